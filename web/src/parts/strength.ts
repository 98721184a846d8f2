import { STRENGTHS } from "../generated/bots";

/** The bot of a game for a strength, or the best one that there is. */
export function strengthFor(game: string, strength: number): string {
  const bots = STRENGTHS[game] ?? [];
  return bots[strength] ?? bots.at(-1) ?? "";
}
