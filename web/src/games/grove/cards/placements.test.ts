import { describe, expect, it } from "vitest";
import { readFace, turned } from "./faces";
import { centreOf, nearest, towards, type Lying } from "./placements";

const at = (column: number, row: number, rotation = 0): Lying => ({
  ...{ card: 7, column, row, rotation },
});

describe("placements", () => {
  it("are found by the point nearest to their middle", () => {
    const found = [at(0, 0), at(4, 0)];
    expect(nearest(found, 5, 1)).toBe(found[1]);
    expect(nearest([], 5, 1)).toBeUndefined();
  });

  it("have a centre", () => {
    expect(centreOf([at(0, 0), at(4, 2, 90)])).toEqual([3.25, 2.25]);
    expect(centreOf([])).toEqual([0, 0]);
  });

  it("are found in a direction, the straight way first", () => {
    const [from, aside, right] = [at(0, 0), at(1, 2), at(3, 0)];
    expect(towards([from, aside, right], from, 1, 0)).toBe(right);
    expect(towards([from, aside, right], from, 0, 1)).toBe(aside);
    expect(towards([from, aside, right], from, -1, 0)).toBeUndefined();
  });
});

describe("a face", () => {
  const letters = [
    ["a", "b", "c"],
    ["d", "e", "f"],
  ];

  it("is read from how decks are written", () => {
    const [[first] = [], [glade] = []] = readFace("O1 Y2 G1 / -- G2 Y1");
    expect(first).toEqual({ fruit: "orange", count: 1 });
    expect(glade).toEqual({ fruit: null, count: 0 });
  });

  it("is turned clockwise", () => {
    expect(turned(letters, 0)).toEqual(letters);
    expect(turned(letters, 90)).toEqual([
      ["d", "a"],
      ["e", "b"],
      ["f", "c"],
    ]);
    expect(turned(letters, 180)).toEqual([
      ["f", "e", "d"],
      ["c", "b", "a"],
    ]);
  });
});
