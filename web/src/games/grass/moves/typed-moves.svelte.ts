/** The moves that a typed line may mean, as the server tells them: only the newest line counts. */

import type { TypedLine, TypedMove } from "@/generated/api";
import { errorMessage } from "@/server/errors";

export class TypedMoves {
  found = $state.raw<readonly TypedMove[]>([]);
  /** Why nothing is found, in the reader's language; "" if the line means nothing. */
  reason = $state("");
  /** True once the line that stands there has its answer. */
  isAnswered = $state(false);
  readonly #ask: (line: string) => Promise<TypedLine>;
  #line = "";
  #asking: Promise<void> | null = null;

  constructor(ask: (line: string) => Promise<TypedLine>) {
    this.#ask = ask;
  }

  /** Ask about a line; while an answer is on its way, the next question waits. */
  about(line: string): Promise<void> {
    this.#line = line;
    this.isAnswered = false;
    this.#asking ??= this.#askUntilNewest();
    return this.#asking;
  }

  /** The moves of the newest line, once they are known. */
  async newest(): Promise<readonly TypedMove[]> {
    await this.#asking;
    return this.found;
  }

  async #askUntilNewest(): Promise<void> {
    let asked;
    do {
      asked = this.#line;
      const { moves, reason } = await this.#ask(asked).catch((error: unknown) => ({
        moves: [],
        reason: errorMessage(error),
      }));
      this.found = moves;
      this.reason = reason;
    } while (asked !== this.#line);
    this.isAnswered = true;
    this.#asking = null;
  }
}
