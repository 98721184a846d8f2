/** The deck that was drawn last, as rules to play by: recipes of one's own are played with it. */

const KEPT = "greentable.deck-rules";
/** The rules of the deck that everybody has. */
const HOUSE = "house";

class OwnDeck {
  /** The rules of the own deck; null: there is none that can be played. */
  rules = $state(localStorage.getItem(KEPT));

  /** Keep the rules of the deck as it is drawn now; null: it cannot be played. */
  keep(ruleset: string | null): void {
    this.rules = ruleset === HOUSE ? null : ruleset;
    if (this.rules === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, this.rules);
  }
}

/** The server's word on the last change may come when the recipes are shown already. */
export const ownDeck = new OwnDeck();

/** Both at once: rules are an edition and then what differs from it. */
export function withRecipes(deck: string, recipes: string): string {
  const [, ...more] = recipes.split(" ");
  return [deck, ...more].join(" ");
}
