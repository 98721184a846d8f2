import { describe, expect, it, vi } from "vitest";
import { Clocks, timeSaid } from "./clocks.svelte";
import type { TableState } from "./table-state.svelte";

describe("time that is left", () => {
  it("is said in the largest unit that tells enough", () => {
    const said = (seconds: number): string => timeSaid({ seconds, share: 1 }, "en");
    expect(said(42)).toBe("42 sec");
    expect(said(600)).toBe("10 min");
    expect(said(23 * 3600)).toBe("23 hr");
    expect(said(7 * 86_400)).toBe("7 days");
    expect(timeSaid({ seconds: 5, share: 1 }, "de", "long")).toBe("5 Sekunden");
  });

  it("is counted by the table's clock, as a share of what there was", () => {
    vi.useFakeTimers({ now: 100_000 });
    const clocks = [{ seat: 2, deadline: 110, bank: 0 }];
    // This device is ten seconds ahead of the table.
    const table = { clockAhead: 10, view: () => ({ clocks }) } as unknown as TableState;
    const running = new Clocks(table, () => 1);
    const stop = running.run();
    expect(running.of(1)).toBeUndefined();
    expect(running.of(2)).toEqual({ seconds: 20, share: 1 });
    vi.advanceTimersByTime(5000);
    expect(running.of(2)).toEqual({ seconds: 15, share: 0.75 });
    stop?.();
    vi.useRealTimers();
  });
});
