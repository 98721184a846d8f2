/** How the log shows the events of Grass. */

import type { EntryKinds } from "@/table/log/log-entries";
import type { Line } from "@/table/state/logs.svelte";
import type { Message } from "@/words/messages";

const TOGETHER = [
  "grass-event-declined",
  "grass-event-chose",
  "grass-event-passed-hidden",
  "grass-event-dealt-hidden",
];

export const LOG_KINDS: EntryKinds = {
  begins: new Set(["grass-event-drew", "grass-event-drew-hidden"]),
  together: new Set(TOGETHER),
  quiet: new Set(["grass-event-drew-hidden", ...TOGETHER]),
};

/** The last event. That a seat has chosen is left out: it would hide who has hit whom. */
export function latestOf(lines: readonly Line[]): Message | undefined {
  return lines.filter(({ told }) => told && told.id !== "grass-event-chose").at(-1)?.told;
}
