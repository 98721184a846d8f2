import { describe, expect, it } from "vitest";
import { handAsItLies } from "./hand-order";

describe("a hand", () => {
  it("keeps its cards where they lie, and a drawn one fills the gap", () => {
    expect(handAsItLies([], [12, 15])).toEqual([12, 15]);
    expect(handAsItLies([15, 12], [2, 12])).toEqual([2, 12]);
    expect(handAsItLies([12, 15], [2, 12])).toEqual([12, 2]);
  });

  it("has a gap until a card is drawn", () => {
    expect(handAsItLies([15, 12], [12])).toEqual([null, 12]);
    expect(handAsItLies([null, 12], [2, 12])).toEqual([2, 12]);
  });
});
