import type { ViewDocument } from "@/generated/grass";

/** What the totals are called: of the rounds before this one, and when all is over of the game. */
export function totalSaid({ table: { phase, round } }: ViewDocument): string | null {
  if (phase === "over") return "grass-line-total";
  return round > 1 ? "page-grass-before" : null;
}
