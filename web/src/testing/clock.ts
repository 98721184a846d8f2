/** Pages that wait a little before they ask: here the clock stands until a test lets it go on. */

import { userEvent, type UserEvent } from "@testing-library/user-event";
import { afterEach, vi } from "vitest";

/** Stop the clock; whoever presses something is not stopped by that. */
export function stopClock(): UserEvent {
  vi.useFakeTimers();
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
}

afterEach(() => {
  vi.useRealTimers();
});

/** Until the page has asked and been answered. */
export async function letTimePass(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
}
