/** Lessons: what the coach says, and when it goes on. A lesson reads the views of a real table. */

import type { GameView } from "@/table/state/game-view";

/** A step of a lesson. Without `until` the reader says when to go on. */
export interface Step<View extends GameView = GameView> {
  name: string;
  until?(view: View, before: View, holdsCard: boolean): boolean;
  /** Whether the reader has done this already. */
  skipIf?(view: View): boolean;
  /** Another step to show while this one is impossible. */
  instead?(view: View): string | undefined;
}

export interface Lesson {
  readonly ruleset: string;
  /** How many seats the table has; undefined: as the server likes. */
  readonly seats?: number;
  readonly steps: readonly Step[];
  /** Where the coach is on a wide screen: above the log, or in the corner of the board. */
  readonly coach: "log" | "board";
}

/** The place of the next step that still has something to teach. */
export function nextStep<View extends GameView>(
  steps: readonly Step<View>[],
  at: number,
  view: View,
): number {
  let next = at + 1;
  while (steps[next]?.skipIf?.(view)) next += 1;
  return next;
}
