/** Events seen at a table of Grass that a view alone does not tell. */

import type { EventDocument } from "@/generated/grass";

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
