/** The plies of a record as they are written, to find one's way in a game. */

export interface WrittenPly {
  seat: number;
  move: string;
}

export function pliesIn(record: string): WrittenPly[] {
  return record
    .split("\n")
    .map((line) => /^\s*(\d) ([^#]+)/.exec(line))
    .flatMap((found) => (found ? [{ seat: Number(found[1]), move: (found[2] ?? "").trim() }] : []));
}

/**
 * Where one stops when stepping: after what chance answered, before somebody moves; and at the end.
 * Ply n is the n-th of the list, 0 is before the first.
 */
export function stopsOf(plies: readonly WrittenPly[]): number[] {
  const stops = plies.flatMap((ply, place) => (ply.seat !== 0 ? [place] : []));
  return [...stops, plies.length];
}

/** The next ply in which somebody names a card, from the first again after the last; 0 for none. */
export function nextWith(card: string, after: number, plies: readonly WrittenPly[]): number {
  const named = new RegExp(`(^|[^\\w-])${card}($|[^\\w,])`);
  for (let by = 0; by < plies.length; by++) {
    const place = (after + by) % plies.length;
    const ply = plies[place];
    if (ply?.seat && named.test(ply.move)) return place + 1;
  }
  return 0;
}
