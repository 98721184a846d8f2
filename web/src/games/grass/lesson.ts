import type { Lesson, Step } from "@/game-interface/lesson";
import type { ViewDocument } from "@/generated/grass";

const mine = (view: ViewDocument) => view.table.seats[view.viewer - 1];
const stashOf = (view: ViewDocument): number =>
  Object.values(mine(view)?.stash ?? {}).reduce((sum, count) => sum + count, 0) +
  (mine(view)?.protections.length ?? 0);

export const STEPS: readonly Step<ViewDocument>[] = [
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

const lesson: Lesson = { ruleset: "2018 max_rounds=1", seats: 2, steps: STEPS, coach: "log" };
export default lesson;
