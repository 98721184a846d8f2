import { describe, expect, it } from "vitest";
import type { EventDocument, SeatDocument } from "@/generated/grass";
import { flightsOf, soundOf } from "./flights";

function seat(number: number, more: Partial<SeatDocument> = {}): SeatDocument {
  return {
    seat: number,
    market: false,
    heat: null,
    stash: {},
    protections: [],
    ...more,
  } as SeatDocument;
}

describe("a card that is played", () => {
  const played = (card: string, to: number | null = null): EventDocument =>
    ({ event: "played", seat: 2, to, card }) as EventDocument;

  it("flies from the hand to where it comes to lie", () => {
    const from = { seat: 2, at: "hand" };
    expect(flightsOf(played("PA"))).toEqual([{ card: "PA", from, to: { seat: 2, at: "stash" } }]);
    expect(flightsOf(played("MO"))).toEqual([{ card: "MO", from, to: { seat: 2, at: "market" } }]);
    expect(flightsOf(played("BU", 1))).toEqual([
      { card: "BU", from, to: { seat: 1, at: "market" } },
    ]);
    expect(flightsOf(played("SO", 1))).toEqual([
      { card: "SO", from, to: { seat: 1, at: "stash" } },
    ]);
    expect(flightsOf(played("SH"))).toEqual([{ card: "SH", from, to: "ashtray" }]);
  });
});

describe("what somebody loses", () => {
  it("goes card by card to the ashtray, the market last", () => {
    const before = [seat(1), seat(2, { market: true, heat: "BU", stash: { HG: 2, PA: 1 } })];
    const gone = flightsOf({ event: "wiped_out", seat: 2 }, before);
    expect(gone.map(({ card }) => card)).toEqual(["HG", "HG", "PA", "BU", "MO"]);
    expect(new Set(gone.map(({ to }) => to))).toEqual(new Set(["ashtray"]));
  });
});

describe("cards that change places", () => {
  it("pass each other on different sides", () => {
    const swapped = { event: "swapped", seat: 1, to: 3, give: "HG", get: "PA" } as const;
    const [one, other] = flightsOf(swapped);
    expect(one).toMatchObject({ from: { seat: 1, at: "stash" }, to: { seat: 3, at: "stash" } });
    expect(other).toMatchObject({ from: { seat: 3, at: "stash" }, to: { seat: 1, at: "stash" } });
    expect(one?.side).not.toBe(other?.side);
  });
});

describe("of all that happens at once", () => {
  it("what matters most to the listener is heard", () => {
    const events = [
      { event: "drew", seat: 1, card: "HG" },
      { event: "played", seat: 2, to: 1, card: "BU" },
      { event: "ended_turn", seat: 2 },
    ] as EventDocument[];
    expect(soundOf(events, 1)).toBe("heat");
    expect(soundOf(events, 3)).toBe("play");
    expect(soundOf(events.slice(2), 1)).toBeNull();
    expect(soundOf([{ event: "won", seat: 1, amount: 250_000 }], 1)).toBe("win");
  });
});
