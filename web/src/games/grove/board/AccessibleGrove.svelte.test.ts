import { screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { ExplanationDocument, ViewDocument } from "@/generated/grove";
import { about, button, card, said, sitDown, type GroveSeat } from "@/testing/grove-seat";
import layers from "@/testing/recordings/grove-layers.json";
import lastCard from "@/testing/recordings/grove-last-card.json";
import turn from "@/testing/recordings/grove-turn.json";
import { words } from "@/words/language.svelte";
import { cardSaid, cellSaid } from "@/games/grove/cards/cell-words";

/** The server's explanation of a move. */
function explained(token: string): ExplanationDocument {
  const answers = turn.steps[0]?.answers as unknown as Record<string, ExplanationDocument>;
  return answers[token] as ExplanationDocument;
}

const viewOf = ({ state }: GroveSeat): ViewDocument => state.view(1)?.view as ViewDocument;

it("cards in hand are called by all that is on them, and read out by a key", async () => {
  const seat = sitDown(turn);
  const { own, table } = viewOf(seat);
  const cards = own.hand.map((number) => cardSaid(number, table.faces[number - 1] ?? ""));
  expect([1, 2].map((number) => card(number).getAttribute("aria-label"))).toEqual(cards);
  await userEvent.keyboard("y");
  expect(seat.state.announcement).toBe(cards.map((one) => `${one}.`).join(" "));
});

it("the grove is a table with a cell for every cell, and grows with what is laid", async () => {
  const seat = sitDown(turn);
  const name = words.say("page-grove-grove-of", { name: seat.state.names[0] ?? "" });
  const cells = (): string[] =>
    within(screen.getByRole("table", { name }))
      .getAllByRole("cell")
      .map(said)
      .filter((text) => text && text !== words.say("pages-score-empty"));
  const lying = (): string[] => {
    const grove = viewOf(seat).table.seats[0]?.grove;
    const sits = grove?.squirrel;
    return (grove?.cells ?? []).map((cell) =>
      cellSaid({ ...cell, squirrel: sits?.column === cell.column && sits.row === cell.row }),
    );
  };
  expect(cells()).toEqual(lying());
  const before = cells().length;
  await userEvent.keyboard("1{Enter}");
  expect(seat.moves()).toEqual(["1 7:2,1,0"]);
  expect(cells()).toEqual(lying());
  expect(cells().length).toBeGreaterThan(before);
});

it("the place of a card and what it brings are read out, and the score when it lies", async () => {
  sitDown(turn);
  await userEvent.keyboard("1");
  const place = (number: number, at: string, rotation: number, under: object): string =>
    words.say("page-grove-place", {
      ...{ place: number, places: 3, at, rotation },
      under: cellSaid({ fruit: "orange", count: 1, ...under } as never),
    });
  const comes = (token: string): string[] =>
    explained(token).messages.map((message) => words.text(message));
  expect(about()).toEqual([`${place(1, "2,1", 0, {})}.`, ...comes("7:2,1,0")]);
  await userEvent.keyboard("]");
  expect(about()).toEqual([`${place(2, "-1,1", 90, {})}.`, ...comes("7:-1,1,90")]);
  await userEvent.keyboard("[[");
  await userEvent.keyboard("{Enter}");
  const { score_after: score } = explained("7:2,1,0");
  expect(said(document.querySelector(".score[aria-live]"))).toBe(
    `${words.say("page-grove-score")} ${score}`,
  );
});

it.each([
  ["until they are used", layers, ["squirrel", "barrow"]],
  ["but for a squirrel that sits in the grove", turn, ["barrow"]],
] as const)("squirrel and barrow lie beside the dice, %s", (_, recording, unused) => {
  const grove = viewOf(sitDown(recording)).table.seats[0]?.grove;
  const left = Object.entries(grove?.supply ?? {}).map(
    ([fruit, dice]) => `${words.say(`grove-fruit-${fruit}`)} ${dice}`,
  );
  for (const one of unused) left.push(words.say(`page-grove-${one}-left`));
  expect(said(screen.getByRole("figure"))).toBe(
    `${words.say("page-grove-dice")}: ${left.join(", ")}`,
  );
});

it("the last card is announced, and the end says nothing twice", async () => {
  const { state } = sitDown(lastCard);
  screen.getByText(words.say("grove-status-last"));
  await userEvent.keyboard("1");
  await userEvent.click(button("page-grove-lay"));
  const end = await screen.findByRole("dialog", { name: words.say("page-grove-over") });
  const { target, seats } = (state.view(1)?.view as ViewDocument).table;
  const score = seats[0]?.grove.score ?? 0;
  const lines = [...end.querySelectorAll(".line")].map(said);
  const missed = state.told.find(({ id }) => id === "grove-score-missed");
  expect(missed?.arguments).toMatchObject({ target, short: (target ?? 0) - score });
  expect(lines).toEqual([missed && words.text(missed, state.names)]);
  expect(said(end.querySelector(".harvest b"))).toBe(String(score));
  expect(said(within(end).getAllByRole("row").at(-1) ?? null)).toContain(String(score));
});
