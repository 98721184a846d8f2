/**
 * A placement in the making: which card, turned how, where; and its consequences.
 *
 * Places are those the server listed, and what would come of them is what it says.
 */

import type { Objection, ViewDocument } from "@/generated/grove";
import type { TableState } from "@/table/state/table-state.svelte";
import {
  centreOf,
  covers,
  isSame,
  middleOf,
  nearest,
  sizeOf,
  towards,
} from "@/games/grove/cards/placements";
import { readPlacements, type Placement, type Way } from "./preview";
import { explain, groveView } from "./view";
import { needsSquirrel, whyNot, type WhyNot } from "./why-not";

export class Laying {
  readonly #state: TableState;
  readonly #seat: () => number;

  card = $state<number | null>(null);
  rotation = $state(0);
  withSquirrel = $state(false);
  ghost = $state.raw<Placement | null>(null);
  /** The ghost was put where it is, and follows no mouse any more. */
  isPut = $state(false);
  /** Which of several ways to give out dice. */
  way = $state(0);
  /** Why the card cannot lie where somebody wanted it. */
  refused = $state.raw<WhyNot | null>(null);
  #seenAt = -1;
  #legal = "";

  constructor(state: TableState, seat: () => number) {
    this.#state = state;
    this.#seat = seat;
  }

  get seat(): number {
    return this.#seat();
  }

