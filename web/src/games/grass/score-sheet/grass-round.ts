/** A round of Grass as it is put in on the score sheet, and kept in the browser until it is counted. */

import type { RoundScore } from "@/generated/api";

export const PILES = ["stash", "protected", "hand"] as const;
export type Pile = (typeof PILES)[number];

/** The cards in front of a player, and their total before the round. */
export type Laid = Record<Pile, string[]> & { name: string; total: number };

export interface Round {
  edition: string;
  round: number;
  seats: Laid[];
}

const KEPT = "greentable.score.grass";

export const nobody = (): Laid => ({ name: "", total: 0, stash: [], protected: [], hand: [] });

/** The sheet as it was left, or an empty one for three. */
export function keptRound(): Round {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "") as Round;
    if (kept.seats.length >= 2) return kept;
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  return { edition: "2018", round: 1, seats: [nobody(), nobody(), nobody()] };
}

export function keep(sheet: Round): void {
  localStorage.setItem(KEPT, JSON.stringify(sheet));
}

/** The same people, and new ones behind them or fewer. */
export function seated(seats: readonly Laid[], count: number): Laid[] {
  return Array.from({ length: count }, (_, place) => seats[place] ?? nobody());
}

/** The round after one that is counted: empty tables, and totals that go on. */
export function nextRound({ edition, round, seats }: Round, score: RoundScore): Round {
  const after = seats.map(({ name }, place) => ({
    ...nobody(),
    ...{ name, total: score.seats[place]?.total ?? 0 },
  }));
  return { edition, round: round + 1, seats: after };
}

/** The first round of another game of the same people. */
export function firstRound({ edition, seats }: Round): Round {
  return { edition, round: 1, seats: seats.map(({ name }) => ({ ...nobody(), name })) };
}
