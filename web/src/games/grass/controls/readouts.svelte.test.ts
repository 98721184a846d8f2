import { waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { nameOf, readOut, sitAt } from "@/testing/grass-screen";
import alone from "@/testing/recordings/grass-alone.json";
import { words } from "@/words/language.svelte";

async function hears(key: string, ...parts: readonly string[]): Promise<void> {
  await userEvent.keyboard(key);
  await waitFor(() => {
    for (const part of parts) expect(readOut()).toContain(part);
  });
}

it("reads out the hand, the tables and how it stands when keys ask for it", async () => {
  const { state } = sitAt(alone);
  await hears("y", `${words.say("page-hand")}: `, ...["HG", "MO", "BU", "IM"].map(nameOf));
  const closed = words.say("page-grass-closed");
  const kept = `${words.say("page-grass-protected")} ${words.catalogue?.printedMoney(0)}.`;
  await hears("m", `${words.say("page-grass-my-table")}: ${closed}. ${kept}`);
  const held = words.say("page-cards-in-hand", { count: 6 });
  await hears("o", ...[1, 2].map((one) => `${state.names[one]}: ${held}`));
  const round = words.say("page-grass-round", { round: 1 });
  await hears("g", `${round}. ${words.say("grass-status-turn")}`, words.say("page-grass-haystack"));
});

it("reads out by itself whose turn it is and what everybody does", async () => {
  const { table, state } = sitAt(alone);
  expect(readOut()).toContain(words.say("grass-status-turn"));
  for (const move of ["1 discard HG", "1 end"]) {
    table.goTo(move);
    expect(state.news).not.toHaveLength(0);
    await waitFor(() => {
      for (const one of state.news) expect(readOut()).toContain(words.text(one, state.names));
    });
  }
});
