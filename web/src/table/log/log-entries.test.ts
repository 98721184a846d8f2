import { expect, it } from "vitest";
import { say, seat } from "@/words/messages";
import { entriesOf, type EntryKinds } from "./log-entries";
import type { Line } from "@/table/state/logs.svelte";

const KINDS: EntryKinds = {
  begins: new Set(["event-drew", "event-drew-hidden"]),
  together: new Set(["event-declined"]),
  quiet: new Set(["event-declined", "event-drew-hidden"]),
};

function lines(...events: string[]): Line[] {
  return events.map((event, place) => ({ id: place + 1, told: say(`event-${event}`) }));
}

it("puts everybody's no to one offer together", () => {
  const entries = entriesOf(lines("offered", "declined", "declined", "offered", "declined"), KINDS);
  expect(entries.map((entry) => entry.lines.map(({ id }) => id))).toEqual([[1], [2, 3], [4], [5]]);
});

it("says where turns begin, and what is hardly news", () => {
  const entries = entriesOf(lines("drew", "played", "drew-hidden", "declined"), KINDS);
  expect(entries.map(({ begins }) => begins)).toEqual([true, false, true, false]);
  expect(entries.map(({ isQuiet }) => isQuiet)).toEqual([false, false, true, true]);
});

it("keeps what is said at the table apart", () => {
  const [declined] = lines("declined");
  const talked: Line = { id: 9, talked: { type: "talked", seat: 2, cards: [] } as never };
  expect(
    entriesOf([declined as Line, talked, { ...declined, id: 10 } as Line], KINDS),
  ).toHaveLength(3);
});

it("marks what somebody else does to the reader", () => {
  const told = say("event-stole", { who: seat(2), to: seat(1) });
  const lines = [{ id: 1, told }];
  expect(entriesOf(lines, KINDS, 1)[0]?.isToReader).toBe(true);
  expect(entriesOf(lines, KINDS, 2)[0]?.isToReader).toBe(false);
  expect(entriesOf(lines, KINDS)[0]?.isToReader).toBe(false);
});
