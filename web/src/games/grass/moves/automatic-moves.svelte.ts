/** The moves that a table of Grass makes by itself for its player; to be called while a screen is made. */

import { untrack } from "svelte";
import { preferences } from "@/browser/preferences.svelte";
import type { TableState } from "@/table/state/table-state.svelte";
import type { GrassTurn } from "./turn.svelte";

/** Milliseconds in which one sees that nothing else is left. */
const BEFORE_END = 700;

export function keepHabits(table: TableState, turn: GrassTurn): void {
  keepChosenCard(table, turn);
  endTurnByItself(table, turn);
  declineByItself(table, turn);
}

/** With another view the chosen card may be gone, or lie elsewhere in the hand. */
function keepChosenCard(table: TableState, turn: GrassTurn): void {
  let held: readonly string[] = [];
  $effect(() => {
    void table.view(turn.seat)?.rev;
    untrack(() => {
      const card = turn.chosen === null ? undefined : held[turn.chosen];
      if (card !== undefined && card !== turn.card) {
        const place = turn.cards.indexOf(card);
        if (place < 0) turn.cancel();
        else turn.chosen = place;
      }
      held = turn.cards;
      turn.forgetExplanation();
      if (!turn.view?.own.legal) turn.isAdvised = false;
      if (!turn.mayMakeDeals && !turn.isHaggling) turn.isTrading = false;
    });
  });
}

/** Where nothing but ending the turn is left, or nothing else is wanted. */
function endTurnByItself(table: TableState, turn: GrassTurn): void {
  $effect(() => {
    const { end, moves, legal, isTrading, swapping } = turn;
    const { endByItself, endAfterPlay } = preferences.now;
    const isLeft = moves.length > 1 || !!legal?.offers;
    const isBusy = isTrading || swapping || turn.chosen !== null;
    if (table.isReplay || !end || !(isLeft ? endAfterPlay && !isBusy : endByItself)) return;
    const timer = setTimeout(() => void turn.play(end, { byItself: true }), BEFORE_END);
    return () => clearTimeout(timer);
  });
}

/** Where every offer shall get the same answer, or every one for a card that one lacks. */
function declineByItself(table: TableState, turn: GrassTurn): void {
  $effect(() => {
    const { refusal, lacksWanted, declines } = turn;
    const isAnswered = !!table.view(turn.seat)?.held || table.busy;
    const isWanted = declines === "all" || (declines === "lacking" && lacksWanted);
    if (!isWanted || !refusal || isAnswered) return;
    untrack(() => void turn.play(refusal, { byItself: true }));
  });
}
