/** The page and Python put every message into the same words. Python is asked while this runs. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { moveMessage, readMove } from "@/games/grass/moves/moves";
import { catalogueOf, LANGUAGES } from "@/testing/catalogue-of";
import type { Message } from "./messages";

interface SaidByPython {
  names: string[];
  said: { message: Message; texts: Record<string, string> }[];
  moves: { token: string; message: Message }[];
}

const project = fileURLToPath(new URL("../../../", import.meta.url));
const python = process.env["PYTHON"] ?? `${project}.venv/bin/python`;
const printed = execFileSync(python, ["-m", "tests.web.said_by_python"], {
  cwd: project,
  maxBuffer: 64 * 1024 * 1024,
});
const { names, said, moves } = JSON.parse(printed.toString()) as SaidByPython;

describe.each(LANGUAGES)("in %s", (language) => {
  const words = catalogueOf(language);

  it("the page says what Python says", () => {
    const ours = said.map(({ message }) => [message.id, words.text(message, names)]);
    expect(ours).toEqual(said.map(({ message, texts }) => [message.id, texts[language]]));
  });
});

it("a move of Grass is the same message", () => {
  for (const { token, message } of moves) {
    expect([token, moveMessage(readMove(token))]).toMatchObject([token, message]);
  }
});
