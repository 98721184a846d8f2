import { expect, it } from "vitest";
import { say } from "@/words/messages";
import type { Line } from "@/table/state/logs.svelte";
import { latestOf } from "./log-kinds";

function lines(...events: string[]): Line[] {
  return events.map((event, place) => ({ id: place + 1, told: say(`grass-event-${event}`) }));
}

it("tells last what was done, not that others have chosen", () => {
  expect(latestOf(lines("played", "must-miss", "chose", "chose"))?.id).toBe(
    "grass-event-must-miss",
  );
  expect(latestOf(lines("chose", "drew"))?.id).toBe("grass-event-drew");
  expect(latestOf([])).toBeUndefined();
});
