/** Editions and values of house rules in the reader's words; figures are what they are. */

import { words } from "../words/language.svelte";

const FIGURES = /^\d/;

export function editionSaid(edition: string): string {
  return FIGURES.test(edition) ? edition : words.say(`page-edition-${edition}`);
}

export function valueSaid(value: string): string {
  return FIGURES.test(value) ? value : words.say(`page-value-${value.replaceAll("_", "-")}`);
}
