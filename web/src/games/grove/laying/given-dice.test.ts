import { expect, test } from "vitest";
import { givenOut } from "./given-dice";
import type { CellChange } from "./preview";

const cell = (column: number, row: number, after: number | null): CellChange => ({
  ...{ column, row, after },
  ...{ event: "appeared", fruit: "lemon", before: null, points: after ?? 0 },
});

test("a move names the trees that get dice; they are shown as they lie then", () => {
  const cells = [cell(-1, -1, 4), cell(-2, 0, 2), cell(3, 3, null)];
  expect(givenOut("4:-2,-2,90 dice -1,-1 -2,0", cells)).toEqual([
    { fruit: "lemon", value: 4 },
    { fruit: "lemon", value: 2 },
  ]);
});

test("a move names the basket that becomes the barrow", () => {
  expect(givenOut("4:0,0,0 barrow 1,0", [cell(1, 0, 15)])).toEqual([{ fruit: "lemon", value: 15 }]);
});

test("other moves name none", () => {
  expect(givenOut("4:-2,-2,90", [cell(-1, -1, 4)])).toEqual([]);
});
