import { expect, it } from "vitest";
import { nextStep } from "@/game-interface/lesson";
import type { ViewDocument } from "@/generated/grass";
import { STEPS } from "./lesson";

function view(
  market: boolean,
  stash: Record<string, number> = {},
  heat: string | null = null,
): ViewDocument {
  const seat = { seat: 1, market, heat, stash, protections: [] };
  return { viewer: 1, table: { seats: [seat], turn: 1, played: false } } as unknown as ViewDocument;
}

const place = (name: string): number => STEPS.findIndex((step) => step.name === name);

it("goes from step to step", () => {
  expect(nextStep(STEPS, place("end"), view(false))).toBe(place("market"));
});

it("does not teach what was done already", () => {
  expect(nextStep(STEPS, place("end"), view(true))).toBe(place("peddle"));
  expect(nextStep(STEPS, place("end"), view(true, { HG: 1 }))).toBe(place("risk"));
});

it("knows when a market is open", () => {
  const market = STEPS[place("market")];
  expect(market?.until?.(view(false), view(false), false)).toBe(false);
  expect(market?.until?.(view(true), view(false), false)).toBe(true);
});

it("does not ask for Peddle while there is heat", () => {
  const peddle = STEPS[place("peddle")];
  expect(peddle?.instead?.(view(true))).toBeUndefined();
  expect(peddle?.instead?.(view(true, {}, "FE"))).toBe("heated");
  expect(peddle?.instead?.(view(false))).toBe("market");
});
