import { screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { PHRASES_WITH_CARDS } from "@/generated/phrases";
import { button, nameOf, sitAt } from "@/testing/grass-screen";
import type { RecordedTable } from "@/testing/recorded-table";
import turn from "@/testing/recordings/grass-turn.json";
import { words } from "@/words/language.svelte";
import { row, say } from "@/words/messages";
import { card } from "./cards/cards";
import { phraseWithGap } from "./trade/phrase-with-gap";

afterEach(() => words.speak("en"));

function sitDown(): RecordedTable {
  return sitAt(turn).table;
}

/** Ben, at the second seat, says something. */
function benSays(table: RecordedTable, phrase: string, cards: string[]): void {
  const known = cards.length ? { cards: row(cards.map((code) => card(code))) } : {};
  const message = say(`phrase-${phrase}`, known);
  table.tell({ type: "talked", seat: 2, name: "Ben", phrase, cards, text: null, message, at: 0 });
}

const heard = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".side li.talk")];

it("says phrases that name cards", async () => {
  const table = sitDown();
  const talk = within(screen.getByRole("group", { name: words.say("page-talk") }));
  await userEvent.click(talk.getByRole("button", { name: phraseWithGap("phrase-need") }));
  await userEvent.click(talk.getByRole("button", { name: nameOf("HG") }));
  await userEvent.click(talk.getByRole("button", { name: words.say("page-say") }));
  await userEvent.click(talk.getByRole("button", { name: words.say("phrase-hello") }));
  expect(table.said).toEqual([{ phrase: "need", cards: ["HG"] }, { phrase: "hello" }]);
});

it.each(["en", "it", "nl", "de", "fr"])("has buttons for them in %s", async (language) => {
  await words.speak(language);
  sitDown();
  for (const id of Object.values(PHRASES_WITH_CARDS)) {
    expect(phraseWithGap(id)).toMatch(/^[^{}]*…[^{}.]*$/);
    await screen.findByRole("button", { name: phraseWithGap(id) });
  }
});

it.each(["en", "de"])("shows phrases in the language of who hears them: %s", async (language) => {
  await words.speak(language);
  expect(document.documentElement.lang).toBe(language);
  const table = sitDown();
  benSays(table, "need", ["HG"]);
  // Cards are set off, so they need no quotes as in plain text.
  const spans = words.catalogue?.spans(say("phrase-need", { cards: row([card("HG")]) })) ?? [];
  const said = spans.map(({ text }) => text).join("");
  await waitFor(() => expect(heard()[0]?.textContent).toContain(said));
});

it("does not show what somebody says who is muted, until they are heard again", async () => {
  const table = sitDown();
  benSays(table, "hello", []);
  await userEvent.click(button("page-mute-person", { name: "Ben" }));
  expect(heard()).toHaveLength(0);
  benSays(table, "thanks", []);
  await userEvent.click(button("page-unmute-person", { name: "Ben" }));
  benSays(table, "thanks", []);
  await waitFor(() => expect(heard()).toHaveLength(1));
  expect(heard()[0]?.textContent).toContain(words.say("phrase-thanks"));
});
