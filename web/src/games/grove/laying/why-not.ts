/** Why a card stays out of a place that somebody pointed at, in the layer without the squirrel. */

import type { ExplanationDocument } from "@/generated/grove";
import { say, type Message } from "@/words/messages";

export interface WhyNot {
  said: Message;
  /** The cells that are in the way. */
  cells: readonly { column: number; row: number }[];
}

/** Null where nothing is against it. */
export function whyNot(found: ExplanationDocument): WhyNot | null {
  const [said] = found.messages;
  if (!found.is_legal) return said ? { said, cells: found.faults } : null;
  const squirrels = found.events.filter((event) => event.event === "squirrel");
  return squirrels.length ? { said: say("page-grove-needs-squirrel"), cells: squirrels } : null;
}
