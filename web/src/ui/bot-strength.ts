import { STRENGTHS } from "@/generated/bots";

/** Easy, normal, hard: a game with fewer bots lacks the easy ones. */
const LEVELS = 3;

/** The bot of a game for a level, or the nearest one that there is. */
export function strengthFor(game: string, level: number): string {
  const bots = STRENGTHS[game] ?? [];
  return bots[Math.max(0, level - (LEVELS - bots.length))] ?? bots.at(-1) ?? "";
}

/** The level of a bot, 0 the weakest. */
export function levelOf(game: string, bot: string): number {
  const bots = STRENGTHS[game] ?? [];
  return bots.indexOf(bot) + LEVELS - bots.length;
}
