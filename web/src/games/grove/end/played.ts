/** A finished game as its record tells it: what came, and what one of its players laid. */

import { pliesIn, type WrittenPly } from "@/replay/plies";

export interface Played {
  /** The start card, and all that were drawn. */
  order: number[];
  recipes: [number, number] | null;
  /** The placements of the player, each with its ply. */
  moves: { move: string; ply: number }[];
}

export function playedBy(seat: number, record: string): Played {
  const plies = pliesIn(record);
  const played: Played = { order: [], recipes: null, moves: [] };
  plies.forEach((ply, place) => {
    if (ply.seat === seat) played.moves.push({ move: ply.move, ply: place });
    else if (ply.seat === 0) dealt(ply, played);
  });
  return played;
}

function dealt({ move }: WrittenPly, played: Played): void {
  const [verb, ...numbers] = move.split(" ");
  const [first = 0, second = 0] = numbers.map(Number);
  if (verb === "recipes") played.recipes = [first, second];
  else if (verb === "start" || verb === "draw") played.order.push(first);
}
