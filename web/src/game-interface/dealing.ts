/** How a game deals its cards, for checking a deal against its seeds (docs/shuffle.md). */

import type { GameView } from "@/table/state/game-view";

export interface Dealing {
  /** The label of the shuffle of a round. */
  label(round: number): string;
  /** Whether a move of nature begins a new shuffle; `before` is the verb of the last one. */
  beginsShuffle(verb: string, before: string, round: number): boolean;
  /** The cards that a move of nature deals, from the words after its verb. */
  cardsOf(words: readonly string[]): readonly string[];
  /** All cards in the order of their kinds, and those that are not in this game. */
  deckOf(view: GameView): { deck: readonly string[]; aside: readonly string[] };
}
