import type { ViewDocument } from "@/generated/grass";

/** The name of the totals: of the rounds before this one, and at the end of the game. */
export function totalSaid({ table: { phase, round } }: ViewDocument): string | null {
  if (phase === "over") return "grass-line-total";
  return round > 1 ? "page-grass-before" : null;
}
