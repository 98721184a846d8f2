/** When what is being done was pressed: when a finger, a mouse button or a key went down. */

export class Presses {
  /** By the clock of events; before the first press, whatever is done is done now. */
  at = Infinity;
  /** Whether a key is down, or has just come up: then a click is its doing. */
  #isByKey = false;

  /** Notice every press before anybody acts on it. */
  heed(page: EventTarget): void {
    const first = { capture: true, passive: true };
    page.addEventListener("pointerdown", (event) => this.#press(event, false), first);
    page.addEventListener(
      "keydown",
      (event) => {
        // A key that is held down goes on pressing what it was pressed for.
        if (!(event as KeyboardEvent).repeat) this.#press(event, true);
      },
      first,
    );
    page.addEventListener(
      "keyup",
      (event) => {
        // The space bar clicks when it comes up.
        if ((event as KeyboardEvent).key !== " ") this.#isByKey = false;
      },
      first,
    );
    page.addEventListener(
      "click",
      (event) => {
        // Neither a pointer nor a key: a screen reader, or a voice, presses without any.
        const isByPointer = (event as MouseEvent).detail > 0;
        if (!isByPointer && !this.#isByKey) this.#press(event, false);
      },
      first,
    );
  }

  #press({ timeStamp }: Event, isByKey: boolean): void {
    this.at = timeStamp;
    this.#isByKey = isByKey;
  }
}

/** The presses on this page. */
export const presses = new Presses();
