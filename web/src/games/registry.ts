/** All games. Nothing else in the shared code names one. */

import type { Game } from "@/game-interface/game";
import { grass } from "./grass/game";
import { grove } from "./grove/game";

export const GAMES: readonly [Game, ...Game[]] = [grass, grove];

export function findGame(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}

/** A game by its name; an error if there is none. */
export function gameNamed(name: string): Game {
  const found = findGame(name);
  if (!found) throw new Error(`unknown game: ${name}`);
  return found;
}
