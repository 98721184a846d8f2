/** Finding one's way in a finished game: the server says which plies name a card. */

/** The first of some plies after one, from the first again after the last; 0 for none. */
export function nextOf(plies: readonly number[] | undefined, after: number): number {
  return plies?.find((ply) => ply > after) ?? plies?.[0] ?? 0;
}
