import { render, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { playBack } from "@/testing/recorded-table";
import layers from "@/testing/recordings/grove-layers.json";
import { words } from "@/words/language.svelte";
import GroveTable from "@/games/grove/GroveTable.svelte";

it("lifts cards off one by one by button or key, and lays them back", async () => {
  const { state, table } = playBack(layers);
  render(GroveTable, { state, seat: 1 });
  const name = words.say("page-grove-layers");
  expect(screen.queryByRole("button", { name })).toBeNull(); // a single card has nothing under it
  table.goTo("1 16:4,2,0");
  const gone = (): number => document.querySelectorAll("svg.board .gone").length;
  await userEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(gone()).toBe(1));
  await userEvent.keyboard("l");
  await waitFor(() => expect(gone()).toBe(2));
  await userEvent.keyboard("l");
  await waitFor(() => expect(gone()).toBe(0));
});

it("reads out how the own grove stands when a key asks for it", async () => {
  const { state } = playBack(layers);
  render(GroveTable, { state, seat: 1 });
  await userEvent.keyboard("g");
  expect(state.announcement).toContain(words.say("page-grove-dice"));
  expect(state.announcement).toContain(words.say("page-grove-turn", { turn: 1 }));
});
