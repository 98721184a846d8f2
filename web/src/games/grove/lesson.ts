import type { Lesson, Step } from "@/game-interface/lesson";
import type { ViewDocument } from "@/generated/grove";

const laid = (view: ViewDocument): number =>
  view.table.seats[view.viewer - 1]?.grove.cards.length ?? 0;

export const STEPS: readonly Step<ViewDocument>[] = [
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

const lesson: Lesson = { ruleset: "", steps: STEPS, coach: "board" };
export default lesson;
