import { screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { hand, inHand, readOut, sitAt } from "@/testing/grass-screen";
import alone from "@/testing/recordings/grass-alone.json";
import hit from "@/testing/recordings/grass-hit.json";
import { words } from "@/words/language.svelte";
import { row, say, seat, type Argument } from "@/words/messages";
import { card, familyOf } from "@/games/grass/cards/cards";

function spoken(key: string, code: string, names: readonly string[], more = {}): string {
  const known: Record<string, Argument> = { card: card(code), family: familyOf(code), ...more };
  return words.text(say(`page-grass-card-${key}`, known), names);
}

it("names each card, its family, and whether it can be played", () => {
  const { state } = sitAt(alone);
  for (const one of hand()) {
    const code = one.dataset["card"] ?? "";
    const key = code === "MO" ? "playable" : "idle";
    expect(one.ariaLabel).toBe(spoken(key, code, state.names));
  }
});

it("says whom a card can hit; Enter goes there, and again plays it", async () => {
  const { table, state } = sitAt(hit);
  const who = row([seat(2), seat(3)], { join: "either" });
  expect(inHand("BU").ariaLabel).toBe(spoken("playable-on", "BU", state.names, { who }));
  await userEvent.keyboard(`${hand().indexOf(inHand("BU")) + 1}{Enter}`);
  const label = words.text(
    say("grass-move-play-on", { card: card("BU"), target: seat(2) }),
    state.names,
  );
  expect(document.activeElement?.ariaLabel?.toLowerCase()).toBe(label.toLowerCase());
  await userEvent.keyboard("{Enter}");
  expect(table.played.map(({ move }) => move)).toEqual(["1 play BU@2"]);
  expect(readOut()).toContain(words.text(state.news[0] ?? "", state.names));
  screen.getByRole("main");
});
