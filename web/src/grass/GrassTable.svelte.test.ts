import { render, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { playBack } from "../testing/recorded-table";
import turn from "../testing/recordings/grass-turn.json";
import { words } from "../words/language.svelte";
import GrassTable from "./GrassTable.svelte";

it("discards the chosen card by a button, and shows one card less", async () => {
  const { state, table } = playBack(turn);
  render(GrassTable, { state, seat: 1 });
  const hand = screen.getByRole("toolbar", { name: words.say("page-hand") });
  const cards = within(hand).getAllByRole("button");
  expect(cards.map((card) => card.dataset["card"])).toContain("CO");
  await userEvent.click(cards.find((card) => card.dataset["card"] === "CO") as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: words.say("page-grass-discard") }));
  expect(table.played.map(({ move }) => move)).toEqual(["1 discard CO"]);
  expect(within(hand).getAllByRole("button")).toHaveLength(cards.length - 1);
});

it("opens the trade sheet by the first key that is pressed, without waiting for anything", async () => {
  const { state } = playBack(turn);
  render(GrassTable, { state, seat: 1 });
  await userEvent.keyboard("t");
  const name = words.say("page-trade");
  expect(await screen.findByRole("complementary", { name })).toBe(document.activeElement);
});
