import { expect, it } from "vitest";
import { nextWith, pliesIn, stopsOf } from "./plies";

const RECORD = `greentable record 2
game: grass
name 1: 0 dealer

0 dealer 2
0 deal 1 MO
  1 play MO   # opens
  1 end
0 draw PA
2 offer CD>PA@1
`;

it("reads the plies of a record and nothing else", () => {
  expect(pliesIn(RECORD).map((ply) => `${ply.seat} ${ply.move}`)).toEqual([
    "0 dealer 2",
    "0 deal 1 MO",
    "1 play MO",
    "1 end",
    "0 draw PA",
    "2 offer CD>PA@1",
  ]);
});

it("stops where somebody is to move, and at the end", () => {
  expect(stopsOf(pliesIn(RECORD))).toEqual([2, 3, 5, 6]);
});

it("finds the next ply with a card, and begins again after the last", () => {
  const plies = pliesIn(RECORD);
  expect(nextWith("PA", 0, plies)).toBe(6);
  expect(nextWith("PA", 6, plies)).toBe(6);
  expect(nextWith("MO", 6, plies)).toBe(3);
  expect(nextWith("DF", 0, plies)).toBe(0);
});

it("tells a card of Grove from a place with the same number", () => {
  const plies = pliesIn("0 draw 14\n1 4:1,14,90\n1 14:4,-4,0\n");
  expect(nextWith("4", 0, plies)).toBe(2);
  expect(nextWith("14", 1, plies)).toBe(3);
});
