/** Which cards fly from where to where when something happens. */

import type { EventDocument } from "../generated/grass";
import type { Sound } from "../parts/sounds";

/** A place on the table: a pile, or a seat. */
export type Place = "haystack" | "ashtray" | number;

export interface Flight {
  /** Null: nobody may know it, so its back is seen. */
  card: string | null;
  from: Place;
  to: Place;
}

/** What an event moves; nothing for what is only told. */
export function flightsOf(event: EventDocument): Flight[] {
  switch (event.event) {
    case "drew":
      return event.seat ? [{ card: event.card, from: "haystack", to: event.seat }] : [];
    case "discarded":
    case "gave_up":
    case "paid":
    case "uncovered":
    case "cooled":
      return event.seat ? [{ card: event.card, from: event.seat, to: "ashtray" }] : [];
    case "played":
      return event.seat && event.to ? [{ card: event.card, from: event.seat, to: event.to }] : [];
    case "stole":
    case "took":
      return event.seat && event.to ? [{ card: event.card, from: event.to, to: event.seat }] : [];
    case "gave":
    case "passed":
      return event.seat && event.to ? [{ card: event.card, from: event.seat, to: event.to }] : [];
    case "traded":
    case "swapped":
      if (!event.seat || !event.to) return [];
      return [
        { card: event.give, from: event.seat, to: event.to },
        { card: event.get, from: event.to, to: event.seat },
      ];
    default:
      return [];
  }
}

/** What is heard of it at a seat. */
export function soundOf(event: EventDocument, me: number): Sound | null {
  switch (event.event) {
    case "played":
      return event.to === me ? "heat" : "play";
    case "stole":
      return event.to === me ? "loss" : "play";
    case "wiped_out":
    case "gave_up":
      return event.seat === me ? "loss" : null;
    case "offered":
      return event.seat === me ? null : "offer";
    case "round_ended":
      return "end";
    default:
      return null;
  }
}
