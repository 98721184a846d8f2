import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { answerAs } from "@/testing/answers";
import faulty from "@/testing/answers/deck-without-glade.json";
import own from "@/testing/answers/own-deck.json";
import { letTimePass, stopClock } from "@/testing/clock";
import { words } from "@/words/language.svelte";
import { cellSaid } from "@/games/grove/cards/cell-words";
import DeckEditor from "./DeckEditor.svelte";

const DRAW = "POST /api/games/grove/draw-deck";

/** The first cell of a card, which must show this. */
function cell(card: number, fruit: "orange" | null, count: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell="${card}/1"]`);
  const what = cellSaid({ fruit, count });
  const name = words.say("pages-edit-cell", { card, row: 1, column: 1, what });
  expect(found?.getAttribute("aria-label")).toBe(name);
  return found as HTMLElement;
}
const button = (key: string): HTMLButtonElement => screen.getByText(words.say(key));

it("own cards come back when the house deck was tapped by mistake", async () => {
  const user = stopClock();
  const server = answerAs(own);
  render(DeckEditor);
  await letTimePass();
  await user.click(cell(2, "orange", 1));
  cell(2, "orange", 2);
  await letTimePass();
  await user.click(button("pages-edit-house"));
  cell(2, "orange", 1);
  await letTimePass();
  await user.click(button("page-undo-edit"));
  cell(2, "orange", 2);
  button("pages-edit-house");
  await letTimePass();
  expect(server.bodies(DRAW)).toEqual(own.map(({ sent }) => sent));
});

it("a fault of a whole card is told at the card, and such a deck is not played", async () => {
  const user = stopClock();
  const server = answerAs(faulty);
  render(DeckEditor);
  await letTimePass();
  screen.getByText(words.say("pages-edit-good"));
  expect(button("pages-edit-play").disabled).toBe(false);
  await user.click(cell(1, null, 0));
  await letTimePass();
  expect(server.bodies(DRAW)).toEqual(faulty.map(({ sent }) => sent));
  const [fault] = faulty[1]?.answer.faults ?? [];
  const told = screen.getByText(fault?.sentence ?? "");
  expect(told.closest("li")).toBe(cell(1, "orange", 1).closest("li"));
  screen.getByText(words.say("pages-edit-faults", { count: 1 }));
  expect(button("pages-edit-play").disabled).toBe(true);
});
