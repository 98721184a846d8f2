/** Which language the page speaks, and its words; changed without loading the page again. */

import { loaded } from "@/browser/loading.svelte";
import { Catalogue } from "./catalogue";
import type { Argument } from "./messages";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  it: "Italiano",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
};

const SOURCES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  it: () => import("virtual:texts/it"),
  nl: () => import("virtual:texts/nl"),
  de: () => import("virtual:texts/de"),
  fr: () => import("virtual:texts/fr"),
};

const KEPT = "greentable.words.language";

class Words {
  catalogue = $state.raw<Catalogue | null>(null);

  /** A text of the page by its key. */
  say(key: string, args: Record<string, string | number> = {}): string {
    return this.catalogue?.say(key, args) ?? "";
  }

  text(said: Argument, names: readonly string[] = []): string {
    return this.catalogue?.text(said, names) ?? "";
  }

  get language(): string {
    return this.catalogue?.language ?? "en";
  }

  async speak(language: string): Promise<void> {
    // No language lacks a text: `make check` sees to it.
    const load = SOURCES[language];
    if (!load) return;
    const { default: source } = await loaded(load);
    this.catalogue = new Catalogue(language, [{ language, source }]);
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
  }
}

export const words = new Words();

/** The language somebody chose here before, else the first of the browser's that there is. */
export function preferredLanguage(): string {
  const wishes = [localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return known.find((code) => code in SOURCES) ?? "en";
}
