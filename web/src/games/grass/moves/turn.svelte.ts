/**
 * A move of Grass in the making: which card is chosen, what it may be aimed at.
 *
 * All of it is a selection from the legal moves that came with the view; no rule stands here.
 */

import type { TypedLine } from "@/generated/api";
import type { Objection, SeatDocument } from "@/generated/grass";
import type { TableState } from "@/table/state/table-state.svelte";
import { words } from "@/words/language.svelte";
import type { Message } from "@/words/messages";
import { coverMost, coverOneMore, wayToCover } from "./covering";
import type { DropPlace } from "./drop-places";
import { Explaining } from "./explanation.svelte";
import { isOfHand, LegalMoves } from "./legal-moves.svelte";
import type { Move, MoveParts } from "./moves";
import { explain } from "./view";

/** An offer or a counter-offer in the making; null: not chosen yet, any card, everyone. */
export interface OfferInTheMaking {
  give: string | null;
  want: string | null;
  to: number | null;
}

/** A dragged card: by its place in the hand, or a Peddle of the own stash by its code. */
export type Carried = number | string;

export class GrassTurn extends LegalMoves {
  /** The place of the chosen card in the hand. */
  chosen = $state<number | null>(null);
  /** Places in the own stash that a Protection shall cover. */
  covered = $state.raw<readonly number[]>([]);
  /** A stash swap is being chosen: the own Peddle, once it is named. */
  swapping = $state<boolean>(false);
  swapped = $state<string | null>(null);
  isTrading = $state(false);
  /** Advice is asked for, or lies there. */
  isAdvised = $state(false);
  offer = $state<OfferInTheMaking>({ give: null, want: null, to: null });
  /** Whom the chosen card would be aimed at, while somebody points there. */
  aim = $state<number | null>(null);
  /** The card that explains itself. */
  explains = $state<string | null>(null);
  /** A move is typed. */
  isCommanding = $state(false);
  readonly #explaining: Explaining;

  constructor(state: TableState, seat: () => number) {
    super(state, seat);
    this.#explaining = new Explaining((move) => explain(state, this.seat, move));
  }

  get card(): string | null {
    return this.chosen === null ? null : (this.cards[this.chosen] ?? null);
  }

  /** The legal moves with the chosen card. */
  get ofCard(): readonly Move[] {
    const { card } = this;
    return card === null ? [] : this.moves.filter((move) => isOfHand(move) && move.card === card);
  }

  /** Those of them that only discard are offered apart. */
  get plays(): readonly Move[] {
    return this.ofCard.filter((move) => move.verb !== "discard");
  }

  get discard(): Move | undefined {
    return this.ofCard.find((move) => move.verb === "discard");
  }

  /** Say yes or no to an offer, where that can be said and was not said ahead. */
  answer(verb: string): boolean {
    const held = this.state.view(this.seat)?.held;
    const found = this.moves.find((move) => move.verb === verb && move.token !== held);
    if (found) void this.play(found);
    return !!found;
  }

  choose(place: number | null): void {
    this.forgetExplanation();
    this.aim = null;
    this.covered = [];
    this.swapping = false;
    this.swapped = null;
    this.state.refusal = null;
    const again = place !== null && place === this.chosen;
    const [only] = this.plays;
    if (again && this.plays.length === 1 && only && !only.seat && !only.cover.length) {
      void this.play(only);
      return;
    }
    this.chosen = again ? null : place;
    this.covered = coverMost(this.plays, this.ownStash);
    const first = this.plays.length === 1 ? this.plays[0] : this.cover;
    if (first) void this.explain(first.token);
  }

  /** Play the chosen card, where there is one way to, or a Protection as it is put together. */
  confirm(): boolean {
    const only = this.plays.length === 1 ? this.plays[0] : this.cover;
    if (!only) return false;
    void this.play(only);
    return true;
  }

  cancel(): void {
    this.choose(null);
    this.isTrading = false;
    this.isAdvised = false;
  }

  /** Which own Peddle may be swapped. */
  get swappable(): ReadonlySet<string> {
    const swaps = this.moves.filter((move) => move.verb === "swap");
    return new Set(swaps.flatMap(({ card }) => card ?? []));
  }

  /** Begin a swap; what is given is chosen already if it is named, or there is no choice. */
  startSwap(own: string | null = null): void {
    const { swappable } = this;
    this.choose(null);
    this.swapping = true;
    this.swapped = own ?? (swappable.size === 1 ? ([...swappable][0] ?? null) : null);
  }

  startTrade(give: string | null): void {
    this.choose(null);
    this.offer = { give, want: null, to: null };
    this.isTrading = true;
  }

  /** Play a legal move, one that was put together, or one that was advised, by its token. */
  async play(move: Move | MoveParts | string, { byItself = false } = {}): Promise<void> {
    const wish = typeof move === "object" && "token" in move ? move.token : move;
    const verb = typeof move === "object" ? move.verb : null;
    const { isTrading, isHaggling, seat, state } = this;
    if (!(await (byItself ? state.playByItself(seat, wish) : state.play(seat, wish)))) return;
    this.cancel();
    // Who makes an offer wants to see the answers, and may make another.
    const goesOn = verb === "offer" || (verb === "decline" && isHaggling);
    this.isTrading = isTrading && goesOn;
  }

