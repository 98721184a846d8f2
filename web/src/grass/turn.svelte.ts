/**
 * What somebody is about to do at a table of Grass: which card is chosen, what it may be aimed at.
 *
 * All of it is a selection from the legal moves that came with the view; no rule stands here.
 */

import type { ExplanationDocument, LegalDocument, ViewDocument } from "../generated/grass";
import type { TableState } from "../table/table-state.svelte";
import { words } from "../words/language.svelte";
import type { Message } from "../words/messages";
import { printedFigure, spelledOut } from "./cards";
import { playsToAskAbout, readMove, type Move } from "./moves";

/** Where a card can be dropped. */
export type DropPlace =
  | { on: "ashtray" | "own table" }
  | { on: "seat"; seat: number }
  | { on: "peddle"; seat: number; code: string; isProtected: boolean }
  | { on: "own peddle"; code: string; isProtected: boolean };

/** What marks an element as a place, and reads it again from a point of the screen. */
export function dropMark(where: DropPlace): string {
  return JSON.stringify(where);
}

export function placeAt(x: number, y: number): DropPlace | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  const mark = found?.dataset["drop"];
  return mark ? (JSON.parse(mark) as DropPlace) : null;
}

const OF_HAND = new Set(["play", "discard", "pass", "keep", "hand"]);

export class GrassTurn {
  readonly #state: TableState;
  readonly #seat: () => number;

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
  tradeWith = $state<string | null>(null);
  /** Whom the chosen card would be aimed at, while somebody points there. */
  aim = $state<number | null>(null);
  /** The card that explains itself. */
  explains = $state<string | null>(null);
  /** What the rules say about the move in question. */
  about = $state.raw<readonly Message[]>([]);
  #asked = "";

  constructor(state: TableState, seat: () => number) {
    this.#state = state;
    this.#seat = seat;
  }

  get seat(): number {
    return this.#seat();
  }

  get view(): ViewDocument | null {
    return (this.#state.view(this.seat)?.view as ViewDocument | undefined) ?? null;
  }

  /** What may be done, also before one's turn to answer has come. */
  get legal(): LegalDocument | null {
    const sent = this.#state.view(this.seat);
    return this.view?.own.legal ?? (sent?.ahead as LegalDocument | null | undefined) ?? null;
  }

  moves = $derived.by<readonly Move[]>(() => this.legal?.moves.map(readMove) ?? []);

  /** Drafting, one chooses from the pack instead of the hand. */
  get isDrafting(): boolean {
    return this.view?.table.phase === "draft";
  }

  cards = $derived.by<readonly string[]>(() => {
    const own = this.view?.own;
    return own ? spelledOut(this.isDrafting ? own.pack : own.hand) : [];
  });

  get card(): string | null {
    return this.chosen === null ? null : (this.cards[this.chosen] ?? null);
  }

  /** The legal moves with the chosen card. */
  get ofCard(): readonly Move[] {
    const { card } = this;
    return card === null
      ? []
      : this.moves.filter((move) => OF_HAND.has(move.verb) && move.card === card);
  }

  /** Those of them that only discard are offered apart. */
  get plays(): readonly Move[] {
    return this.ofCard.filter((move) => move.verb !== "discard");
  }

  get discard(): Move | undefined {
    return this.ofCard.find((move) => move.verb === "discard");
  }

  canPlay(code: string): boolean {
    return this.moves.some(
      (move) => OF_HAND.has(move.verb) && move.verb !== "discard" && move.card === code,
    );
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

  /** The no to an offer, where that is all one wants to say. */
  get refusal(): Move | undefined {
    const isAsked = this.view?.table.phase === "answer";
    return isAsked ? this.moves.find((move) => move.verb === "decline") : undefined;
  }

  /** Say yes or no to an offer, where that can be said and was not said ahead. */
  answer(verb: string): boolean {
    const held = this.#state.view(this.seat)?.held;
    const found = this.moves.find((move) => move.verb === verb && move.token !== held);
    if (found) void this.play(found);
    return !!found;
  }

  choose(place: number | null): void {
    this.about = [];
    this.aim = null;
    this.covered = [];
    this.swapping = false;
    this.swapped = null;
    this.#state.refusal = null;
    const again = place !== null && place === this.chosen;
    const [only] = this.plays;
    if (again && this.plays.length === 1 && only && !only.seat && !only.cover.length) {
      void this.play(only);
      return;
    }
    this.chosen = again ? null : place;
    this.#coverMost();
    if (this.card !== null) this.#explainCard(this.card);
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
    this.tradeWith = null;
  }

  startSwap(): void {
    this.choose(null);
    this.swapping = true;
  }

  startTrade(give: string | null): void {
    this.choose(null);
    this.tradeWith = give;
    this.isTrading = true;
  }

  async play(move: Move | string): Promise<void> {
    const token = typeof move === "string" ? move : move.token;
    const done = await this.#state.play(this.seat, token);
    if (done) this.cancel();
  }

  /** Advice is for who plays alone against bots, and is asked what to do. */
  get mayAsk(): boolean {
    const chairs = this.#state.room?.chairs ?? [];
    const isAlone = chairs.every((chair) => chair.kind === "bot" || chair.is_you);
    return !!this.view?.own.legal && this.moves.length > 1 && isAlone;
  }

  /** Something one could do, as a button says it. */
  label(message: Message): string {
    const text = words.text(message, this.#state.names);
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  }

  // Targets

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

  /** Whether an own Peddle can be chosen, for whatever is being done. */
  canPickOwn(code: string, isProtected: boolean): boolean {
    if (this.swapping) {
      return !isProtected && this.moves.some((move) => move.verb === "swap" && move.card === code);
    }
    if (this.mustGive) {
      return !isProtected && this.moves.some((move) => move.verb === "give" && move.card === code);
    }
    if (this.card === null) return false;
    return this.plays.some(
      (move) =>
        (move.other === code && move.protected === isProtected && !move.seat) ||
        (!isProtected && move.cover.includes(code)),
    );
  }

  pickOwn(code: string, isProtected: boolean): void {
    if (this.swapping) this.swapped = this.swapped === code ? null : code;
    else if (this.mustGive) void this.play(`give ${code}`);
    else {
      const fine = this.plays.find((move) => move.other === code && move.protected === isProtected);
      if (fine) void this.play(fine);
      else this.#toggleCover(code);
    }
  }

  /** Of all ways to use a Protection the one that covers most is shown first. */
  #coverMost(): void {
    const worth = (move: Move): number =>
      move.cover.reduce((sum, code) => sum + printedFigure(code), 0);
    const [most] = this.plays
      .filter((move) => move.cover.length)
      .sort((one, other) => worth(other) - worth(one));
    const left = [...(most?.cover ?? [])];
    this.covered = this.#ownStash.flatMap((code, place) => {
      const found = left.indexOf(code);
      if (found >= 0) left.splice(found, 1);
      return found >= 0 ? [place] : [];
    });
  }

