/** The server's check of a drawing: asked for with every change, and the drawing is played as it is now. */

import { address } from "@/browser/address.svelte";
import { errorMessage } from "@/server/errors";
import { call, newNonce } from "@/server/api";

const PAUSE = 200; // milliseconds: a row of quick changes is one

export class Checking<Found> {
  found = $state.raw<Found | null>(null);
  trouble = $state("");
  #asked = 0;
  #newest: Promise<void> = Promise.resolve();

  /** Ask about what is drawn now, unless it changes again at once. */
  about(check: () => Promise<Found>): void {
    this.#asked += 1;
    this.#newest = this.#ask(check, this.#asked);
  }

  async #ask(check: () => Promise<Found>, number: number): Promise<void> {
    await new Promise((soon) => setTimeout(soon, PAUSE));
    if (number !== this.#asked) return;
    try {
      const found = await check();
      if (number !== this.#asked) return;
      this.found = found;
      this.trouble = "";
    } catch (error) {
      if (number === this.#asked) this.trouble = errorMessage(error);
    }
  }

  /** The findings on the present drawing; null where they are not known. */
  async newest(): Promise<Found | null> {
    let number;
    do {
      number = this.#asked;
      await this.#newest;
    } while (number !== this.#asked);
    return this.trouble ? null : this.found;
  }

  /** Play with what is drawn now. */
  async play(rulesetOf: (found: Found) => string | undefined): Promise<void> {
    const found = await this.newest();
    const ruleset = found && rulesetOf(found);
    if (!ruleset) return;
    try {
      const { room } = await call("POST /api/play", { game: "grove", ruleset, nonce: newNonce() });
      address.go(`/t/${room.id}`);
    } catch (error) {
      this.trouble = errorMessage(error);
    }
  }
}
