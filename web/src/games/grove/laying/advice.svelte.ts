/** Advice for somebody who plays alone: asked for, thought about by the server, then looked at. */

import { errorMessage } from "@/server/errors";
import type { GroveHint } from "@/generated/answers";
import type { Progress } from "@/generated/api";
import { findAnswer } from "@/server/answers";

export class Advising {
  found = $state.raw<GroveHint | null>(null);
  progress = $state.raw<Progress | null>(null);
  isThinking = $state(false);
  trouble = $state("");
  #asked = new AbortController();

  async ask(room: string, seat: number): Promise<void> {
    this.forget();
    const { signal } = this.#asked;
    this.isThinking = true;
    try {
      const hear = (progress: Progress | null): void => {
        if (!signal.aborted) this.progress = progress;
      };
      const found = await findAnswer("grove hint", { room, seat }, hear, signal);
      if (!signal.aborted) this.found = found;
    } catch (error) {
      if (!signal.aborted) this.trouble = errorMessage(error);
    }
    if (!signal.aborted) this.isThinking = false;
  }

  /** Another card is to be laid now, or nobody wants to know any more. */
  forget(): void {
    this.#asked.abort();
    this.#asked = new AbortController();
    this.found = null;
    this.progress = null;
    this.isThinking = false;
    this.trouble = "";
  }
}
