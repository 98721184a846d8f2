import { describe, expect, it } from "vitest";
import { otherHalf } from "./other-half";

describe("the other half", () => {
  it("is played without the nine cards of the first", () => {
    const unseen = [1, 3, 5, 7, 9, 11, 13, 15, 17];
    expect(otherHalf({ rules: "house", unseen })).toBe("house aside=2,4,6,8,10,12,14,16,18");
  });

  it("is there only where nine cards are left", () => {
    expect(otherHalf({ rules: "house", unseen: [] })).toBeNull();
    expect(otherHalf({ rules: "house recipes", unseen: [1, 2, 3, 4, 5, 6, 7] })).toBeNull();
  });
});
