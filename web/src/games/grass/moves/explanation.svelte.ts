/** The rules' explanation of a move that the player considers: asked of the table, the last wish wins. */

import type { ExplanationDocument } from "@/generated/grass";
import type { MoveParts } from "./moves";

type Asked = string | MoveParts;

export class Explaining {
  /** Null where nothing was asked, or nothing was answered yet. */
  answer = $state.raw<ExplanationDocument | null>(null);
  readonly #ask: (move: Asked) => Promise<ExplanationDocument | undefined>;
  #asked: Asked | null = null;

  constructor(ask: (move: Asked) => Promise<ExplanationDocument | undefined>) {
    this.#ask = ask;
  }

  async explain(move: Asked): Promise<void> {
    this.#asked = move;
    const answer = await this.#ask(move);
    if (this.#asked === move) this.answer = answer ?? null;
  }

  forget(): void {
    this.#asked = null;
    this.answer = null;
  }
}
