/** Which moves are meant by what somebody types: "panama", "fel ben", "3". */

import type { Move } from "./moves";

interface Offered {
  move: Move;
  /** The move in the reader's language, as the server says it. */
  label: string;
}

/** The moves in which all that is typed is found: beginnings of words, or places in the hand. */
export function matching(
  moves: readonly Offered[],
  typed: string,
  cards: readonly string[],
): readonly Offered[] {
  const sought = wordsIn(typed);
  return moves.filter(({ move, label }) => {
    const words = wordsIn(label);
    return sought.every((one) => {
      const isPlace = /^\d$/.test(one) && cards[Number(one) - 1] === move.card;
      return isPlace || words.some((word) => word.startsWith(one));
    });
  });
}

/** In small letters without accents: who types in a hurry leaves them out. */
function wordsIn(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word);
}
