/** Finds what only the server knows in the code of the client: no rule stands there, no notation. */

import { GRASS_CARDS } from "../src/generated/cards.ts";
import type { ForbiddenCode } from "./forbidden-code.ts";

const QUOTE = "[\"'`]";
const CARD = `(${GRASS_CARDS.map(({ code }) => code).join("|")})`;
const GROVE = /^(games\/grove|replay|pages|table|game-interface)\//;
const TOLD = "`own.preview` tells card, place, rotation and choices of each move";
const VERB = "(play|discard|offer|counter|swap|give|pass|keep|hand|say)";

export const KNOWLEDGE: readonly ForbiddenCode[] = [
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
    does: "looks for a card in a move",
    pattern: /RegExp\(.*\$\{(?:card|code|kind)\}/,
    instead: "`named` of a replay tells the plies with a card, choices have it as a part",
  },
  {
    does: "looks for a message of the log",
    pattern: /(?<!say\()["'`^](?:grass|grove)-(?:\(|(?:event|score|clause|reason)\b)/,
    instead: "events and ledgers have as data what their sentences say",
    // The ids decide only what a line of the log looks like.
    allowed: ["games/grass/controls/log-kinds.ts"],
  },
  {
    does: "names a rule",
    pattern: /\b(grass|grove)\.[a-z_]+\.\d/,
    instead: "reasons come with their rule",
  },
];
