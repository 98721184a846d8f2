/** Keys at a table: which of them are meant for it. */

import { preferences } from "@/browser/preferences.svelte";

/** Whether a key is for the table: not for a field, nor for something that lies over it. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target } = event;
  const isTyping =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  const isCovered = document.querySelector("dialog[open], [role=dialog][aria-modal=true]");
  return !isTyping && !isCovered && !event.metaKey && !event.ctrlKey && !event.altKey;
}

/** The letter or sign of a key, where such keys are wanted. */
export function letterOf(event: KeyboardEvent): string {
  return preferences.now.letterKeys && event.key.length === 1 ? event.key.toLowerCase() : "";
}

type Row = readonly [keys: string, does: string];

/** The keys of a game for the list of keys, with the ids of their texts. */
export interface KeyList {
  readonly play: readonly Row[];
  readonly readOut: readonly Row[];
}
