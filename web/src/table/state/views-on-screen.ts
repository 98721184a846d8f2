/** Which view of a table was on the screen when, for each seat whose view is shown. */

import type { TableView } from "./game-view";

/** So many revisions may come while a press lasts; one that was begun before is for none of them. */
const MOST = 64;

interface Shown {
  view: TableView;
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

  /** A view is handed to the screen. */
  show(view: TableView): void {
    const before = this.#shown.get(view.seat) ?? [];
    if (before.at(-1)?.view.rev === view.rev) return;
    const shown: Shown = { view, since: Infinity };
    this.#shown.set(view.seat, [...before.slice(1 - MOST), shown]);
    this.#whenDrawn(() => (shown.since = performance.now()));
  }

  /**
   * The view of a seat that somebody saw who pressed something at a time; none: no table is there yet.
   *
   * A press just before the first view is drawn can be meant for nothing else.
   */
  viewAt(seat: number, time: number): TableView | undefined {
    const shown = this.#shown.get(seat) ?? [];
    return ([...shown].reverse().find(({ since }) => since <= time) ?? shown[0])?.view;
  }
}
