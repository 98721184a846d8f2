/**
 * The lessons: what the coach says, and when it goes on. It looks at the views of a real table; what
 * may be done there, the table says.
 */

import type { ViewDocument as GrassView } from "@/generated/grass";
import type { ViewDocument as GroveView } from "@/generated/grove";

/** A step of a lesson. Without `until` the reader says when to go on. */
export interface Step<View> {
  name: string;
  until?: (view: View, before: View, holdsCard: boolean) => boolean;
  /** What this step is about is there already: nothing to be learned any more. */
  skipIf?: (view: View) => boolean;
  /** What to say instead where it cannot be done just now. */
  instead?: (view: View) => string | undefined;
}

const mine = (view: GrassView) => view.table.seats[view.viewer - 1];
const stashOf = (view: GrassView): number =>
  Object.values(mine(view)?.stash ?? {}).reduce((sum, count) => sum + count, 0) +
  (mine(view)?.protections.length ?? 0);
const laid = (view: GroveView): number =>
  view.table.seats[view.viewer - 1]?.grove.cards.length ?? 0;

export const GRASS_LESSON: readonly Step<GrassView>[] = [
  { name: "welcome" },
  { name: "hand" },
  {
    name: "draw",
    until: (view, before) =>
      (view.table.turn === view.viewer && view.table.played) ||
      view.table.turn !== before.table.turn,
  },
  { name: "end", until: (view) => view.table.turn !== view.viewer },
  {
    name: "market",
    until: (view) => !!mine(view)?.market,
    skipIf: (view) => !!mine(view)?.market,
  },
  {
    name: "peddle",
    until: (view) => stashOf(view) > 0,
    skipIf: (view) => stashOf(view) > 0,
    instead: (view) => {
      if (!mine(view)?.market) return "market";
      return mine(view)?.heat ? "heated" : undefined;
    },
  },
  { name: "risk" },
  { name: "heat" },
  { name: "trade" },
  { name: "finish" },
];

export const GROVE_LESSON: readonly Step<GroveView>[] = [
  { name: "welcome" },
  {
    name: "choose",
    until: (view, before, holdsCard) => holdsCard || laid(view) > laid(before),
  },
  { name: "place", until: (view, before) => laid(view) > laid(before) },
  { name: "die" },
  { name: "rise", until: (view, before) => laid(view) > laid(before) },
  { name: "squirrel" },
  { name: "finish" },
];

/** The place of the next step that still has something to teach. */
export function nextStep<View>(lesson: readonly Step<View>[], at: number, view: View): number {
  let next = at + 1;
  while (lesson[next]?.skipIf?.(view)) next += 1;
  return next;
}
