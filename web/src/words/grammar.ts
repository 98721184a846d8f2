/** The grammar of the words that are put into a sentence: `$card-gender` and such. */

export type Kind = "sound" | "gender" | "number";

export interface Trait {
  of: string;
  kind: Kind;
}

export const DEFAULTS: Record<Kind, string> = { sound: "consonant", gender: "none", number: "one" };

const TRAIT = /\$([a-zA-Z][\w-]*?)-(sound|gender|number)(?![\w-])/g;
const ENTRY = /^([a-zA-Z][\w-]*) *=/;
const VOWEL = /^([aeiouæœ]|y[^aeiouæœ])/u; // Yves begins with a vowel, Yann does not
/** In French a mute h is a vowel, and in Italian only an a is one: "d’Hugo", "ad Ana", "a Otto". */
const VOWEL_IN: Record<string, RegExp> = {
  fr: /^([aeiouæœ]|y[^aeiouæœ]|h(?!(amster|erisson|eron|ibou)s?\b))/u,
  it: /^a/u,
};

/** The traits that texts select by, by the keys of those texts that do. */
export function traitsIn(source: string): Map<string, Trait[]> {
  const found = new Map<string, Trait[]>();
  let key = "";
  for (const line of source.split("\n")) {
    const entry = ENTRY.exec(line);
    if (entry) key = entry[1] ?? "";
    for (const [, of = "", kind] of line.matchAll(TRAIT)) {
      const known = found.get(key) ?? [];
      if (!known.some((one) => one.of === of && one.kind === kind)) {
        found.set(key, [...known, { of, kind: kind as Kind }]);
      }
    }
  }
  return found;
}

/** How a text begins when it is spoken in a language, by its first letters. */
export function soundOf(text: string, language: string): string {
  const letters = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const start = letters.replace(/^[^\p{L}\p{N}]+/u, "");
  return (VOWEL_IN[language] ?? VOWEL).test(start) ? "vowel" : "consonant";
}
