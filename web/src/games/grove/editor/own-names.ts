/** The names of recipes of one's own: a table's rules have none, so the browser that made them keeps them. */

const KEPT = "greentable.recipe-names";

interface Named {
  ruleset: string;
  /** That of recipe 1 first. */
  names: string[];
}

/** Remember what the recipes are called that are played with now. */
export function keepNames(ruleset: string, names: readonly string[]): void {
  localStorage.setItem(KEPT, JSON.stringify({ ruleset, names }));
}

/** The name of a recipe where it was made; undefined if that was elsewhere, or it has no name. */
export function ownName(ruleset: string, recipe: number): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Named | null;
    return kept?.ruleset === ruleset ? kept.names[recipe - 1] || undefined : undefined;
  } catch {
    return undefined;
  }
}
