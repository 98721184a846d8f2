/** A grove that was put in by taps, written as the picture in letters that the server counts. */

import type { Fruit } from "@/games/grove/cards/faces";

/** A cell: a tree or a glade, and the die or piece on it. */
export interface Laid {
  fruit: Fruit | null;
  count: number;
  die: number | null;
  squirrel: boolean;
}

/** The piece that a tap puts. */
export interface Choice {
  tool: Fruit | "glade" | "squirrel" | "erase";
  count: number;
  die: number;
  /** Whose die lies on a glade. */
  fallen: Fruit;
}

export type Grid = (Laid | null)[][];

const LETTERS: Record<Fruit, string> = { orange: "O", lemon: "Y", lime: "G" };

function written(cell: Laid | null): string {
  if (!cell) return ".";
  const letter = cell.fruit ? LETTERS[cell.fruit] : "";
  // On a glade the die says whose it is.
  if (!cell.count) return cell.die ? `--/${letter}${cell.die}` : "--";
  return `${letter}${cell.count}` + (cell.squirrel ? "*" : cell.die ? `/${cell.die}` : "");
}

/** The picture; nothing where nothing lies. */
export function pictureOf(grid: Grid, recipes: readonly number[] = []): string {
  const rows = grid.map((row) => row.map(written));
  const used = rows.flatMap((row, y) => (row.some((cell) => cell !== ".") ? [y] : []));
  const [top] = used;
  if (top === undefined) return "";
  const columns = (rows[0] ?? []).flatMap((_, x) =>
    rows.some((row) => row[x] !== ".") ? [x] : [],
  );
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  const bottom = used.at(-1) ?? top;
  const pad = (text: string): string => text.padEnd(7);
  const head = Array.from({ length: right - left + 1 }, (_, x) => pad(String(x))).join("");
  const lines = rows.slice(top, bottom + 1).map(
    (row, y) =>
      pad(String(y)) +
      row
        .slice(left, right + 1)
        .map(pad)
        .join(""),
  );
  const before = recipes.length ? [`recipes ${recipes.join(" ")}`] : [];
  return [...before, pad("") + head, ...lines].map((line) => line.trimEnd()).join("\n") + "\n";
}
