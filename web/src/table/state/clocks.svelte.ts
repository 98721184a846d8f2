/** How long those still have who are asked; at tables without a limit, nothing. */

import type { TableState } from "./table-state.svelte";

export interface TimeLeft {
  seconds: number;
  /** Of the time there was when the clock began to run, or was first seen. */
  share: number;
}

/** From here on seconds are of no interest. */
const HOUR = 3600;

export class Clocks {
  readonly #table: TableState;
  readonly #seat: () => number;
  #now = $state(Date.now());
  readonly #whole = new Map<string, number>();

  constructor(table: TableState, seat: () => number) {
    this.#table = table;
    this.#seat = seat;
  }

  get #running() {
    return this.#table.view(this.#seat())?.clocks ?? [];
  }

  /** For an effect: tick as long as a clock runs. */
  run(): (() => void) | undefined {
    if (!this.#running.length) return undefined;
    this.#now = Date.now();
    const ticking = setInterval(() => (this.#now = Date.now()), 1000);
    return () => clearInterval(ticking);
  }

  of(seat: number): TimeLeft | undefined {
    const clock = this.#running.find((one) => one.seat === seat);
    if (!clock) return undefined;
    const left = clock.deadline - this.#now / 1000 + this.#table.clockAhead;
    const seconds = Math.max(0, Math.round(left));
    const key = `${seat} ${clock.deadline}`;
    if (!this.#whole.has(key)) this.#whole.set(key, Math.max(1, seconds));
    return { seconds, share: Math.min(1, seconds / (this.#whole.get(key) ?? 1)) };
  }
}

/** "42 s", "12 min", "3 h", in the words of a language. */
export function timeSaid(
  { seconds }: TimeLeft,
  language: string,
  unitDisplay: "short" | "long" = "short",
): string {
  const [amount, unit] =
    seconds < 100
      ? [seconds, "second"]
      : seconds < 2 * HOUR
        ? [seconds / 60, "minute"]
        : seconds < 48 * HOUR
          ? [seconds / HOUR, "hour"]
          : [seconds / (24 * HOUR), "day"];
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay,
    maximumFractionDigits: 0,
  }).format(amount);
}
