/** Which revision of a table was on the screen when, for each seat whose view is shown. */

/** So many revisions may come while a press lasts; one that was begun before is for none of them. */
const MOST = 64;

interface Shown {
  rev: number;
  /** By the clock of events; not yet: never. */
  since: number;
}

export type WhenDrawn = (then: () => void) => void;

/** Soon after the next frame, when the page is drawn as it is now; nobody waits for one unseen. */
const afterNextFrame: WhenDrawn = (then) => {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
};

export class OnScreen {
  readonly #shown = new Map<number, readonly Shown[]>();
  readonly #whenDrawn: WhenDrawn;

  constructor(whenDrawn: WhenDrawn = afterNextFrame) {
    this.#whenDrawn = whenDrawn;
  }

  /** A view of a seat is handed to the screen. */
  show(seat: number, rev: number): void {
    const before = this.#shown.get(seat) ?? [];
    if (before.at(-1)?.rev === rev) return;
    const shown: Shown = { rev, since: Infinity };
    this.#shown.set(seat, [...before.slice(1 - MOST), shown]);
    this.#whenDrawn(() => (shown.since = performance.now()));
  }

  /**
   * The revision that somebody saw who pressed something at a time; 0: no table is there yet.
   *
   * A press just before the first view is drawn can be meant for nothing else.
   */
  revAt(seat: number, time: number): number {
    const shown = this.#shown.get(seat) ?? [];
    const seen = [...shown].reverse().find(({ since }) => since <= time) ?? shown[0];
    return seen?.rev ?? 0;
  }
}