  /** The moves that a typed line may mean, or why there are none. */
  typed(line: string): Promise<TypedLine> {
    return this.state.typed(this.seat, line);
  }

  /** Something one could do, as a button says it. */
  label(message: Message | string): string {
    const text = words.text(message, this.state.names);
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  }

  // Targets

  /** Whether something that lies on the table is to be chosen now. */
  get isTargeting(): boolean {
    return (
      this.swapping ||
      this.mustGive ||
      this.plays.some((move) => move.seat || move.other || move.cover.length)
    );
  }

  /** The effect of a tap on a card on the table: it explains itself, unless one is to be chosen there. */
  get explainsOnTap(): ((code: string) => void) | undefined {
    return this.isTargeting ? undefined : (code) => (this.explains = code);
  }

  /** The move that is made by choosing another seat as a whole. */
  onSeat(seat: number): Move | undefined {
    const found = this.plays.filter((move) => move.seat === seat);
    return found.length === 1 && !found[0]?.other ? found[0] : undefined;
  }

  /** The move that is made by choosing a Peddle of another seat. */
  onPeddle(seat: number, code: string, isProtected: boolean): Move | undefined {
    if (isProtected) return undefined;
    if (this.swapping) {
      return this.moves.find(
        (move) =>
          move.verb === "swap" &&
          move.seat === seat &&
          move.other === code &&
          move.card === this.swapped,
      );
    }
    return this.plays.find((move) => move.seat === seat && move.other === code);
  }

  /** Whether a Peddle of this seat can be chosen now. */
  reaches({ seat, stash }: SeatDocument): boolean {
    return Object.keys(stash).some((code) => !!this.onPeddle(seat, code, false));
  }

  /** Whether an own Peddle can be chosen, for whatever is being done. */
  canPickOwn(code: string, isProtected: boolean): boolean {
    if (this.swapping) return !isProtected && this.swappable.has(code);
    if (this.mustGive) {
      return !isProtected && !!this.#toGive(code);
    }
    if (this.card === null) return false;
    return this.plays.some(
      (move) =>
        (move.other === code && move.protected === isProtected && !move.seat) ||
        (!isProtected && move.cover.includes(code)),
    );
  }

  pickOwn(code: string, isProtected: boolean): void {
    if (this.swapping) {
      // An only choice stays chosen.
      this.swapped = this.swapped === code && this.swappable.size > 1 ? null : code;
    } else if (this.mustGive) {
      const gift = this.#toGive(code);
      if (gift) void this.play(gift);
    } else {
      const fine = this.plays.find((move) => move.other === code && move.protected === isProtected);
      if (fine) void this.play(fine);
      else this.#toggleCover(code);
    }
  }

  #toGive(code: string): Move | undefined {
    return this.moves.find((move) => move.verb === "give" && move.card === code);
  }

  #toggleCover(code: string): void {
    this.covered = coverOneMore(this.plays, this.ownStash, this.covered, code);
    const move = this.cover;
    if (move) void this.explain(move.token);
    else this.forgetExplanation();
  }

  /** The Protection as it is put together now. */
  get cover(): Move | undefined {
    return wayToCover(this.plays, this.ownStash, this.covered);
  }

  // Dragging

  /** Whether a Peddle of the own stash can be dragged to another's, to swap it. */
  canDrag(code: string, isProtected: boolean): boolean {
    return !isProtected && (this.swapping || !this.isTargeting) && this.swappable.has(code);
  }

  /** Choose a card without playing it, whatever was chosen before. */
  takeUp(card: Carried): void {
    if (typeof card === "string") this.startSwap(card);
    else if (this.chosen !== card) this.choose(card);
  }

  /** The move that is made by dropping the chosen card somewhere. */
  droppedOn(where: DropPlace): Move | undefined {
    const single = this.plays.filter((move) => !move.seat && !move.other && !move.cover.length);
    switch (where.on) {
      case "ashtray":
        return this.discard;
      case "seat":
        return this.onSeat(where.seat) ?? (this.isSecret ? single[0] : undefined);
      case "peddle":
        return this.onPeddle(where.seat, where.code, where.isProtected);
      case "own peddle":
        return this.plays.find(
          (move) => move.other === where.code && move.protected === where.isProtected && !move.seat,
        );
      case "own table":
        return single.length === 1 ? single[0] : undefined;
    }
  }

  drop(where: DropPlace): void {
    const move = this.droppedOn(where);
    if (move) void this.play(move);
    else if (where.on === "own peddle" && this.canPickOwn(where.code, where.isProtected)) {
      this.pickOwn(where.code, where.isProtected);
    }
  }

  // Explanations

  /** The rules' messages about the move in question, or against playing the chosen card. */
  get about(): readonly Objection[] {
    const said = this.#explaining.answer?.messages ?? [];
    if (said.length) return said.map((one) => ({ said: one, rule: null }));
    return (this.card && this.view?.own.legal?.unplayable[this.card]) || [];
  }

  explain(move: string): Promise<void> {
    return this.#explaining.explain(move);
  }

  forgetExplanation(): void {
    this.#explaining.forget();
  }
}
