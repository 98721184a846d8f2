/** What one has seen happen at a table of Grass, which a view alone does not tell. */

import type { EventDocument } from "@/generated/grass";
import type { Card, Message } from "@/words/messages";
import { factsOf } from "@/games/grass/cards/cards";

export class Watching {
  /** The card that came into the own hand last, until the own turn ends. */
  newest = $state<string | null>(null);

  see(event: EventDocument, me: number): void {
    switch (event.event) {
      case "drew":
      case "took":
        if (event.seat === me) this.newest = event.card;
        break;
      case "passed":
        if (event.to === me) this.newest = event.card;
        break;
      case "traded":
        if (event.seat === me) this.newest = event.get;
        if (event.to === me) this.newest = event.give;
        break;
      case "ended_turn":
        if (event.seat === me) this.newest = null;
        break;
    }
  }
}

/** What is told of a card that goes to the ashtray, and of one that is played. */
const DISCARDS = /^grass-event-(discarded|gave-up|paid.*|uncovered)$/;
const PLAYS = /^grass-event-played(-on)?$/;
/** Once played, these lie in the ashtray. */
const USED_UP = new Set(["skim", "nirvana", "paranoia"]);

/** The card that came into the ashtray last, by what was told; null: that is not known. */
export function lastDiscarded(told: readonly Message[]): string | null {
  for (let place = told.length - 1; place >= 0; place -= 1) {
    const { id = "", arguments: known = {} } = told[place] ?? {};
    const { code = "" } = (known["card"] ?? {}) as Partial<Card>;
    if (code && DISCARDS.test(id)) return code;
    if (code && PLAYS.test(id) && USED_UP.has(factsOf(code).family)) return code;
  }
  return null;
}
