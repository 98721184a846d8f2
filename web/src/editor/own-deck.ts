/** The deck that was drawn last, as rules to play by: recipes of one's own are played with it. */

const KEPT = "greentable.deck-rules";
/** The rules of the deck that everybody has. */
const HOUSE = "house";

/** Keep the rules of the deck as it is drawn now; null: it cannot be played. */
export function keepDeck(ruleset: string | null): void {
  if (ruleset === null || ruleset === HOUSE) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, ruleset);
}

/** The rules of the own deck; null: there is none that can be played. */
export const keptDeck = (): string | null => localStorage.getItem(KEPT);

/** Both at once: rules are an edition and then what differs from it. */
export function withRecipes(deck: string, recipes: string): string {
  const [, ...more] = recipes.split(" ");
  return [deck, ...more].join(" ");
}
