/** What a move says beyond its place: which trees get a die, or which basket becomes the barrow. */

import type { Fruit } from "@/games/grove/cards/faces";
import type { CellChange } from "./preview";

export interface GivenDie {
  fruit: Fruit;
  value: number;
}

/** The dice that a move gives to the trees it names, as they lie then, in the order of the move. */
export function givenOut(move: string, cells: readonly CellChange[]): GivenDie[] {
  const [, ...named] = move.split(/ (?:dice|barrow) /);
  return named.flatMap((places) =>
    places.split(" ").flatMap((place) => {
      const cell = cells.find(({ column, row }) => `${column},${row}` === place);
      return cell?.after ? [{ fruit: cell.fruit, value: cell.after }] : [];
    }),
  );
}
