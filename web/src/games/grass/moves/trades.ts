/** Which trade a seat is asked about: what is shown of it, and what *Accept* carries out, is this one. */

import type { CardCode, ViewDocument } from "@/generated/grass";
import { card } from "@/games/grass/cards/cards";
import { say, seat, type Message } from "@/words/messages";

export interface Trade {
  /** With whom. */
  partner: number;
  /** What the viewer gives, and gets; null: that is not named. */
  give: CardCode | null;
  get: CardCode | null;
  /** Whether it is a counter to an offer. */
  isCounter: boolean;
}

/**
 * The trade that the viewer has a part in: of an own offer, of one that is or will be put to them, or
 * of one that was agreed on; null where there is none.
 *
 * A counter is a matter of the two between whom it is. To everybody else who may answer, the offer
 * stands as it was made.
 */
export function tradeOf({ table, viewer }: ViewDocument): Trade | null {
  const { offer, counter, turn, asked, phase } = table;
  if (!offer || !turn || !asked || !viewer) return null;
  const isBetweenTwo = viewer === turn || viewer === asked;
  const isOpenToOthers = offer.to === null && (phase === "answer" || phase === "countered");
  if (!isBetweenTwo && !isOpenToOthers) return null;
  const isCounter = !!counter && isBetweenTwo;
  const [ofTurn, ofOther] = isCounter
    ? [counter.ask ?? offer.give, counter.give]
    : [offer.give, offer.want];
  return viewer === turn
    ? { partner: asked, give: ofTurn, get: ofOther, isCounter }
    : { partner: turn, give: ofOther, get: ofTurn, isCounter };
}

/** What somebody else proposes to the viewer. */
export function proposalSaid(view: ViewDocument): Message | null {
  const { partner, give, get, isCounter } = tradeOf(view) ?? {};
  if (!partner || !get) return null;
  const proposed = { who: seat(partner), card: card(get) };
  if (isCounter) {
    const { ask } = view.table.counter ?? {};
    return ask
      ? say("page-grass-countered-for", { ...proposed, other: card(ask) })
      : say("page-grass-countered", proposed);
  }
  if (!give) return say("page-grass-asked", proposed);
  const key = view.own.hand[give] ? "page-grass-offered" : "page-grass-offered-lacking";
  return say(key, { ...proposed, other: card(give) });
}
