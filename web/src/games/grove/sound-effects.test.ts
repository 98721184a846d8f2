import { expect, it } from "vitest";
import type { EventDocument } from "@/generated/grove";
import { soundOf } from "./sound-effects";

const event = (kind: string, seat = 1): EventDocument =>
  ({ event: kind, seat }) as unknown as EventDocument;

it("lets the rarest be heard of what happens at once", () => {
  expect(soundOf([event("laid")], 1)).toBe("place");
  expect(soundOf([event("laid"), event("appeared")], 1)).toBe("rise");
  expect(soundOf([event("laid"), event("rose"), event("basket")], 1)).toBe("basket");
  expect(soundOf([event("laid"), event("basket"), event("squirrel")], 1)).toBe("squirrel");
  expect(soundOf([event("laid"), event("squirrel"), event("scored")], 1)).toBe("end");
});

it("leaves the groves of others silent until the game is over", () => {
  expect(soundOf([event("laid", 2), event("rose", 2)], 1)).toBeNull();
  expect(soundOf([event("laid", 2), event("laid", 1)], 1)).toBe("place");
  expect(soundOf([event("won", 2)], 1)).toBe("end");
});

it("is silent where nothing is laid", () => {
  expect(soundOf([event("drew", 0), event("chose")], 1)).toBeNull();
});
