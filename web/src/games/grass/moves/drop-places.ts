/** Where a card can be dropped: elements are marked as such places, and found again by a point. */

export type DropPlace =
  | { on: "ashtray" | "own table" }
  | { on: "seat"; seat: number }
  | { on: "peddle"; seat: number; code: string; isProtected: boolean }
  | { on: "own peddle"; code: string; isProtected: boolean };

/** The mark of an element where cards can be dropped: `data-drop={dropMark(where)}`. */
export function dropMark(where: DropPlace): string {
  return JSON.stringify(where);
}

export function placeAt(x: number, y: number): DropPlace | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  const mark = found?.dataset["drop"];
  return mark ? (JSON.parse(mark) as DropPlace) : null;
}
