/** The moves of Grass as the server offers them: by their parts, each with its sentence. */

import type { ChoiceDocument, LegalDocument } from "@/generated/grass";

/** A legal move; parts that it does not have are null, false or empty. */
export type Move = Readonly<Required<Omit<ChoiceDocument, "cover">>> & {
  readonly cover: readonly string[];
  /** How the server knows it. */
  readonly token: string;
};

/** A move that is put together on the page, by its parts. */
export type MoveParts = Omit<ChoiceDocument, "pick" | "is_grave" | "said">;

const NO_PARTS = {
  card: null,
  seat: null,
  other: null,
  protected: false,
  cheated: false,
  cover: [],
  pick: null,
  is_grave: false,
};

/** The moves that are listed one by one. */
export function movesOf({ moves, choices }: LegalDocument): readonly Move[] {
  return choices.map((choice, place) => ({ ...NO_PARTS, ...choice, token: moves[place] ?? "" }));
}
