/** Which part of the endless table is in sight. It is measured in units of which a cell has 64. */

export const CELL = 64;

/**
 * Around the grove, in cells: as far as a card that overlaps it can reach; half as far where cells were
 * too small for a finger else; just a little where no card is laid.
 */
const [REACH, NEAR, EDGE] = [2.1, 1.1, 0.4];
/** What a finger can tap, in pixels. */
const TAPPED = 44;
/** On a screen lower than this, and over a finished grove, the score must not hide a card. In pixels. */
const LOW = 480;
const SCORE = 52;
/** A cell need not be larger than this, in pixels. */
const LARGEST = 92;
/** How far one can go, in cells from side to side. */
const [CLOSEST, FURTHEST] = [3, 40];
const GLIDE = 260; // milliseconds
/** Between what is brought into sight and the edge of the screen, in units. */
const GAP = 8;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  box = $state.raw<Box>({ x: 0, y: 0, w: 5 * CELL, h: 4 * CELL });
  /** The size of the screen, in pixels. */
  wide = $state(0);
  high = $state(0);
  /** Somebody moved it, so it stays where it is. */
  isHeld = false;
  readonly #isStill: () => boolean;
  /** Where it glides to, or is. */
  #goal: Box = this.box;
  #gliding = 0;

  /** `isStill` says whether somebody wants no motion. */
  constructor(isStill: () => boolean) {
    this.#isStill = isStill;
  }

  /** How many units a pixel shows. */
  get unit(): number {
    return Math.max(this.box.w / (this.wide || 1), this.box.h / (this.high || 1));
  }

  /** Bring everything into sight: the grove, and wherever a card could come to lie if any can. */
  fit({ left, top, right, bottom }: Bounds, { grows = true } = {}): void {
    this.isHeld = false;
    const [wide, high] = [this.wide || 800, this.high || 600];
    const reach = Math.min(wide / (right - left + 2 * REACH), high / (bottom - top + 2 * REACH));
    const margin = !grows ? EDGE : reach < TAPPED ? NEAR : REACH;
    const w = Math.max(right - left + 2 * margin, wide / LARGEST) * CELL;
    const h = Math.max(bottom - top + 2 * margin, high / LARGEST) * CELL;
    const room = high < LOW || !grows ? SCORE * Math.max(w / wide, h / high) : 0;
    const [x, y] = [((left + right) * CELL - w) / 2, ((top + bottom) * CELL - h) / 2];
    this.#glide({ x, y: y - room, w, h: h + room });
  }

  /** Move just as far as needed to have something in sight, and on a low screen not under the score. */
  reveal({ left, top, right, bottom }: Bounds): void {
    const { x, y, w, h } = this.#goal;
    const { wide, high } = this;
    const unit = Math.max(w / (wide || 1), h / (high || 1));
    // More than the box is in sight where the screen has another shape.
    const [moreX, moreY] = [(wide * unit - w) / 2, (high * unit - h) / 2];
    const shift = (from: number, to: number, least: number, most: number): number =>
      from < least ? from - least : to > most ? Math.min(to - most, from - least) : 0;
    const dx = shift(left * CELL - GAP, right * CELL + GAP, x - moreX, x + w + moreX);
    const head = high < LOW ? SCORE * unit : 0;
    const dy = shift(top * CELL - GAP, bottom * CELL + GAP, y - moreY + head, y + h + moreY);
    if (dx || dy) this.#glide({ x: x + dx, y: y + dy, w, h });
  }

  #glide(to: Box): void {
    this.#stop();
    this.#goal = to;
    if (this.#isStill()) {
      this.box = to;
      return;
    }
    const from = this.box;
    const start = performance.now();
    const frame = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - start) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.box = {
        x: mix(from.x, to.x),
        y: mix(from.y, to.y),
        w: mix(from.w, to.w),
        h: mix(from.h, to.h),
      };
      if (part < 1) this.#gliding = requestAnimationFrame(frame);
    };
    this.#gliding = requestAnimationFrame(frame);
  }

  #stop(): void {
    if (this.#gliding) cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
  }

  #hold(box: Box): void {
    this.#stop();
    this.isHeld = true;
    this.#goal = this.box = box;
  }

  /** Closer or further away; what is at a point, in units, stays there. */
  zoom(factor: number, at: { x: number; y: number } = this.#middle): void {
    const { x, y, w, h } = this.box;
    const next = Math.min(FURTHEST * CELL, Math.max(CLOSEST * CELL, w * factor));
    const real = next / w;
    const [left, top] = [at.x - (at.x - x) * real, at.y - (at.y - y) * real];
    this.#hold({ x: left, y: top, w: next, h: h * real });
  }

  /** Cards in the size they are drawn for. */
  zoomToNatural(): void {
    this.zoom(1 / this.unit);
  }

  /** Move by pixels of the screen, as a hand on the table would. */
  pan(x: number, y: number): void {
    const { box, unit } = this;
    this.#hold({ ...box, x: box.x - x * unit, y: box.y - y * unit });
  }

  get #middle(): { x: number; y: number } {
    const { x, y, w, h } = this.box;
    return { x: x + w / 2, y: y + h / 2 };
  }
}
