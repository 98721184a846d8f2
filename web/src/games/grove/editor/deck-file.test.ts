import { expect, it } from "vitest";
import { afterwards, cardsIn, CELLS, faceOf, houseCards } from "./deck-file";

it("reads the house deck", () => {
  const cards = houseCards();
  expect(cards).toHaveLength(18);
  expect(cards.every((cells) => cells.filter((cell) => cell === "--").length === 1)).toBe(true);
  expect(faceOf(cards[0] ?? [])).toBe("-- G1 Y2 / O2 Y1 Y1");
});

it("goes through all cells and begins again", () => {
  const seen = new Set<string>();
  for (let cell = "O1"; !seen.has(cell); cell = afterwards(cell)) seen.add(cell);
  expect([...seen]).toEqual([...CELLS]);
});

it("takes what can be made out, and leaves the rest blank", () => {
  const cards = cardsIn(
    "# mine\n 2  O1 O2 Y1 / G1 -- Y2  # two\n3 O1 O1\n19 O1 O1 O1 / O1 O1 O1\n",
  );
  expect(faceOf(cards[1] ?? [])).toBe("O1 O2 Y1 / G1 -- Y2");
  expect(faceOf(cards[2] ?? [])).toBe("-- -- -- / -- -- --");
});
