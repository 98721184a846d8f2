/** The log of each seat at this device: several people may share it, and none reads another's log. */

import type { History } from "@/generated/api";
import type { Talked } from "@/generated/socket";
import type { Message } from "@/words/messages";

const MOST_LINES = 400;
/** Milliseconds in which what is told belongs together: one who listens hears nothing that is gone sooner. */
const AT_ONCE = 500;
const MOST_NEWS = 20;

/** A line of the log: something told, or something said at the table. */
export interface Line {
  id: number;
  /** When it was told; what is said has no place in the game. */
  rev?: number;
  told?: Message;
  talked?: Talked;
}

export class Logs {
  #lines = $state.raw<ReadonlyMap<number, readonly Line[]>>(new Map());
  #news = $state.raw<ReadonlyMap<number, readonly Message[]>>(new Map());
  #lastLine = 0;
  readonly #toldAt = new Map<number, number>();

  linesOf(seat: number): readonly Line[] {
    return this.#lines.get(seat) ?? [];
  }

  /** The last message to a seat. */
  newsOf(seat: number): readonly Message[] {
    return this.#news.get(seat) ?? [];
  }

  setLines(seat: number, lines: readonly Line[]): void {
    this.#lines = new Map(this.#lines).set(seat, lines.slice(-MOST_LINES));
  }

  setNews(seat: number, news: readonly Message[]): void {
    this.#news = new Map(this.#news).set(seat, news);
  }

  tell(seat: number, told: readonly Message[], rev: number): void {
    if (!told.length) return;
    const now = performance.now();
    const isMore = now - (this.#toldAt.get(seat) ?? -Infinity) < AT_ONCE;
    this.#toldAt.set(seat, now);
    this.setNews(seat, [...(isMore ? this.newsOf(seat) : []), ...told].slice(-MOST_NEWS));
    this.setLines(seat, [...this.linesOf(seat), ...this.#lined(told, rev)]);
  }

  talk(seat: number, talked: Talked): void {
    this.setLines(seat, [...this.linesOf(seat), { id: ++this.#lastLine, talked }]);
  }

  /** Put what was told before this page was there, or while it was cut off, before the rest. */
  recall(seat: number, past: History): void {
    const since = this.linesOf(seat).filter(({ rev = Infinity }) => rev > past.rev);
    this.setLines(seat, [...this.#lined(past.told, past.rev), ...since]);
  }

  /** Forget what somebody said whom one does not want to hear. */
  mute(seats: ReadonlySet<number>): void {
    for (const [seat, lines] of this.#lines) {
      this.setLines(
        seat,
        lines.filter(({ talked }) => !talked || !seats.has(talked.seat)),
      );
    }
  }

  #lined(told: readonly Message[], rev: number): Line[] {
    return told.map((one) => ({ id: ++this.#lastLine, told: one, rev }));
  }
}
