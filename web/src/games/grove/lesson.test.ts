import { expect, it } from "vitest";
import type { ViewDocument } from "@/generated/grove";
import { STEPS } from "./lesson";

it("goes on when a card is chosen, or was laid at once", () => {
  const grove = (cards: number): ViewDocument =>
    ({
      viewer: 1,
      table: { seats: [{ grove: { cards: Array(cards) } }] },
    }) as unknown as ViewDocument;
  const choose = STEPS.find((step) => step.name === "choose");
  expect(choose?.until?.(grove(1), grove(1), false)).toBe(false);
  expect(choose?.until?.(grove(1), grove(1), true)).toBe(true);
  expect(choose?.until?.(grove(2), grove(1), false)).toBe(true);
});
