/** A table of Grass on the screen, with what is read out beside it; what a player finds there. */

import { render, screen, within } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import GrassTable from "@/games/grass/GrassTable.svelte";
import Notices from "@/table/Notices.svelte";
import type { WhenDrawn } from "@/table/state/views-on-screen";
import { words } from "@/words/language.svelte";
import { playBack, type RecordedTable } from "./recorded-table";

/** Sit down at a recorded table, at the seat whose recording it is. */
export function sitAt(
  recording: { seat: number },
  whenDrawn?: WhenDrawn,
): {
  table: RecordedTable;
  state: ComponentProps<typeof GrassTable>["state"];
} {
  const { seat } = recording;
  const { state, table } = playBack(recording, whenDrawn);
  render(Notices, { state, seat });
  render(GrassTable, { state, seat });
  return { table, state };
}

export function hand(): HTMLElement[] {
  const row = screen.getByRole("toolbar", { name: words.say("page-hand") });
  return within(row).getAllByRole("button");
}

/** The first card of a kind in the hand. */
export function inHand(code: string): HTMLElement {
  const found = hand().find((card) => card.dataset["card"] === code);
  if (!found) throw new Error(`${code} is not in the hand`);
  return found;
}

type Args = Parameters<typeof words.say>[1];

/** A button by the id of its text. */
export function button(id: string, args?: Args): HTMLElement {
  return screen.getByRole("button", { name: words.say(id, args) });
}

export function nameOf(code: string): string {
  return words.catalogue?.card("grass", code) ?? "";
}

/** The first element that a selector finds. */
export function place(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on the screen`);
  return found;
}

/** All that is read out by itself as it stands now. */
export function readOut(): string {
  const regions = document.querySelectorAll("[aria-live=polite], [aria-live=assertive]");
  return [...regions].map((region) => region.textContent).join("\n");
}
