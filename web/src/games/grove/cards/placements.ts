/** Placements of Grove from their tokens (docs/notation.md), and which is nearest to a point. */

/** A card as it would lie. */
interface Lying {
  card: number;
  column: number;
  row: number;
  rotation: number;
}

export interface Placement extends Lying {
  /** Ways to lay it so: more than one where dice are short or several baskets could be the barrow. */
  tokens: readonly string[];
}

const LAID = /^(\d+):(-?\d+),(-?\d+),(\d+)/;

/** The legal moves, those that differ only in what is chosen for dice as one placement. */
export function readPlacements(tokens: readonly string[]): Placement[] {
  const found = new Map<string, Placement>();
  for (const token of tokens) {
    const match = LAID.exec(token);
    if (!match) continue;
    const [key, ...numbers] = match;
    const [card = 0, column = 0, row = 0, rotation = 0] = numbers.map(Number);
    const known = found.get(key)?.tokens ?? [];
    found.set(key, { card, column, row, rotation, tokens: [...known, token] });
  }
  return [...found.values()];
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
export function middleOf({ column, row, rotation }: Placement): [number, number] {
  const { wide, high } = sizeOf(rotation);
  return [column + wide / 2, row + high / 2];
}

/** Where several placements are on average, in cells. */
export function centreOf(placements: readonly Placement[]): [number, number] {
  const middles = placements.map(middleOf);
  const mean = (values: number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return [mean(middles.map(([x]) => x)), mean(middles.map(([, y]) => y))];
}

/** Whether a card that lies so covers a point, in cells. */
export function covers(one: Placement, x: number, y: number): boolean {
  const { wide, high } = sizeOf(one.rotation);
  return x >= one.column && x < one.column + wide && y >= one.row && y < one.row + high;
}

/** The placement whose middle is nearest to a point, in cells. */
export function nearest(
  placements: readonly Placement[],
  x: number,
  y: number,
): Placement | undefined {
  let best: Placement | undefined;
  let least = Infinity;
  for (const one of placements) {
    const [column, row] = middleOf(one);
    const far = Math.hypot(column - x, row - y);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** The nearest placement that lies in a direction from another: mostly there, and not beside it. */
export function towards(
  placements: readonly Placement[],
  from: Placement,
  x: number,
  y: number,
): Placement | undefined {
  let best: Placement | undefined;
  let least = Infinity;
  for (const one of placements) {
    const along = (one.column - from.column) * x + (one.row - from.row) * y;
    const aside = Math.abs((one.column - from.column) * y) + Math.abs((one.row - from.row) * x);
    const far = along + 2 * aside;
    if (along > 0 && far < least) [best, least] = [one, far];
  }
  return best;
}
