/**
 * The legal moves and the cards of a seat at a table of Grass.
 *
 * All of it is read from the view and the legal moves that came with it; no rule stands here.
 */

import type { LegalDocument, TradeDocument, ViewDocument } from "@/generated/grass";
import type { TableState } from "@/table/state/table-state.svelte";
import { spelledOut } from "@/games/grass/cards/cards";
import { DeclinedOffers, type Declines } from "./declined-offers.svelte";
import { movesOf, type Move } from "./moves";
import { grassView, movesAhead } from "./view";

const OF_HAND = new Set(["play", "discard", "pass", "keep", "hand"]);

/** Whether a move is made with a card of the hand, or of a pack that is drafted from. */
export function isOfHand({ verb }: Move): boolean {
  return OF_HAND.has(verb);
}

const declined = new DeclinedOffers();

export class LegalMoves {
  protected readonly state: TableState;
  readonly #seat: () => number;

  constructor(state: TableState, seat: () => number) {
    this.state = state;
    this.#seat = seat;
  }

  get seat(): number {
    return this.#seat();
  }

  get view(): ViewDocument | null {
    return grassView(this.state.view(this.seat));
  }

  /** The legal moves, also before the player's turn to answer has come. */
  get legal(): LegalDocument | null {
    return this.view?.own.legal ?? movesAhead(this.state.view(this.seat));
  }

  moves = $derived.by<readonly Move[]>(() => (this.legal ? movesOf(this.legal) : []));

  /** The answer that was given ahead, where it is one of those listed. */
  get held(): Move | undefined {
    const held = this.state.view(this.seat)?.held;
    return held ? this.moves.find(({ token }) => token === held) : undefined;
  }

  /** Drafting, one chooses from the pack instead of the hand. */
  get isDrafting(): boolean {
    return this.view?.table.phase === "draft";
  }

  cards = $derived.by<readonly string[]>(() => {
    const own = this.view?.own;
    return own ? spelledOut(this.isDrafting ? own.pack : own.hand) : [];
  });

  /** The cards that are kept already, while the rest is drafted. */
  get kept(): readonly string[] {
    return this.isDrafting ? spelledOut(this.view?.own.hand ?? {}) : [];
  }

  canPlay(code: string): boolean {
    return this.moves.some(
      (move) => isOfHand(move) && move.verb !== "discard" && move.card === code,
    );
  }

  /** Whom a card of the hand could be played on. */
  targetsOf(code: string): readonly number[] {
    const plays = this.moves.filter((move) => move.verb === "play" && move.card === code);
    return [...new Set(plays.flatMap(({ seat }) => seat ?? []))];
  }

  /** Whether anything in the hand can be played, not only discarded. */
  get canPlayAny(): boolean {
    return this.moves.some((move) => move.verb === "play");
  }

  get canSwap(): boolean {
    return this.moves.some((move) => move.verb === "swap");
  }

  get mustGive(): boolean {
    return this.moves.some((move) => move.verb === "give");
  }

  get end(): Move | undefined {
    return this.moves.find((move) => move.verb === "end");
  }

  /** The trade that one is asked about, or has offered or agreed on. */
  get trade(): TradeDocument | null {
    return this.view?.own.trade ?? null;
  }

  /** The no to an offer, where that is all one wants to say; to a counter it is said each time. */
  get refusal(): Move | undefined {
    return this.trade?.is_counter ? undefined : this.moves.find((move) => move.verb === "decline");
  }

  /** Whether an offer asks for a card that one does not have; in hidden deals it may still be claimed. */
  get lacksWanted(): boolean {
    return !!this.refusal && !!this.trade?.lacks;
  }

  /** Which offers get a no by themselves, until this is switched off. */
  get declines(): Declines {
    return declined.at(this.state.room?.id ?? "");
  }

  set declines(which: Declines) {
    declined.choose(this.state.room?.id ?? "", which);
  }

  get mayMakeDeals(): boolean {
    const { legal, moves } = this;
    return !!legal?.offers || !!legal?.counters || moves.some(({ verb }) => verb === "counter");
  }

  /** Whether an offer of one's own is being answered. */
  get isHaggling(): boolean {
    return !!this.trade?.is_own && this.trade.is_open;
  }

  /** Advice is for a player alone against bots who is asked what to do. */
  get mayAsk(): boolean {
    const chairs = this.state.room?.chairs ?? [];
    const isAlone = chairs.every((chair) => chair.kind === "bot" || chair.is_you);
    return !!this.view?.own.legal && this.moves.length > 1 && isAlone;
  }

  /** Whether all choose at once: then a card dropped on the table is the one that is passed. */
  get isSecret(): boolean {
    return this.moves.some((move) => ["pass", "keep", "hand"].includes(move.verb));
  }

  get ownStash(): string[] {
    return spelledOut(this.view?.table.seats[this.seat - 1]?.stash ?? {});
  }
}
