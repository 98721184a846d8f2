import { expect, it } from "vitest";
import type { CellDocument } from "@/generated/grove";
import { gainsOf } from "./gains";

function cell(column: number, count: number, die: number | null): CellDocument {
  return { column, row: 0, fruit: "lime", count, die } as CellDocument;
}

function grove(cells: CellDocument[], squirrel: { column: number; row: number } | null, cost = 0) {
  return { cells, squirrel, squirrel_cost: cost };
}

it("tells what new and rising dice gain, and nothing of what stays", () => {
  const before = grove([cell(0, 1, null), cell(1, 1, 3), cell(2, 1, 10)], null);
  const after = grove([cell(0, 1, 2), cell(1, 2, 5), cell(2, 2, 10)], null);
  expect(gainsOf(before, after)).toEqual([
    { column: 0, row: 0, points: 2 },
    { column: 1, row: 0, points: 2 },
  ]);
});

it("takes a die away that falls on a glade, once, and gives it back with the tree above it", () => {
  const onTree = grove([cell(0, 1, 4)], null);
  const fallen = grove([cell(0, 0, 4)], null);
  expect(gainsOf(onTree, fallen)).toEqual([{ column: 0, row: 0, points: -4 }]);
  expect(gainsOf(fallen, fallen)).toEqual([]);
  expect(gainsOf(fallen, grove([cell(0, 1, 5)], null))).toEqual([{ column: 0, row: 0, points: 5 }]);
});

it("counts what the squirrel costs at its own place, with the die it sends back", () => {
  const before = grove([cell(0, 1, 4), cell(1, 1, 2)], null);
  const after = grove([cell(0, 1, null), cell(1, 1, 2)], { column: 0, row: 0 }, 2);
  expect(gainsOf(before, after)).toEqual([{ column: 0, row: 0, points: -6 }]);
});

it("shows that a die beside the squirrel makes it dearer", () => {
  const before = grove([cell(0, 1, null)], { column: 0, row: 0 }, 1);
  const after = grove([cell(0, 1, null), cell(1, 1, 3)], { column: 0, row: 0 }, 2);
  expect(gainsOf(before, after)).toEqual([
    { column: 0, row: 0, points: -1 },
    { column: 1, row: 0, points: 3 },
  ]);
});
