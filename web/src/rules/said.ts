/** Editions and values of house rules in the reader's words; figures are what they are. */

import { words } from "@/words/language.svelte";

const FIGURES = /^\d/;

export function editionSaid(edition: string): string {
  return FIGURES.test(edition) ? edition : words.say(`page-edition-${edition}`);
}

export function valueSaid(value: string): string {
  return FIGURES.test(value) ? value : words.say(`page-value-${value.replaceAll("_", "-")}`);
}

/** The same to be read, not typed: large figures with their separators. */
export function valueRead(value: string): string {
  return /^\d+$/.test(value) ? (words.catalogue?.number(Number(value)) ?? value) : valueSaid(value);
}
