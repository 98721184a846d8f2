/**
 * What somebody is about to lay: which card, turned how, where; and what would come of it.
 *
 * Places are those the server listed, and what would come of them is what it says.
 */

import type { ExplanationDocument, ViewDocument } from "../generated/grove";
import type { TableState } from "../table/table-state.svelte";
import { nearest, readPlacements, type Placement } from "./placements";

export class Laying {
  readonly #state: TableState;
  readonly #seat: () => number;

  card = $state<number | null>(null);
  rotation = $state(0);
  withSquirrel = $state(false);
  ghost = $state.raw<Placement | null>(null);
  /** Which of several ways to give out dice. */
  way = $state(0);
  /** What would come of every legal move, by token; asked for once with each view. */
  explained = $state.raw<Record<string, ExplanationDocument>>({});
  #askedAt = -1;
  #legal = "";

  constructor(state: TableState, seat: () => number) {
    this.#state = state;
    this.#seat = seat;
  }

  get view(): ViewDocument | null {
    return (this.#state.view(this.#seat())?.view as ViewDocument | undefined) ?? null;
  }

  all = $derived.by<readonly Placement[]>(() => readPlacements(this.view?.own.legal?.moves ?? []));

  #usesSquirrel(one: Placement): boolean {
    const token = one.tokens[0] ?? "";
    return this.explained[token]?.events.some((event) => event.event === "squirrel") ?? false;
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

  /** Whether the chosen card has places in both layers, with the squirrel and without. */
  canSquirrel = $derived.by(() => {
    const ofCard = this.all.filter((one) => one.card === this.card);
    return new Set(ofCard.map((one) => this.#usesSquirrel(one))).size > 1;
  });

  get token(): string | null {
    return this.ghost?.tokens[this.way] ?? null;
  }

  get explanation(): ExplanationDocument | null {
    return this.token === null ? null : (this.explained[this.token] ?? null);
  }

  /** A new view: unless only others have chosen, forget one's choice and ask what moves would do. */
  async look(rev: number): Promise<void> {
    if (rev === this.#askedAt) return;
    this.#askedAt = rev;
    const legal = this.view?.own.legal?.moves.join() ?? "";
    if (legal && legal === this.#legal) {
      const token = this.ghost?.tokens[0];
      this.ghost = this.all.find((one) => one.tokens[0] === token) ?? null;
    } else {
      this.ghost = null;
      this.card = null;
      this.withSquirrel = false;
      this.explained = {};
    }
    this.#legal = legal;
    if (!legal || Object.keys(this.explained).length) return;
    const moves = await this.#state.askAll(this.#seat());
    if (this.#legal !== legal) return;
    this.explained = moves as Record<string, ExplanationDocument>;
    // Only now is it known which places take the squirrel.
    if (this.card !== null && this.ghost && !this.ofCard.includes(this.ghost))
      this.choose(this.card);
  }

  choose(card: number): void {
    this.card = card;
    this.withSquirrel = false;
    if (!this.ofCard.length) this.withSquirrel = true;
    if (!this.places.length) this.rotation = this.ofCard[0]?.rotation ?? 0;
    this.set(this.places[0] ?? null);
  }

  set(place: Placement | null): void {
    this.ghost = place;
    this.way = 0;
  }

  /** Follow a pointer: the nearest place as the card is turned now. Places are in cells. */
  follow(x: number, y: number): void {
    const found = nearest(this.places, x, y);
    if (found && found !== this.ghost) this.set(found);
  }

  /** Turn the card; where it cannot lie so anywhere, further. */
  rotate(clockwise: boolean): void {
    const from = this.ghost;
    for (let quarter = 1; quarter <= 3; quarter++) {
      const degrees = (this.rotation + (clockwise ? 90 : 270) * quarter) % 360;
      if (!this.ofCard.some((one) => one.rotation === degrees)) continue;
      this.rotation = degrees;
      const near = from && nearest(this.places, from.column + 1.5, from.row + 1);
      this.set(near ?? this.places[0] ?? null);
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
    this.set(next);
  }

  toggleSquirrel(): void {
    this.withSquirrel = !this.withSquirrel;
    if (!this.places.length) this.rotation = this.ofCard[0]?.rotation ?? this.rotation;
    this.set(this.places[0] ?? null);
  }

  async lay(): Promise<void> {
    if (this.token === null) return;
    await this.#state.play(this.#seat(), this.token);
  }
}
