/**
 * Whether a game was dealt from its seeds: the record's chance, compared card by card with what the
 * shuffle gives. It is worked out in the page, so that nobody has to believe the server.
 */

import type { Dealing } from "@/game-interface/dealing";
import { commitment, mixedSeed, order, Stream } from "./shuffle";

export interface Fairness {
  /** Whether each seed has the hash that was published before its deal. */
  commitments: readonly boolean[];
  /** Cards that nature dealt and that were compared, and how many of them are right. */
  compared: number;
  right: number;
  /** Chance that is not an order of cards, or for which no seed is told. */
  others: number;
}

export interface Dealt {
  game: string;
  seats: number;
  seeds: readonly string[];
  commitments: readonly string[];
  nonces: readonly string[];
  record: string;
  dealing: Dealing;
  /** The whole deck in the order of its kinds. */
  deck: readonly string[];
  /** Cards of the deck that are not in this game. */
  aside?: readonly string[];
}

/** Nature's moves of a record, in their order. */
export function chanceIn(record: string): string[][] {
  return record
    .split("\n")
    .map((line) => line.split("#")[0]?.trim() ?? "")
    .filter((line) => line.startsWith("0 "))
    .map((line) => line.split(/\s+/).slice(1));
}

export function checkDealing(dealt: Dealt): Fairness {
  const seeds = dealt.seeds.map((seed) => mixedSeed(seed, dealt.nonces));
  const seedOf = (round: number): string | undefined =>
    seeds.length === 1 ? seeds[0] : seeds[round - 1];
  const orders = new Map<number, string[] | undefined>();
  function orderOf(round: number): string[] | undefined {
    const seed = seedOf(round);
    if (seed === undefined) return undefined;
    return order(seed, dealt.dealing.label(round), dealt.deck.length)
      .map((place) => dealt.deck[place] ?? "")
      .filter((card) => !dealt.aside?.includes(card));
  }

  const found = { compared: 0, right: 0, others: 0 };
  let round = 0;
  let place = 0;
  function compare(is: string, wanted: string | undefined): void {
    if (wanted === undefined) found.others += 1;
    else {
      found.compared += 1;
      if (is === wanted) found.right += 1;
    }
  }

  let before = "";
  for (const [verb = "", ...words] of chanceIn(dealt.record)) {
    if (verb === "dealer") {
      const seed = seedOf(1);
      const wanted = seed === undefined ? undefined : new Stream(seed, `${dealt.game}/dealer`);
      compare(words[0] ?? "", wanted && String(wanted.below(dealt.seats) + 1));
    } else if (verb === "luck") found.others += 1;
    else {
      if (dealt.dealing.beginsShuffle(verb, before, round)) {
        round += 1;
        place = 0;
        orders.set(round, orderOf(round));
      }
      for (const card of dealt.dealing.cardsOf(words)) compare(card, orders.get(round)?.[place++]);
    }
    before = verb;
  }
  const commitments = dealt.commitments.map(
    (published, which) =>
      dealt.seeds[which] !== undefined && commitment(dealt.seeds[which]) === published,
  );
  return { commitments, ...found };
}
