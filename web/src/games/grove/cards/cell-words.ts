/** A grove in words, for those who listen instead of looking. */

import { words } from "@/words/language.svelte";
import { say } from "@/words/messages";
import { readFace, type Face } from "./faces";

export interface Lying extends Face {
  die?: number | null;
  squirrel?: boolean;
}

export function cellSaid(cell: Lying): string {
  const fruit = { is: "form", form: cell.fruit ?? "" } as const;
  const tree = cell.count
    ? say("grove-cell-tree", { fruit, count: cell.count })
    : say("grove-cell-glade");
  if (cell.squirrel) return words.text(say("grove-cell-with-squirrel", { cell: tree }));
  if (!cell.die) return words.text(tree);
  const thing = say("grove-thing", { value: cell.die, fruit });
  return words.text(say("grove-cell-with-die", { cell: tree, thing, value: cell.die }));
}

/** A card with all that is on it, row by row. */
export function cardSaid(card: number, face: string): string {
  const rows = readFace(face).map((row) => row.map(cellSaid).join(", "));
  return `${words.say("page-grove-card", { card })}: ${rows.join("; ")}`;
}
