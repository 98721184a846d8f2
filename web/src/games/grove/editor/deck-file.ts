/** Deck files, cell by cell: what is written there, and what comes next when a cell is tapped. */

import houseDeck from "../../../../../src/greentable/grove/decks/house.txt?raw";

/** The six cells of a card, as deck files write them. */
export type Cells = string[];

/** In the order in which tapping goes through them. */
export const CELLS = ["O1", "O2", "Y1", "Y2", "G1", "G2", "--"] as const;

export const CARDS = 18;

export function afterwards(cell: string): string {
  const place = (CELLS as readonly string[]).indexOf(cell);
  return CELLS[(place + 1) % CELLS.length] ?? "O1";
}

export function faceOf(cells: readonly string[]): string {
  return `${cells.slice(0, 3).join(" ")} / ${cells.slice(3).join(" ")}`;
}

/** The cards of a deck file as far as they can be made out; what is missing is a blank card. */
export function cardsIn(text: string): Cells[] {
  const cards = Array.from({ length: CARDS }, () => Array<string>(6).fill("--"));
  for (const line of text.split("\n")) {
    const found = /^\s*(\d+)\s+([^#]+)/.exec(line);
    const number = Number(found?.[1]);
    const cells = (found?.[2] ?? "").split(/[\s/]+/).filter((cell) => cell);
    const isWhole = cells.length === 6 && cells.every((one) => CELLS.includes(one as "O1"));
    if (number >= 1 && number <= CARDS && isWhole) cards[number - 1] = cells;
  }
  return cards;
}

export const houseCards = (): Cells[] => cardsIn(houseDeck);
