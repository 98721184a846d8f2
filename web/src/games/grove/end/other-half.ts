/** The nine cards of the deck that were not played, as a game of their own. */

import type { TableDocument } from "@/generated/grove";

const CARDS = 18;

/** The ruleset of that game, in writing; null where no nine cards are left. */
export function otherHalf(table: Pick<TableDocument, "rules" | "unseen">): string | null {
  if (table.unseen.length !== CARDS / 2) return null;
  const cards = Array.from({ length: CARDS }, (_, place) => place + 1);
  const aside = cards.filter((card) => !table.unseen.includes(card));
  return `${table.rules} aside=${aside.join(",")}`;
}
