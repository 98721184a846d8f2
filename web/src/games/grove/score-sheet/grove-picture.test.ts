import { expect, it } from "vitest";
import { pictureOf, type Grid, type Laid } from "./grove-picture";

const tree = (fruit: "orange" | "lemon", count: number, die: number | null = null): Laid => ({
  ...{ fruit, count, die, squirrel: false },
});
const glade: Laid = { fruit: null, count: 0, die: null, squirrel: false };

it("writes only what is used, from column and row 0 on", () => {
  const grid: Grid = [
    [null, null, null, null],
    [null, tree("orange", 2, 4), null, null],
    [null, glade, { ...tree("lemon", 1), squirrel: true }, null],
  ];
  expect(pictureOf(grid)).toBe("       0      1\n0      O2/4   .\n1      --     Y1*\n");
});

it("says whose die lies on a glade", () => {
  expect(pictureOf([[{ ...glade, fruit: "lime", die: 5 }]])).toBe("       0\n0      --/G5\n");
});

it("names recipes above the grove", () => {
  expect(pictureOf([[glade]], [3, 12])).toBe("recipes 3 12\n       0\n0      --\n");
});

it("is nothing where nothing lies", () => {
  expect(pictureOf([[null, null]])).toBe("");
});
