/** A card that is dragged from a hand over the table, by mouse or finger. Tapping stays tapping. */

/** So far a finger may tremble, in pixels. */
const TREMBLE = 8;

export interface Point {
  x: number;
  y: number;
}

export interface Dragged<Card> {
  /** A card has left its place. */
  start(card: Card): void;
  move?(at: Point): void;
  drop(card: Card, at: Point): void;
  /** It is let go of without having been dropped. */
  cancel?(): void;
}

export class Dragging<Card> {
  card = $state.raw<Card | null>(null);
  at = $state.raw<Point>({ x: 0, y: 0 });
  readonly #dragged: Dragged<Card>;
  #from: Point | null = null;

  constructor(dragged: Dragged<Card>) {
    this.#dragged = dragged;
  }

  /** For what can be dragged: `{@attach dragging.handle(() => card)}`. */
  handle(card: () => Card, isFree: () => boolean = () => true) {
    return (node: HTMLElement): (() => void) => {
      const listening = new AbortController();
      const { signal } = listening;
      let hasMoved = false;
      node.addEventListener(
        "pointerdown",
        (event) => {
          hasMoved = false;
          if (event.button !== 0 || !isFree()) return;
          this.#from = { x: event.clientX, y: event.clientY };
          // A quick mouse is beyond the card before it has moved once.
          node.setPointerCapture(event.pointerId);
        },
        { signal },
      );
      node.addEventListener(
        "pointermove",
        (event) => {
          if (!this.#from) return;
          const at = { x: event.clientX, y: event.clientY };
          if (this.card === null) {
            if (Math.hypot(at.x - this.#from.x, at.y - this.#from.y) < TREMBLE) return;
            hasMoved = true;
            this.card = card();
            this.#dragged.start(this.card);
          }
          this.at = at;
          this.#dragged.move?.(at);
        },
        { signal },
      );
      const end = (event: PointerEvent): void => {
        const dropped = this.card;
        this.#from = null;
        this.card = null;
        if (dropped === null) return;
        if (event.type === "pointerup") {
          this.#dragged.drop(dropped, { x: event.clientX, y: event.clientY });
        } else this.#dragged.cancel?.();
      };
      node.addEventListener("pointerup", end, { signal });
      node.addEventListener("pointercancel", end, { signal });
      // The browser takes a drag that ends where it began for a click.
      node.addEventListener(
        "click",
        (event) => {
          if (hasMoved) event.stopImmediatePropagation();
          hasMoved = false;
        },
        { signal, capture: true },
      );
      return () => {
        listening.abort();
        if (this.#from) this.#from = null;
      };
    };
  }
}