  get #ownStash(): string[] {
    return spelledOut(this.view?.table.seats[this.seat - 1]?.stash ?? {});
  }

  #toggleCover(code: string): void {
    const stash = this.#ownStash;
    const places = stash.flatMap((one, place) => (one === code ? [place] : []));
    const taken = places.filter((place) => this.covered.includes(place));
    const free = places.find((place) => !this.covered.includes(place));
    const more = free === undefined ? null : [...this.covered, free];
    // One more of the kind, if that can still be covered; else none of it.
    if (more && this.#coversStartingWith(more, stash).length) this.covered = more;
    else this.covered = this.covered.filter((place) => !taken.includes(place));
    const move = this.cover;
    if (move) void this.explain(move.token);
    else this.about = [];
  }

  #coversStartingWith(places: readonly number[], stash: readonly string[]): Move[] {
    const wanted = places.map((place) => stash[place] ?? "");
    return this.plays.filter((move) => holdsAll(move.cover, wanted));
  }

  /** The Protection as it is put together now. */
  get cover(): Move | undefined {
    const stash = this.#ownStash;
    const wanted = this.covered.map((place) => stash[place] ?? "").sort();
    return this.plays.find(
      (move) => move.cover.length > 0 && [...move.cover].sort().join() === wanted.join(),
    );
  }

  // Dragging

  /** Choose a card without playing it, whatever was chosen before. */
  takeUp(place: number): void {
    if (this.chosen !== place) this.choose(place);
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

  /** Whether all choose at once: then a card dropped on the table is the one that is passed. */
  get isSecret(): boolean {
    return this.moves.some((move) => ["pass", "keep", "hand"].includes(move.verb));
  }

  drop(where: DropPlace): void {
    const move = this.droppedOn(where);
    if (move) void this.play(move);
    else if (where.on === "own peddle" && this.canPickOwn(where.code, where.isProtected)) {
      this.pickOwn(where.code, where.isProtected);
    }
  }

  // What the rules say

  #explainCard(card: string): void {
    const first = this.plays.length === 1 ? this.plays[0] : this.cover;
    if (first) void this.explain(first.token);
    else if (!this.plays.length && this.view?.own.legal && this.view.table.phase === "turn") {
      const { table, viewer } = this.view;
      const opponent = table.seats.find((one) => one.seat !== viewer)?.seat ?? 1;
      const [own = "HG"] = spelledOut(table.seats[viewer - 1]?.stash ?? {});
      void this.explain(...playsToAskAbout(card, opponent, own));
    }
  }

  /** What the rules say about a move; of several forms of it, about the first that is one. */
  async explain(...forms: readonly string[]): Promise<void> {
    const asked = forms.join();
    this.#asked = asked;
    for (const token of forms) {
      const answer = await this.#state.ask(this.seat, token);
      if (this.#asked !== asked) return;
      const { messages = [] } = (answer ?? {}) as Partial<ExplanationDocument>;
      this.about = messages;
      if (!messages.some((message) => message.id === "grass-reason-malformed")) return;
    }
  }
}

function holdsAll(cards: readonly string[], wanted: readonly string[]): boolean {
  const left = [...cards];
  return wanted.every((one) => {
    const place = left.indexOf(one);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}
