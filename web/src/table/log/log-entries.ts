/** How the log is read: what belongs together stands together. */

import type { Message, Seat } from "@/words/messages";
import type { Line } from "@/table/state/logs.svelte";

/** What stands in one place of the log. */
export interface Entry {
  id: number;
  lines: readonly Line[];
  /** Somebody's turn begins here. */
  begins: boolean;
  /** It is hardly news. */
  isQuiet: boolean;
  /** Somebody else did it to the reader. */
  isToReader: boolean;
}

const BEGINS = new Set(["grass-event-drew", "grass-event-drew-hidden"]);
/** What everybody does in turn. */
const TOGETHER = new Set([
  "grass-event-declined",
  "grass-event-chose",
  "grass-event-passed-hidden",
  "grass-event-dealt-hidden",
]);
const QUIET = new Set(["grass-event-drew-hidden", ...TOGETHER]);

function seatOf(argument: unknown): number | null {
  const found = argument as Partial<Seat> | undefined;
  return found?.is === "seat" ? (found.seat ?? null) : null;
}

/** What happened last; that somebody has chosen is seen at the seats, and hides who has hit whom. */
export function latestOf(lines: readonly Line[]): Message | undefined {
  return lines.filter(({ told }) => told && told.id !== "grass-event-chose").at(-1)?.told;
}

/** Every line by itself, but everybody's no to one offer together, and the like. */
export function entriesOf(lines: readonly Line[], reader = 0): Entry[] {
  const entries: Entry[] = [];
  let told = "";
  for (const line of lines) {
    const before = told;
    told = line.told?.id ?? "";
    const last = entries.at(-1);
    if (last && told === before && TOGETHER.has(told)) {
      entries[entries.length - 1] = { ...last, lines: [...last.lines, line] };
      continue;
    }
    entries.push({
      id: line.id,
      lines: [line],
      begins: BEGINS.has(told),
      isQuiet: QUIET.has(told),
      isToReader: !!reader && seatOf(line.told?.arguments?.["to"]) === reader,
    });
  }
  return entries;
}
