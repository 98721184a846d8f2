import { expect, it } from "vitest";
import type { ViewDocument as GrassView } from "@/generated/grass";
import type { ViewDocument as GroveView } from "@/generated/grove";
import { GRASS_LESSON, GROVE_LESSON, nextStep } from "./lessons";

function view(
  market: boolean,
  stash: Record<string, number> = {},
  heat: string | null = null,
): GrassView {
  const seat = { seat: 1, market, heat, stash, protections: [] };
  return { viewer: 1, table: { seats: [seat], turn: 1, played: false } } as unknown as GrassView;
}

const place = (name: string): number => GRASS_LESSON.findIndex((step) => step.name === name);

it("goes from step to step", () => {
  expect(nextStep(GRASS_LESSON, place("end"), view(false))).toBe(place("market"));
});

it("does not teach what was done already", () => {
  expect(nextStep(GRASS_LESSON, place("end"), view(true))).toBe(place("peddle"));
  expect(nextStep(GRASS_LESSON, place("end"), view(true, { HG: 1 }))).toBe(place("risk"));
});

it("knows when a market is open", () => {
  const market = GRASS_LESSON[place("market")];
  expect(market?.until?.(view(false), view(false), false)).toBe(false);
  expect(market?.until?.(view(true), view(false), false)).toBe(true);
});

it("does not ask for Peddle while there is heat", () => {
  const peddle = GRASS_LESSON[place("peddle")];
  expect(peddle?.instead?.(view(true))).toBeUndefined();
  expect(peddle?.instead?.(view(true, {}, "FE"))).toBe("heated");
  expect(peddle?.instead?.(view(false))).toBe("market");
});

it("goes on when a card of Grove is chosen, or was laid at once", () => {
  const grove = (cards: number): GroveView =>
    ({
      viewer: 1,
      table: { seats: [{ grove: { cards: Array(cards) } }] },
    }) as unknown as GroveView;
  const choose = GROVE_LESSON.find((step) => step.name === "choose");
  expect(choose?.until?.(grove(1), grove(1), false)).toBe(false);
  expect(choose?.until?.(grove(1), grove(1), true)).toBe(true);
  expect(choose?.until?.(grove(2), grove(1), false)).toBe(true);
});
