/** What each cell of a grove gains or loses when a card is laid. */

import type { CellDocument, GroveDocument } from "@/generated/grove";

export interface Gain {
  column: number;
  row: number;
  points: number;
}

type Lying = Pick<GroveDocument, "cells" | "squirrel" | "squirrel_cost">;

/** Cells whose dice count for more or less than before; what the squirrel costs stands where it sits. */
export function gainsOf(before: Lying, after: Lying): Gain[] {
  const found = new Map<string, Gain>();
  const add = ({ column, row }: { column: number; row: number }, points: number): void => {
    const key = `${column},${row}`;
    found.set(key, { column, row, points: points + (found.get(key)?.points ?? 0) });
  };
  for (const cell of after.cells) add(cell, counted(cell));
  for (const cell of before.cells) add(cell, -counted(cell));
  if (after.squirrel) add(after.squirrel, before.squirrel_cost - after.squirrel_cost);
  return [...found.values()].filter(({ points }) => points);
}

/** A die counts where it lies on a tree. */
function counted(cell: CellDocument): number {
  return cell.count ? (cell.die ?? 0) : 0;
}
