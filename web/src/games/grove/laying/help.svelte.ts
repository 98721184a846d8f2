/** Help for somebody who plays: a card taken back, a hint; in a ranked puzzle not before they know its price. */

import type { TableState } from "@/table/state/table-state.svelte";
import { Advising } from "./advice.svelte";
import { groveView } from "./view";

export class Helping {
  readonly advising = new Advising();
  readonly #state: TableState;
  readonly #seat: () => number;
  #wanted = $state<"undo" | "hint" | null>(null);

  constructor(state: TableState, seat: () => number) {
    this.#state = state;
    this.#seat = seat;
  }

  #view = $derived.by(() => groveView(this.#state.view(this.#seat())));

  /** Today's puzzle is ranked: a player who wants help is told once what it costs. */
  #isRanked = $derived.by(() => !!this.#state.room?.day && !this.#state.room.assisted);

  /** The kind of help whose cost a player is told first. */
  warning = $derived.by(() => (this.#isRanked ? this.#wanted : null));

  /** Null where nothing can be taken back. */
  takeBack = $derived.by(() => {
    const { room, seats } = this.#state;
    const mine = this.#view?.table.seats.find(({ seat }) => seat === (this.#seat() || 1));
    const hasLaid = (mine?.grove.cards.length ?? 0) > 1 || !!this.#view?.own.chosen;
    if (!hasLaid || room?.status !== "playing" || !seats.length) return null;
    return () => this.#whenSure("undo", () => void this.#state.takeBack(this.#seat()));
  });

  /** Null where nobody can be asked: advice is for those who play with nobody but bots. */
  advise = $derived.by(() => {
    const chairs = this.#state.room?.chairs;
    const isAlone = chairs?.every((chair) => chair.is_you || chair.kind !== "person");
    if (!isAlone || !this.#view?.own.legal) return null;
    return () => this.#whenSure("hint", () => this.#ask());
  });

  /** Something else can be laid now: what was said before is about the past. */
  forget(): void {
    this.#wanted = null;
    this.advising.forget();
  }

  #whenSure(what: "undo" | "hint", act: () => void): void {
    if (this.#isRanked && this.#wanted !== what) this.#wanted = what;
    else act();
  }

  #ask(): void {
    const { room } = this.#state;
    if (room && !this.advising.isThinking) void this.advising.ask(room.id, this.#seat());
  }
}
