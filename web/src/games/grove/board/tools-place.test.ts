import { expect, it } from "vitest";
import { placeOfTools, TOOLS } from "./tools-place";

// A screen on which a cell has 64 pixels and 0,0 is at its upper left.
const SIGHT = { box: { x: 0, y: 0, w: 800, h: 600 }, wide: 800, high: 600, unit: 1 };
const ghost = (column: number, row: number) => ({
  ...{ card: 1, column, row, rotation: 0, tokens: [] },
});
const cell = (column: number, row: number) => ({ column, row });

it("stands below the card, in its middle", () => {
  const { x, y } = placeOfTools(SIGHT, ghost(4, 2), []);
  expect(y).toBeGreaterThan(4 * 64);
  expect(x + TOOLS.wide / 2).toBe(5.5 * 64);
});

it("hides no grove below the card if there is room elsewhere", () => {
  const below = [cell(4, 4), cell(5, 4), cell(6, 4)];
  expect(placeOfTools(SIGHT, ghost(4, 2), below).y).toBeLessThan(2 * 64);
  const around = [...below, cell(4, 1), cell(5, 1), cell(6, 1)];
  const beside = placeOfTools(SIGHT, ghost(4, 2), around);
  expect(beside.x).toBeGreaterThan(7 * 64);
});

it("may stand on the line around the card rather than on the grove", () => {
  const low = {
    ...SIGHT,
    high: 5 * 64 + TOOLS.high,
    box: { ...SIGHT.box, h: 5 * 64 + TOOLS.high },
  };
  const left = [cell(0, 3), cell(1, 3), cell(2, 3), cell(3, 3)];
  const { y } = placeOfTools(low, ghost(4, 3), [...left, cell(4, 2), cell(5, 2), cell(7, 3)]);
  expect(y).toBe(5 * 64 - 4);
});

it("stays on the screen and off the card at an edge", () => {
  const { x, y } = placeOfTools(SIGHT, ghost(0, 7), []);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y + TOOLS.high).toBeLessThan(7 * 64);
});
