/** The page and Python put every message into the same words. Python is asked while this runs. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { catalogueOf, LANGUAGES } from "@/testing/catalogue-of";
import type { Message } from "./messages";

interface SaidByPython {
  names: string[];
  said: { message: Message; texts: Record<string, string> }[];
}

const project = fileURLToPath(new URL("../../../", import.meta.url));
const python = process.env["PYTHON"] ?? `${project}.venv/bin/python`;
const printed = execFileSync(python, ["-m", "tests.web.said_by_python"], {
  cwd: project,
  maxBuffer: 64 * 1024 * 1024,
});
const { names, said } = JSON.parse(printed.toString()) as SaidByPython;

describe.each(LANGUAGES)("in %s", (language) => {
  const words = catalogueOf(language);

  it("the page says what Python says", () => {
    const ours = said.map(({ message }) => [message.id, words.text(message, names)]);
    expect(ours).toEqual(said.map(({ message, texts }) => [message.id, texts[language]]));
  });
});
