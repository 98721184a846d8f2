/** Which part of the endless table is in sight. It is measured in units of which a cell has 64. */

export const CELL = 64;

/**
 * Around the grove, in cells: as far as a card that overlaps it can reach; half as far, or just so far
 * that the middle of such a card is in sight, where cells were too small for a finger else.
 */
const [REACH, NEAR, MIDDLE] = [2.1, 1.1, 0.6];
/** The same where no card is laid. */
const EDGE = 0.4;
/** The least size that a finger can tap, in pixels. */
const TAPPED = 44;
/** On a screen lower than this, and over a finished grove, the score must not hide any card. In pixels. */
const LOW = 480;
const SCORE = 52;
/** A cell need not be larger than this, in pixels, and fruit is not counted in one that is smaller. */
const LARGEST = 92;
const LEAST = 30;
/** How far one can go, in cells from side to side. */
const [CLOSEST, FURTHEST] = [3, 40];
const GLIDE = 260; // milliseconds
/** Between what is brought into sight and the edge of the screen, in units; less than `REACH` leaves. */
const GAP = 6;

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
  /** Where everything is in sight. */
  #fitted: Box = this.box;
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

  /**
   * Bring everything into sight: the grove, and wherever a card could come to lie if any can.
   *
   * Where cells would be too small to be told apart, only a part is shown, unless `whole` is wanted.
   */
  fit(
    { left, top, right, bottom }: Bounds,
    { grows = true, whole = !grows }: { grows?: boolean; whole?: boolean } = {},
  ): void {
    this.isHeld = false;
    const [wide, high] = [this.wide || 800, this.high || 600];
    const cell = (around: number): number =>
      Math.min(wide / (right - left + 2 * around), high / (bottom - top + 2 * around));
    const around = [REACH, NEAR].find((far) => cell(far) >= TAPPED) ?? MIDDLE;
    const margin = grows ? around : EDGE;
    const most = whole ? Infinity : 1 / LEAST;
    const w = Math.min(wide * most, Math.max(right - left + 2 * margin, wide / LARGEST)) * CELL;
    const h = Math.min(high * most, Math.max(bottom - top + 2 * margin, high / LARGEST)) * CELL;
    const room = high < LOW || !grows ? SCORE * Math.max(w / wide, h / high) : 0;
    const [x, y] = [((left + right) * CELL - w) / 2, ((top + bottom) * CELL - h) / 2];
    this.#fitted = { x, y: y - room, w, h: h + room };
    this.#glide(this.#fitted);
  }

  /** Move just as far as needed to have something in sight, and not under the score. */
  reveal({ left, top, right, bottom }: Bounds): void {
    // Seen from where everything was in sight, so that a card that comes back brings that back.
    const { x, y, w, h } = this.isHeld ? this.#goal : this.#fitted;
    const { wide, high } = this;
    const unit = Math.max(w / (wide || 1), h / (high || 1));
    // More than the box is in sight where the screen has another shape.
    const [moreX, moreY] = [(wide * unit - w) / 2, (high * unit - h) / 2];
    const shift = (from: number, to: number, least: number, most: number): number =>
      from < least ? from - least : to > most ? Math.min(to - most, from - least) : 0;
    const dx = shift(left * CELL - GAP, right * CELL + GAP, x - moreX, x + w + moreX);
    const head = SCORE * unit;
    const dy = shift(top * CELL - GAP, bottom * CELL + GAP, y - moreY + head, y + h + moreY);
    const to = { x: x + dx, y: y + dy, w, h };
    if (to.x !== this.#goal.x || to.y !== this.#goal.y) this.#glide(to);
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
