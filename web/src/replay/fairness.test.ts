import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Dealing } from "@/game-interface/dealing";
import { chanceIn, checkDealing, type Dealt } from "./fairness";

const page = readFileSync(new URL("../../../docs/records.md", import.meta.url), "utf8");
const record = /```fair\n([^]*?)```/.exec(page)?.[1] ?? "";

function header(name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1] ?? "";
}

const ONE_DECK: Dealing = {
  label: () => "grove/deck",
  beginsShuffle: (_verb, _before, round) => round === 0,
  cardsOf: (words) => words,
  deckOf: () => ({ deck: [], aside: [] }),
};
const fair: Dealt = {
  game: "grove",
  dealing: ONE_DECK,
  seats: 2,
  seeds: [header("seed")],
  commitments: [header("commitment")],
  nonces: [header("nonce 1"), ""],
  record,
  deck: Array.from({ length: 18 }, (_, place) => String(place + 1)),
};

describe("the record in docs/records.md", () => {
  it("is dealt from its seed", () => {
    const found = checkDealing(fair);
    expect(found.commitments).toEqual([true]);
    expect(found.compared).toBe(chanceIn(record).length);
    expect(found.right).toBe(found.compared);
  });

  it("is found out when a card was exchanged", () => {
    const found = checkDealing({ ...fair, record: record.replace("0 draw 8", "0 draw 9") });
    expect(found.right).toBe(found.compared - 1);
  });

  it("is found out when the seed was", () => {
    const found = checkDealing({ ...fair, seeds: ["another"] });
    expect(found.commitments).toEqual([false]);
    expect(found.right).toBeLessThan(found.compared);
  });

  it("cannot be compared without a seed", () => {
    const found = checkDealing({ ...fair, seeds: [], commitments: [] });
    expect(found).toEqual({ commitments: [], compared: 0, right: 0, others: 4 });
  });
});

it("shuffles anew where the game says so", () => {
  const chance = ["0 dealer 1", "0 deal 1 A", "0 deal 2 B", "0 draw A", "0 deal 1 B", "0 draw A"];
  const dealing: Dealing = {
    ...ONE_DECK,
    label: (round) => `grass/deck/${round}`,
    beginsShuffle: (verb, before) => verb === "deal" && before !== "deal",
    cardsOf: (words) => words.slice(-1),
  };
  const found = checkDealing({
    ...{ game: "grass", seats: 2, seeds: ["one", "two"], commitments: [], nonces: [], dealing },
    ...{ record: chance.join("\n"), deck: ["A", "A", "A", "B"] },
  });
  expect(found.compared).toBe(6);
});
