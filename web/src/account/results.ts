import { findGame } from "@/games/registry";
import { words } from "@/words/language.svelte";

/** A result in the reader's language: a sum of money or a number, as the game counts. */
export function resultText(game: string, amount: number): string {
  const { catalogue } = words;
  const isMoney = findGame(game)?.results === "money";
  return (isMoney ? catalogue?.money(amount) : catalogue?.number(amount)) ?? "";
}
