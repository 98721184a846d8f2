import { expect, it } from "vitest";
import { nextOf } from "./plies";

it("finds the next ply with a card, and begins again after the last", () => {
  expect(nextOf([3, 6], 0)).toBe(3);
  expect(nextOf([3, 6], 3)).toBe(6);
  expect(nextOf([3, 6], 6)).toBe(3);
  expect(nextOf(undefined, 0)).toBe(0);
});
