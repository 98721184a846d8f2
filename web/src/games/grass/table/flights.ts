/** Which cards fly from where to where when something happens, and what is heard of it. */

import type { EventDocument, SeatDocument } from "@/generated/grass";
import type { Sound } from "@/browser/sound";
import { factsOf, spelledOut } from "@/games/grass/cards/cards";
import { MARKET_OPEN } from "@/games/grass/cards/pictured";

/** A place on the table: a pile, or something of a seat. */
export type Place = "haystack" | "ashtray" | { seat: number; at: "hand" | "market" | "stash" };

export interface Flight {
  /** Null: nobody may know it, so its back is seen. */
  card: string | null;
  from: Place;
  to: Place;
  /** Two cards that change places pass each other on different sides. */
  side?: 1 | -1;
}

const hand = (seat: number): Place => ({ seat, at: "hand" });
const stash = (seat: number): Place => ({ seat, at: "stash" });
const market = (seat: number): Place => ({ seat, at: "market" });

/** The cards that an event moves; none if it is only told. `before` are the seats as they were. */
export function flightsOf(event: EventDocument, before: readonly SeatDocument[] = []): Flight[] {
  const card = "card" in event ? event.card : null;
  const seat = "seat" in event ? event.seat : null;
  const to = "to" in event ? event.to : null;
  if (!seat) return [];
  switch (event.event) {
    case "dealt":
    case "drew":
      return [{ card, from: "haystack", to: hand(seat) }];
    case "discarded":
      return [{ card, from: hand(seat), to: "ashtray" }];
    case "gave_up":
    case "paid":
    case "uncovered":
      return [{ card, from: stash(seat), to: "ashtray" }];
    case "wiped_out":
      return lostBy(before.find((one) => one.seat === seat));
    case "played":
      return [{ card, from: hand(seat), to: whereItLies(card, to ?? seat, !!to) }];
    case "stole":
      return to ? [{ card, from: stash(to), to: stash(seat) }] : [];
    case "gave":
      return to ? [{ card, from: stash(seat), to: stash(to) }] : [];
    case "took":
      return to ? [{ card, from: hand(to), to: hand(seat) }] : [];
    case "passed":
      return to ? [{ card, from: hand(seat), to: hand(to) }] : [];
    case "traded":
    case "swapped":
      return to
        ? exchanged(event.give, event.get, event.event === "traded" ? hand : stash, seat, to)
        : [];
    default:
      return [];
  }
}

/** Where a card comes to lie when it is played; one that hits somebody goes there first. */
function whereItLies(code: string | null, whose: number, isAimed: boolean): Place {
  switch (code && factsOf(code).family) {
    case "market":
    case "heat_on":
    case "heat_off":
      return market(whose);
    case "peddle":
    case "protection":
      return stash(whose);
    default:
      return isAimed ? stash(whose) : "ashtray";
  }
}

function exchanged(
  give: string | null,
  get: string | null,
  of: (seat: number) => Place,
  one: number,
  other: number,
): Flight[] {
  return [
    { card: give, from: of(one), to: of(other), side: 1 },
    { card: get, from: of(other), to: of(one), side: -1 },
  ];
}

function lostBy(seat: SeatDocument | undefined): Flight[] {
  if (!seat) return [];
  const peddle = spelledOut(seat.stash).map((card) => ({ card, from: stash(seat.seat) }));
  const pile = [seat.heat, seat.market ? MARKET_OPEN : null].filter((card) => card !== null);
  return [...peddle, ...pile.map((card) => ({ card, from: market(seat.seat) }))].map((one) => ({
    ...one,
    to: "ashtray",
  }));
}

/** Of all that happens at once only what stands first here is heard. */
const BY_WEIGHT = [
  "win",
  "end",
  "loss",
  "heat",
  "relief",
  "trade",
  "offer",
  "play",
  "draw",
] as const;

export function soundOf(events: readonly EventDocument[], me: number): Sound | null {
  const heard = new Set(events.map((event) => soundOfOne(event, me)));
  return BY_WEIGHT.find((one) => heard.has(one)) ?? null;
}

function soundOfOne(event: EventDocument, me: number): Sound | null {
  switch (event.event) {
    case "drew":
      return event.seat === me ? "draw" : null;
    case "played":
      return event.to === me ? "heat" : "play";
    case "cooled":
      return event.seat === me ? "relief" : null;
    case "stole":
      return event.to === me ? "loss" : "play";
    case "gave":
    case "wiped_out":
    case "gave_up":
      return event.seat === me ? "loss" : null;
    case "offered":
      return event.seat === me ? null : "offer";
    case "traded":
    case "swapped":
      return "trade";
    case "round_ended":
      return "end";
    case "won":
      return event.seat === me ? "win" : null;
    default:
      return null;
  }
}
