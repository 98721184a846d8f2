import { describe, expect, it } from "vitest";
import { catalogueOf, LANGUAGES } from "@/testing/catalogue-of";
import { plain, say, seat } from "./messages";

it.each(LANGUAGES)("has texts for the page in %s", (language) => {
  expect(catalogueOf(language).say("page-play-now")).not.toBe("");
});

describe("a sum where there is little room", () => {
  it.each([
    ["en", "$0", "$25k", "−$25,000"],
    ["it", "0\u00a0$", "25k$", "−25.000\u00a0$"],
    ["fr", "0\u00a0$", "25\u202fk$", "−25\u202f000\u00a0$"],
  ])("is short in %s", (language, none, thousands, owed) => {
    const words = catalogueOf(language);
    expect([words.shortMoney(0), words.shortMoney(25_000)]).toEqual([none, thousands]);
    expect(words.printedMoney(-25_000)).toBe(owed);
  });
});

describe("spans", () => {
  const words = catalogueOf("en");

  it("tell names from text", () => {
    const spans = words.spans(say("grass-event-ended-turn", { who: seat(2) }), ["Ana", "Ben"]);
    expect(spans.map((one) => [one.kind, one.text])).toEqual([
      ["name", "Ben"],
      ["text", " ends their turn."],
    ]);
    expect(spans[0]?.seat).toBe(2);
  });

  it("show a name as it is, whatever is in it", () => {
    const name = "{ $who } <b>\ue000</b>";
    const text = plain(words.spans(say("grass-event-ended-turn", { who: seat(1) }), [name]));
    expect(text).toBe(`${name} ends their turn.`);
  });
});

describe("a text that is missing", () => {
  it("is an error of ours", () => {
    expect(() => catalogueOf("de").say("no-such-key")).toThrow("no-such-key");
  });
});
