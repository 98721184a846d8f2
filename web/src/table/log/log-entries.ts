/** How the log is read: what belongs together stands together. */

import type { Seat } from "@/words/messages";
import type { Line } from "@/table/state/logs.svelte";

/** An entry of the log. */
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

/** How a game's events are shown, by the ids of their messages. */
export interface EntryKinds {
  /** Events that begin a turn. */
  readonly begins: ReadonlySet<string>;
  /** Events of several seats that share an entry. */
  readonly together: ReadonlySet<string>;
  /** Events that are shown in a quiet colour. */
  readonly quiet: ReadonlySet<string>;
}

const PLAIN: EntryKinds = { begins: new Set(), together: new Set(), quiet: new Set() };

function seatOf(argument: unknown): number | null {
  const found = argument as Partial<Seat> | undefined;
  return found?.is === "seat" ? (found.seat ?? null) : null;
}

/** Every line by itself, but everybody's no to one offer together, and the like. */
export function entriesOf(lines: readonly Line[], kinds = PLAIN, reader = 0): Entry[] {
  const entries: Entry[] = [];
  let told = "";
  for (const line of lines) {
    const before = told;
    told = line.told?.id ?? "";
    const last = entries.at(-1);
    if (last && told === before && kinds.together.has(told)) {
      entries[entries.length - 1] = { ...last, lines: [...last.lines, line] };
      continue;
    }
    entries.push({
      id: line.id,
      lines: [line],
      begins: kinds.begins.has(told),
      isQuiet: kinds.quiet.has(told),
      isToReader: !!reader && seatOf(line.told?.arguments?.["to"]) === reader,
    });
  }
  return entries;
}
