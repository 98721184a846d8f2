/** Somebody who sits at a recorded table of Grove: what they are shown, and what they press. */

import { render, screen, within } from "@testing-library/svelte";
import GroveTable from "@/games/grove/GroveTable.svelte";
import type { WhenDrawn } from "@/table/state/views-on-screen";
import type { TableState } from "@/table/state/table-state.svelte";
import { words } from "@/words/language.svelte";
import { playBack, type RecordedTable } from "./recorded-table";

export interface GroveSeat {
  table: RecordedTable;
  state: TableState;
  /** The moves that were asked for. */
  moves: () => string[];
}

export function sitDown(recording: unknown, whenDrawn?: WhenDrawn): GroveSeat {
  const { table, state } = playBack(recording, whenDrawn);
  render(GroveTable, { state, seat: 1 });
  return { table, state, moves: () => table.played.map(({ move }) => move) };
}

export function button(key: string, args: Record<string, string | number> = {}): HTMLElement {
  return screen.getByRole("button", { name: words.say(key, args) });
}

export function hand(): HTMLElement[] {
  const group = screen.getByRole("group", { name: words.say("page-hand") });
  return within(group).getAllByRole("button");
}

/** A card of the hand, from 1. */
export function card(number: number): HTMLElement {
  const found = hand()[number - 1];
  if (!found) throw new Error(`no card ${number} in hand`);
  return found;
}

export function board(): Element {
  const found = document.querySelector("svg.board");
  if (!found) throw new Error("there is no board");
  return found;
}

/** The parts of the sentence that is read out about the place of the chosen card. */
export function about(): string[] {
  return [...(document.querySelector(".controls [aria-live]")?.children ?? [])].map(said);
}

/** The text of something, with single spaces. */
export function said(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}
