import { expect, test, vi } from "vitest";
import type { RoundScore } from "@/generated/api";
import { firstRound, keep, keptRound, nextRound, nobody, seated, type Round } from "./grass-round";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const ROUND: Round = {
  edition: "classic",
  round: 2,
  seats: [
    { ...nobody(), name: "Ann", total: 30_000, stash: ["PA"] },
    { ...nobody(), hand: ["CO"] },
  ],
};

test("a sheet is found again as it was left", () => {
  keep(ROUND);
  expect(keptRound()).toEqual(ROUND);
});

test("what cannot be read is an empty sheet for three", () => {
  localStorage.setItem("greentable.score.grass", '{"seats": 1}');
  expect(keptRound()).toEqual({ edition: "2018", round: 1, seats: [nobody(), nobody(), nobody()] });
});

test("who stays keeps what lies there when others come or go", () => {
  expect(seated(ROUND.seats, 3)).toEqual([...ROUND.seats, nobody()]);
  expect(seated(ROUND.seats, 1)).toEqual(ROUND.seats.slice(0, 1));
});

test("totals go on to the next round, and only names to another game", () => {
  const score = { seats: [{ total: 80_000 }, { total: -5_000 }] } as RoundScore;
  expect(nextRound(ROUND, score)).toEqual({
    edition: "classic",
    round: 3,
    seats: [
      { ...nobody(), name: "Ann", total: 80_000 },
      { ...nobody(), total: -5_000 },
    ],
  });
  expect(firstRound(ROUND)).toEqual({
    edition: "classic",
    round: 1,
    seats: [{ ...nobody(), name: "Ann" }, nobody()],
  });
});
