/** What the rules say about a move that somebody thinks of: asked of the table, the last wish wins. */

import type { ExplanationDocument } from "@/generated/grass";
import type { Message } from "@/words/messages";

export class Explaining {
  /** A sentence each; none where nothing was asked. */
  about = $state.raw<readonly Message[]>([]);
  readonly #ask: (token: string) => Promise<ExplanationDocument | undefined>;
  #asked = "";

  constructor(ask: (token: string) => Promise<ExplanationDocument | undefined>) {
    this.#ask = ask;
  }

  /** Of several forms of a move, tell about the first that is one. */
  async explain(...forms: readonly string[]): Promise<void> {
    const asked = forms.join();
    this.#asked = asked;
    for (const token of forms) {
      const answer = await this.#ask(token);
      if (this.#asked !== asked) return;
      const messages = answer?.messages ?? [];
      this.about = messages;
      if (!messages.some((message) => message.id === "grass-reason-malformed")) return;
    }
  }

  forget(): void {
    this.#asked = "";
    this.about = [];
  }
}
