/** Cards as they lie or would lie, and which is nearest to a point. */

export interface Lying {
  card: number;
  column: number;
  row: number;
  /** In degrees, clockwise. */
  rotation: number;
}

/** Whether both say the same card at the same place, turned alike. */
export function isSame(one: Lying, other: Lying): boolean {
  const isThere = one.column === other.column && one.row === other.row;
  return isThere && one.card === other.card && one.rotation === other.rotation;
}

export function sizeOf(rotation: number): { wide: number; high: number } {
  return rotation % 180 ? { wide: 2, high: 3 } : { wide: 3, high: 2 };
}

/** The middle of a card that lies so, in cells. */
export function middleOf({ column, row, rotation }: Lying): [number, number] {
  const { wide, high } = sizeOf(rotation);
  return [column + wide / 2, row + high / 2];
}

/** Where several placements are on average, in cells. */
export function centreOf(placements: readonly Lying[]): [number, number] {
  const middles = placements.map(middleOf);
  const mean = (values: number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return [mean(middles.map(([x]) => x)), mean(middles.map(([, y]) => y))];
}

/** Whether a card that lies so covers a point, in cells. */
export function covers(one: Lying, x: number, y: number): boolean {
  const { wide, high } = sizeOf(one.rotation);
  return x >= one.column && x < one.column + wide && y >= one.row && y < one.row + high;
}

/** The placement whose middle is nearest to a point, in cells. */
export function nearest<T extends Lying>(
  placements: readonly T[],
  x: number,
  y: number,
): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const one of placements) {
    const [column, row] = middleOf(one);
    const far = Math.hypot(column - x, row - y);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** The nearest placement that lies in a direction from another: mostly there, and not beside it. */
export function towards<T extends Lying>(
  placements: readonly T[],
  from: T,
  x: number,
  y: number,
): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const one of placements) {
    const along = (one.column - from.column) * x + (one.row - from.row) * y;
    const aside = Math.abs((one.column - from.column) * y) + Math.abs((one.row - from.row) * x);
    const far = along + 2 * aside;
    if (along > 0 && far < least) [best, least] = [one, far];
  }
  return best;
}
