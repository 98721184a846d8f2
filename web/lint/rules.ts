/** Finds what only the server knows in the code of the client: no rule stands there, no notation. */

import { GRASS_CARDS } from "../src/generated/cards.ts";

interface Knowledge {
  /** What is found, as a sentence about a file begins: "names a card". */
  readonly does: string;
  readonly pattern: RegExp;
  /** What to do instead. */
  readonly instead: string;
  /** Where it is looked for, by the path in `src`; everywhere if it is not given. */
  readonly within?: RegExp;
  /** Files that may, by their path in `src`. */
  readonly allowed?: readonly string[];
}

const QUOTE = "[\"'`]";
const CARD = `(${GRASS_CARDS.map(({ code }) => code).join("|")})`;
const LEADING = new RegExp(`^${QUOTE}`);
const GROVE = /^games\/grove\//;
const TOLD = "`own.preview` tells card, place, rotation and choices of each move";
const VERB = "(play|discard|offer|counter|swap|give|pass|keep|hand|say)";

export const KNOWLEDGE: readonly Knowledge[] = [
  {
    does: "names a card of Grass",
    pattern: new RegExp(`${QUOTE}${CARD}(?=${QUOTE}|[@:>])`),
    instead: "what a card can do is in the choices of the view",
    allowed: ["games/grass/HomePicture.svelte", "games/grass/cards/pictured.ts"],
  },
  {
    does: "writes or reads a move of Grass",
    pattern: new RegExp(`${QUOTE}${VERB} (?=${CARD}|\\$\\{|${QUOTE})`),
    instead: "send a move by its parts, or its token from the view",
  },
  {
    does: "takes a move of Grove apart",
    within: GROVE,
    pattern: /\b(?:move|token|notation)s?\??\.(?:split|match|matchAll|startsWith|replace|slice)\(/,
    instead: TOLD,
    // From a record, not from a view.
    allowed: ["games/grove/end/played.ts"],
  },
  {
    does: "reads a card and a place of Grove",
    within: GROVE,
    pattern: /\\d\+?\)?[:,]\(?-\?\\d/,
    instead: TOLD,
  },
  {
    does: "names dice or the barrow as moves do",
    within: GROVE,
    pattern: /[ (|:](?:dice|barrow)\)? ?(?:\$\{|["'`/])/,
    instead: TOLD,
  },
  {
    does: "writes a move of Grove",
    within: GROVE,
    pattern: /\$\{[^}]*\}:\$\{[^}]*\},\$\{|["'`](?:lay|start|draw) (?=\d|\$\{)/,
    instead: "send a move by its parts, or one that the server has sent",
  },
  {
    does: "names a rule",
    pattern: /\b(grass|grove)\.[a-z_]+\.\d/,
    instead: "reasons come with their rule",
  },
];

/** Of comments and styles nothing is known; an address in a text is not taken for a comment. */
function codeOf(source: string): string {
  return source.replace(
    /<style>[\s\S]*?<\/style>|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm,
    "",
  );
}

/** What the sources of the client, by their paths in `src`, should not know; a sentence each. */
export function knownRules(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path]) => !path.startsWith("generated/"))
    .flatMap(([path, source]) => {
      const code = codeOf(source);
      const looked = KNOWLEDGE.filter(({ within = /^/, allowed = [] }) => {
        return within.test(path) && !allowed.includes(path);
      });
      return looked.flatMap((one) => {
        const found = one.pattern.exec(code);
        return found
          ? [`${path} ${one.does}: ${found[0].replace(LEADING, "")} (${one.instead})`]
          : [];
      });
    });
}
