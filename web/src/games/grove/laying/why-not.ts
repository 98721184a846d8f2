/** Why a card stays out of a place that somebody pointed at. */

import type { ExplanationDocument, Objection } from "@/generated/grove";
import { say } from "@/words/messages";
import type { CellChange } from "./preview";

export interface WhyNot extends Objection {
  /** The cells that are in the way. */
  cells: readonly { column: number; row: number }[];
}

/** Null where nothing is against it. */
export function whyNot({ is_legal, messages, rule, faults }: ExplanationDocument): WhyNot | null {
  const [said] = messages;
  return said && !is_legal ? { said, rule, cells: faults } : null;
}

/** A legal place, in the layer without the squirrel, which would have to sit down at a cell. */
export function needsSquirrel({ column, row }: CellChange): WhyNot {
  return { said: say("page-grove-needs-squirrel"), rule: null, cells: [{ column, row }] };
}
