import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { say } from "@/words/messages";
import { Logs } from "./logs.svelte";

const draws = [say("drew")];
const discards = [say("discarded")];
const plays = [say("played")];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("keeps together what is told so quickly that nobody could have listened", () => {
  const logs = new Logs();
  logs.tell(1, draws, 1);
  logs.tell(1, discards, 2);
  expect(logs.newsOf(1)).toEqual([...draws, ...discards]);
  vi.advanceTimersByTime(1000);
  logs.tell(1, plays, 3);
  expect(logs.newsOf(1)).toEqual(plays);
  expect(logs.newsOf(2)).toEqual([]);
});

it("tells no more at once than somebody would listen to", () => {
  const logs = new Logs();
  for (let rev = 1; rev < 50; rev += 1) logs.tell(1, draws, rev);
  expect(logs.newsOf(1)).toHaveLength(20);
  expect(logs.linesOf(1)).toHaveLength(49);
});
