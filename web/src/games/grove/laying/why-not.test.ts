import { expect, test } from "vitest";
import type { ExplanationDocument } from "@/generated/grove";
import { say } from "@/words/messages";
import { needsSquirrel, whyNot } from "./why-not";

const about = (part: Partial<ExplanationDocument>): ExplanationDocument => ({
  game: "grove",
  version: 1,
  is_legal: true,
  move: "3:0,0,90",
  reason: null,
  rule: null,
  messages: [say("grove-clause-score")],
  faults: [],
  events: [],
  score_before: 0,
  score_after: 0,
  squirrel_before: 0,
  squirrel_after: 0,
  recipes_met: [],
  recipes_lost: [],
  phase: null,
  grove: null,
  ...part,
});

test("a place that the rules forbid says so, and where", () => {
  const faults = [{ column: 1, row: 0, reason: "grove-fault-mismatch" }];
  const rule = "grove.squirrel.1";
  const refused = { is_legal: false, messages: [say("grove-reason-two-mismatches")], rule, faults };
  expect(whyNot(about(refused))).toEqual({
    said: say("grove-reason-two-mismatches"),
    rule,
    cells: faults,
  });
});

test("a place that only the squirrel makes legal is not passed over in silence", () => {
  const change = { event: "squirrel", fruit: "lemon", before: 4, after: null, points: -6 } as const;
  expect(needsSquirrel({ column: 2, row: 1, ...change })).toEqual({
    said: say("page-grove-needs-squirrel"),
    rule: null,
    cells: [{ column: 2, row: 1 }],
  });
});

test("nothing is against a legal place", () => {
  expect(whyNot(about({}))).toBeNull();
});
