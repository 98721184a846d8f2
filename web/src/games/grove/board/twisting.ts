/** Two fingers that turn what lies between them, a quarter at a time, as far as they turn themselves. */

interface Point {
  x: number;
  y: number;
}

/** So far beyond the last quarter they turn before the next comes: more than half, so that it rests. In degrees. */
const NEXT = 50;
const QUARTER = 90;

export class Twisting {
  /** All in all, in degrees. */
  #turned = 0;
  #quarters = 0;

  /** One finger moves while the other is somewhere: 1 or -1 when a quarter is full, clockwise or not; else 0. */
  by(from: Point, to: Point, other: Point): number {
    const change = angle(to, other) - angle(from, other);
    this.#turned += ((change + 540) % 360) - 180;
    const beyond = this.#turned - this.#quarters * QUARTER;
    if (Math.abs(beyond) < NEXT) return 0;
    this.#quarters += Math.sign(beyond);
    return Math.sign(beyond);
  }
}

const angle = (one: Point, other: Point): number =>
  (Math.atan2(one.y - other.y, one.x - other.x) * 180) / Math.PI;
