/** Which offers of this turn were declined, and by whom. */

import type { ViewDocument } from "@/generated/grass";
import { card } from "@/games/grass/cards/cards";
import { say, seat as seatSaid, type Message } from "@/words/messages";

export interface Refused {
  give: string;
  /** Null: one had asked what one gets for it. */
  want: string | null;
  seats: readonly number[];
}

/** Each offer once, with all who said no to it. */
export function refusedOffers(
  declined: ViewDocument["table"]["declined"] | undefined,
): readonly Refused[] {
  const offers = new Map<string, Refused>();
  for (const { seat, give, want } of declined ?? []) {
    const key = `${give} ${want}`;
    offers.set(key, { give, want, seats: [...(offers.get(key)?.seats ?? []), seat] });
  }
  return [...offers.values()];
}

export function refusalOf(seat: number, { give, want }: Refused): Message {
  const known = { who: seatSaid(seat), card: card(give) };
  return want
    ? say("page-trade-declined", { ...known, other: card(want) })
    : say("page-trade-declined-open", known);
}
