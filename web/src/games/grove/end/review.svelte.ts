/** A finished grove gone through again: what was possible, and where points were left. */

import type { Lying } from "@/games/grove/cards/placements";
import type { GroveReview } from "@/generated/answers";
import type { Progress } from "@/generated/api";
import type { GroveDocument } from "@/generated/grove";
import { findAnswer } from "@/server/answers";
import { isGrove } from "@/games/grove/laying/view";
import { viewOf } from "@/replay/replay-source";
import { errorMessage } from "@/server/errors";
import { call } from "@/server/api";

/** A turn that left points: the grove as it lay, what was laid, and what was better. */
export interface LeftPoints {
  number: number;
  ply: number;
  points: number;
  grove: GroveDocument;
  laid: Lying;
  better: Lying;
}

export class Reviewing {
  found = $state.raw<GroveReview | null>(null);
  left = $state.raw<readonly LeftPoints[]>([]);
  progress = $state.raw<Progress | null>(null);
  isThinking = $state(false);
  trouble = $state("");
  #asked = new AbortController();

  async ask(room: string, seat: number): Promise<void> {
    this.stop();
    const { signal } = this.#asked;
    this.isThinking = true;
    this.trouble = "";
    try {
      const hear = (progress: Progress | null): void => {
        if (!signal.aborted) this.progress = progress;
      };
      const found = await findAnswer("grove review", { room, seat }, hear, signal);
      const last = found.plays.at(-1)?.ply ?? 0;
      const told = await call("GET /api/replays/{room}/plies", undefined, {
        ...{ room, first: "0", last: String(last), viewer: String(seat) },
      });
      if (signal.aborted) return;
      this.left = found.plays.flatMap((play): LeftPoints[] => {
        const { number, ply, before, after, laid, better } = play;
        const found = told.find((one) => one.ply === ply);
        const view = found && viewOf(found, seat);
        const grove = view && isGrove(view) ? view.table.seats[seat - 1]?.grove : undefined;
        if (better === null || !grove) return [];
        return [{ number, ply, points: before - after, grove, laid, better }];
      });
      this.found = found;
    } catch (error) {
      if (!signal.aborted) this.trouble = errorMessage(error);
    }
    if (!signal.aborted) this.isThinking = false;
  }

  stop(): void {
    this.#asked.abort();
    this.#asked = new AbortController();
    this.isThinking = false;
    this.progress = null;
  }
}
