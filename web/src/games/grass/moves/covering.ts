/**
 * Which Peddle of the own stash a Protection is to cover, by their places there.
 *
 * The Peddle that can be covered are read from the legal ways to play the card (`ways`).
 */

import { printedFigure } from "@/games/grass/cards/cards";
import type { Move } from "./moves";

type Places = readonly number[];

/** The way that covers most is shown first. */
export function coverMost(ways: readonly Move[], stash: readonly string[]): Places {
  const worth = (move: Move): number =>
    move.cover.reduce((sum, code) => sum + printedFigure(code), 0);
  const [most] = ways
    .filter((move) => move.cover.length)
    .sort((one, other) => worth(other) - worth(one));
  const left = [...(most?.cover ?? [])];
  return stash.flatMap((code, place) => {
    const found = left.indexOf(code);
    if (found >= 0) left.splice(found, 1);
    return found >= 0 ? [place] : [];
  });
}

/** One more of a kind, if that can still be covered; else none of it. */
export function coverOneMore(
  ways: readonly Move[],
  stash: readonly string[],
  covered: Places,
  code: string,
): Places {
  const places = stash.flatMap((one, place) => (one === code ? [place] : []));
  const free = places.find((place) => !covered.includes(place));
  if (free !== undefined) {
    const more = [...covered, free];
    const wanted = more.map((place) => stash[place] ?? "");
    if (ways.some((move) => holdsAll(move.cover, wanted))) return more;
  }
  return covered.filter((place) => !places.includes(place));
}

/** The way that covers exactly these. */
export function wayToCover(
  ways: readonly Move[],
  stash: readonly string[],
  covered: Places,
): Move | undefined {
  const wanted = covered.map((place) => stash[place] ?? "").sort();
  return ways.find(
    (move) => move.cover.length > 0 && [...move.cover].sort().join() === wanted.join(),
  );
}

function holdsAll(cards: readonly string[], wanted: readonly string[]): boolean {
  const left = [...cards];
  return wanted.every((one) => {
    const place = left.indexOf(one);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}
