/** How the ways to play the chosen card are offered: by a button each, or by what lies on the table. */

import type { Move } from "./moves";
import type { GrassTurn } from "./turn.svelte";

/** More ways than these are chosen on the table: buttons in several rows would push it away. */
const MOST_NAMES = 6;
const MOST_SENTENCES = 1;

/** Whether plays differ in nothing but whom they hit: then the names say enough. */
export function differInNames(moves: readonly Move[]): boolean {
  return (
    moves.length > 1 &&
    moves.every((move) => move.seat && move.other === null) &&
    new Set(moves.map((move) => move.seat)).size === moves.length
  );
}

/** The plays that have a button; a Protection has one for what is picked to be covered. */
export function waysWithButtons(turn: GrassTurn): readonly Move[] {
  const ways = turn.plays.filter((move) => !move.cover.length);
  return ways.length <= (differInNames(ways) ? MOST_NAMES : MOST_SENTENCES) ? ways : [];
}

/** The text that asks for each kind of pick on the table. */
const PICKS: Record<NonNullable<Move["pick"]>, string> = {
  seat: "page-grass-choose-target",
  steal: "page-grass-choose-steal",
  fine: "page-grass-choose-fine",
  cover: "page-grass-choose-cover",
};

/** The next choice, as a text of the page; null: there is none, a button does it. */
export function nextChoice(turn: GrassTurn): string | null {
  if (turn.swapping) {
    return turn.swapped ? "page-grass-choose-theirs" : "page-grass-choose-own";
  }
  const covers = turn.plays.filter((move) => move.cover.length > 0);
  if (covers.length > MOST_SENTENCES && !turn.cover) return PICKS.cover;
  const ways = turn.plays.filter((move) => !move.cover.length);
  const [way] = ways;
  if (way?.pick && !waysWithButtons(turn).length) return PICKS[way.pick];
  return differInNames(ways) ? PICKS.seat : null;
}
