import { expect, test } from "vitest";
import type { CellDocument } from "@/generated/grove";
import { glyphsOf } from "./glyphs";

const cell = (fruit: CellDocument["fruit"], die: number | null, count = 1): CellDocument => ({
  ...{ column: 0, row: 0, fruit, count, die },
});

test("each die on a tree has a sign, by fruits, then baskets, the barrow and the squirrel", () => {
  const cells = [
    cell("lime", 3),
    cell("orange", 2),
    cell("lemon", 10),
    cell("orange", 6),
    cell("lime", 15),
    cell("lemon", 4),
  ];
  expect(glyphsOf({ cells, squirrel: { column: 0, row: 0 } })).toBe("🟠🟠🟡🟢🧺🛒🐿️");
});

test("trees without a die and dice on glades have none", () => {
  expect(glyphsOf({ cells: [cell("lime", null), cell("lime", 5, 0)], squirrel: null })).toBe("");
});