  get view(): ViewDocument | null {
    return groveView(this.#state.view(this.seat));
  }

  /** The trees and glades of a card, as decks are written. */
  faceOf(card: number): string {
    return this.view?.table.faces[card - 1] ?? "";
  }

  /** The legal placements, or the one that lies ready while others still think. */
  #told = $derived.by<readonly Placement[]>(() => (this.view ? readPlacements(this.view.own) : []));

  all = $derived.by<readonly Placement[]>(() => (this.view?.own.legal ? this.#told : []));

  chosen = $derived.by<Placement | null>(() =>
    this.view?.own.legal ? null : (this.#told[0] ?? null),
  );

  #usesSquirrel(one: Placement): boolean {
    return !!one.ways[0].squirrel;
  }

  /** The places of the chosen card in this layer, however it is turned. */
  ofCard = $derived.by<readonly Placement[]>(() =>
    this.all.filter(
      (one) => one.card === this.card && this.#usesSquirrel(one) === this.withSquirrel,
    ),
  );

  /** The same as it is turned now. */
  places = $derived.by<readonly Placement[]>(() =>
    this.ofCard.filter((one) => one.rotation === this.rotation),
  );

  /** The reasons why the chosen card fits nowhere, as the server tells them. */
  get objections(): readonly Objection[] {
    const { card, view } = this;
    return (card !== null && view?.own.legal?.unplayable?.[card]) || [];
  }

  /** Whether the chosen card has places in both layers, with the squirrel and without. */
  canSquirrel = $derived.by(() => {
    const ofCard = this.all.filter((one) => one.card === this.card);
    return new Set(ofCard.map((one) => this.#usesSquirrel(one))).size > 1;
  });

  /** The cells under the card's place, for those who listen. */
  covered = $derived.by(() => {
    const { ghost, view } = this;
    const mine = view?.table.seats.find(({ seat }) => seat === (this.seat || 1));
    const cells = ghost ? (mine?.grove.cells ?? []) : [];
    return cells.filter(({ column, row }) => ghost && covers(ghost, column + 0.5, row + 0.5));
  });

  /** The move of the card over the grove, or of the one that lies ready, and what it would change. */
  get preview(): Way | null {
    return this.ghost?.ways[this.way] ?? this.chosen?.ways[0] ?? null;
  }

  /** A new view: unless only others have chosen, forget one's choice. */
  look(rev: number): void {
    if (rev === this.#seenAt) return;
    this.#seenAt = rev;
    const legal = this.view?.own.legal?.moves.join() ?? "";
    if (legal && legal === this.#legal) {
      const { ghost } = this;
      this.ghost = this.all.find((one) => ghost && isSame(one, ghost)) ?? null;
    } else {
      this.set(null);
      this.card = null;
      this.withSquirrel = false;
    }
    this.#legal = legal;
  }

  choose(card: number): void {
    // As it is seen in the hand, not as the last one was turned.
    if (card !== this.card) this.rotation = 0;
    this.card = card;
    this.withSquirrel = false;
    if (!this.ofCard.length) this.withSquirrel = true;
    if (!this.places.length) this.rotation = this.ofCard[0]?.rotation ?? 0;
    // Amid its places: at the edge of the grove it would move what is in sight under a finger.
    this.set(nearest(this.places, ...centreOf(this.places)) ?? null);
  }

  /** Put the chosen card back into the hand. */
  drop(): void {
    this.card = null;
    this.set(null);
  }

  /** Where a legal move lays its card. */
  placementOf(move: string): Placement | undefined {
    return this.all.find(({ ways }) => ways.some((way) => way.move === move));
  }

  /** Show a legal move, as somebody advises it. */
  showMove(move: string): void {
    const place = this.placementOf(move);
    if (!place) return;
    this.card = place.card;
    this.withSquirrel = this.#usesSquirrel(place);
    this.rotation = place.rotation;
    this.set(place, { isPut: true });
    this.way = place.ways.findIndex((way) => way.move === move);
  }

  set(place: Placement | null, { isPut = false } = {}): void {
    this.ghost = place;
    this.isPut = isPut;
    this.way = 0;
    this.refused = null;
  }

  /** Follow a pointer: the nearest place as the card is turned now. Places are in cells. */
  follow(x: number, y: number): void {
    const found = nearest(this.places, x, y);
    if (found && found !== this.ghost) this.set(found);
  }

  /** Put the card at a point, and say why not if it cannot lie there; once more lays it. */
  putAt(x: number, y: number): void {
    const found = nearest(this.places, x, y);
    if (!found || !covers(found, x, y)) void this.#askWhyNot(x, y);
    else if (found === this.ghost && this.isPut) void this.lay();
    else if (found === this.ghost) {
      this.isPut = true;
      this.refused = null;
    } else this.set(found, { isPut: true });
  }

  async #askWhyNot(x: number, y: number): Promise<void> {
    const { card, rotation } = this;
    if (card === null) return;
    const { wide, high } = sizeOf(rotation);
    const [column, row] = [Math.round(x - wide / 2), Math.round(y - high / 2)];
    const legal = this.all.find((one) => isSame(one, { card, column, row, rotation }));
    if (legal) {
      // It is in the other layer.
      const [{ move, squirrel }] = legal.ways;
      if (squirrel) this.refused = needsSquirrel(squirrel);
      else this.showMove(move);
      return;
    }
    const found = await explain(this.#state, this.seat, { card, column, row, rotation });
    if (found && this.card === card) this.refused = whyNot(found);
  }

  /** Turn the card, to the place nearest to a point or to itself; where it cannot lie so, further. */
  rotate(clockwise: boolean, at?: { x: number; y: number }): void {
    const from = this.ghost;
    const { isPut } = this;
    for (let quarter = 1; quarter <= 3; quarter++) {
      const degrees = (this.rotation + (clockwise ? 90 : 270) * quarter) % 360;
      if (!this.ofCard.some((one) => one.rotation === degrees)) continue;
      this.rotation = degrees;
      const [x, y] = at ? [at.x, at.y] : from ? middleOf(from) : [0, 0];
      const near = from && nearest(this.places, x, y);
      this.set(near ?? this.places[0] ?? null, { isPut });
      return;
    }
  }

  /** The next of all places, turned as it must be: the way through them by keys. */
  step(by: number): void {
    const all = this.ofCard;
    if (!all.length) return;
    const now = this.ghost ? all.indexOf(this.ghost) : -1;
    const next = all[(now + by + all.length) % all.length] ?? null;
    if (next) this.rotation = next.rotation;
    this.set(next, { isPut: true });
  }

  /** The nearest place in a direction, the card turned as it is. */
  nudge(x: number, y: number): void {
    const found = this.ghost && towards(this.places, this.ghost, x, y);
    if (found) this.set(found, { isPut: true });
  }

  toggleSquirrel(): void {
    const from = this.ghost ? middleOf(this.ghost) : centreOf(this.ofCard);
    this.withSquirrel = !this.withSquirrel;
    if (!this.places.length) this.rotation = this.ofCard[0]?.rotation ?? this.rotation;
    this.set(nearest(this.places, ...from) ?? null);
  }

  async lay(): Promise<void> {
    const { preview } = this;
    if (preview && this.ghost) await this.#state.play(this.seat, preview.move);
  }
}
