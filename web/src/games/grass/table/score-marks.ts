/** Where marks stand on a line, so that none hides another. */

/** Their places in pixels, from how far along a line of this width each is; at least so far apart. */
export function spreadOut(shares: readonly number[], width: number, apart: number): number[] {
  const marks = shares.map((share, mark) => ({ mark, at: share * width }));
  marks.sort((one, other) => one.at - other.at || one.mark - other.mark);
  let least = -Infinity;
  for (const one of marks) {
    one.at = Math.max(one.at, least);
    least = one.at + apart;
  }
  // Those that were pushed over the end go back, and push others in their turn.
  let most = width;
  for (const one of [...marks].reverse()) {
    one.at = Math.min(one.at, most);
    most = one.at - apart;
  }
  return marks.sort((one, other) => one.mark - other.mark).map(({ at }) => at);
}
