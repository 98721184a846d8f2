import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import golden from "@/generated/golden-words.json";
import { moveMessage, readMove } from "@/games/grass/moves/moves";
import { Catalogue } from "./catalogue";
import { plain, say, seat, type Message } from "./messages";

const FOLDER = new URL("../../../src/greentable/words/catalogues/", import.meta.url);
const LANGUAGES = ["en", "it", "nl", "de", "fr"];

function source(language: string): string {
  const files = readdirSync(new URL(language, FOLDER)).filter((file) => file.endsWith(".ftl"));
  return files
    .map((file) => readFileSync(new URL(`${language}/${file}`, FOLDER), "utf8"))
    .join("\n");
}

function catalogue(language: string): Catalogue {
  const codes = language === "en" ? ["en"] : [language, "en"];
  return new Catalogue(
    language,
    codes.map((code) => ({ language: code, source: source(code) })),
  );
}

describe.each(LANGUAGES)("in %s", (language) => {
  const words = catalogue(language);

  it("says what Python says", () => {
    for (const { message, texts } of golden.said) {
      const wanted = (texts as Record<string, string>)[language];
      expect(words.text(message as Message, golden.names)).toBe(wanted);
    }
  });

  it("says moves of Grass as Python says them", () => {
    for (const { token, message } of golden.moves) {
      const ours = moveMessage(readMove(token));
      expect([token, ours.id]).toEqual([token, message.id]);
      expect(words.text(ours, golden.names)).toBe(words.text(message as Message, golden.names));
    }
  });

  it("has texts for the page, its own or English ones", () => {
    expect(words.say("page-play-now")).not.toBe("");
  });
});

describe("a sum where there is little room", () => {
  it.each([
    ["en", "$0", "$25k", "−$25,000"],
    ["it", "0\u00a0$", "25k$", "−25.000\u00a0$"],
    ["fr", "0\u00a0$", "25\u202fk$", "−25\u202f000\u00a0$"],
  ])("is short in %s", (language, none, thousands, owed) => {
    const words = catalogue(language);
    expect([words.shortMoney(0), words.shortMoney(25_000)]).toEqual([none, thousands]);
    expect(words.printedMoney(-25_000)).toBe(owed);
  });
});

describe("spans", () => {
  const words = catalogue("en");

  it("tell names from text", () => {
    const spans = words.spans(say("grass-event-ended-turn", { who: seat(2) }), ["Ana", "Ben"]);
    expect(spans.map((one) => [one.kind, one.text])).toEqual([
      ["name", "Ben"],
      ["text", " ends the turn."],
    ]);
    expect(spans[0]?.seat).toBe(2);
  });

  it("show a name as it is, whatever is in it", () => {
    const name = "{ $who } <b>\ue000</b>";
    const text = plain(words.spans(say("grass-event-ended-turn", { who: seat(1) }), [name]));
    expect(text).toBe(`${name} ends the turn.`);
  });
});

describe("a text that is missing", () => {
  it("is an error of ours", () => {
    expect(() => catalogue("de").say("no-such-key")).toThrow("no-such-key");
  });
});
