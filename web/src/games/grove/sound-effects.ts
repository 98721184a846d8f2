/** The sounds of a card of Grove that is laid. */

import type { EventDocument } from "@/generated/grove";
import type { Sound } from "@/browser/sound";

/** The first of these that happened; others may have happened with it. */
const HEARD: readonly (readonly [Sound, readonly EventDocument["event"][]])[] = [
  ["end", ["won", "scored"]],
  ["squirrel", ["squirrel"]],
  ["basket", ["basket", "barrow"]],
  ["rise", ["rose", "appeared"]],
  ["place", ["laid"]],
];

/** The sounds at a seat of all that happened at once; none of other people's groves but the end. */
export function soundOf(events: readonly EventDocument[], me: number): Sound | null {
  const near = events.filter((event) => isNear(event, me)).map(({ event }) => event);
  return HEARD.find(([, kinds]) => kinds.some((kind) => near.includes(kind)))?.[0] ?? null;
}

function isNear(event: EventDocument, me: number): boolean {
  return event.event === "won" || ("seat" in event && event.seat === me);
}
