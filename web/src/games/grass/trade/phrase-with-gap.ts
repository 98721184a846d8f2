import { BLANK } from "@/generated/phrases";
import { words } from "@/words/language.svelte";

/** A phrase whose cards are still to be chosen: a choice of words, without a full stop. */
export function phraseWithGap(id: string): string {
  return words.say(id, { cards: BLANK }).replace(/\.$/, "");
}
