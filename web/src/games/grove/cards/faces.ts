/** The faces of Grove's cards, from how decks are written: "O1 Y2 G1 / -- G2 Y1". */

export type Fruit = "orange" | "lemon" | "lime";

/** A cell of a card: a tree with one or two fruits, or a glade. */
export interface Face {
  fruit: Fruit | null;
  count: number;
}

const FRUITS: Record<string, Fruit> = { O: "orange", Y: "lemon", G: "lime" };

export const FRUIT_INKS: Record<Fruit, { full: string; fallen: string; figure: string }> = {
  orange: { full: "#E8740C", fallen: "#CDB8A2", figure: "#1B1208" },
  lemon: { full: "#FFEE6B", fallen: "#EDE8CF", figure: "#1B1208" },
  lime: { full: "#2F6B3A", fallen: "#93A296", figure: "#FFFFFF" },
};

export function readFace(text: string): Face[][] {
  return text.split(" / ").map((row) => row.split(" ").map(readCell));
}

function readCell(text: string): Face {
  const fruit = FRUITS[text.charAt(0)] ?? null;
  return { fruit, count: fruit ? Number(text.charAt(1)) : 0 };
}

/** The bounds of cells; of the place of a first card, if there are none. */
export function boundsOf(cells: readonly { column: number; row: number }[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  if (!cells.length) return { left: 0, top: 0, right: 3, bottom: 2 };
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
}

/** The rows of a card turned clockwise. */
export function turned<T>(rows: readonly (readonly T[])[], degrees: number): T[][] {
  let made = rows.map((row) => [...row]);
  for (let quarter = 0; quarter < degrees / 90; quarter++) {
    const wide = made[0]?.length ?? 0;
    made = Array.from({ length: wide }, (_, column) =>
      made.map((_, row) => made[made.length - 1 - row]?.[column] as T),
    );
  }
  return made;
}
