/** The cards in hand as they lie: what is kept stays where it was, what is drawn fills the gap. */
export function handAsItLies(
  before: readonly (number | null)[],
  hand: readonly number[],
): (number | null)[] {
  const drawn = hand.filter((card) => !before.includes(card));
  const kept = before.map((card) =>
    card !== null && hand.includes(card) ? card : (drawn.shift() ?? null),
  );
  return [...kept, ...drawn];
}
