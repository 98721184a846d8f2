/**
 * Finds in the styles of the client what makes them depend on each other.
 *
 * - A component styles only itself. Its parent says what it wants by a prop or by a custom property.
 * - Screens are told apart by the names in `style/breakpoints.css`.
 * - Colours are among the tokens in `style/tokens.css`; shades of see-through ones may be anywhere.
 */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import type { ForbiddenCode } from "./forbidden-code.ts";

export const STYLE_HABITS: readonly ForbiddenCode[] = [
  {
    does: "styles other components",
    pattern: /:global[^{]*/,
    instead:
      "give them a prop or a custom property; if neither can be, say why above the rule: /* Global: … */",
  },
  {
    does: "has a breakpoint without a name",
    pattern: /@media[^{]*(?:width|height|orientation)[^{]*/,
    instead: "take a name from style/breakpoints.css",
  },
  {
    does: "has a colour of its own",
    pattern: /#(?:[\da-f]{3}|[\da-f]{6})\b/i,
    instead: "take one from style/tokens.css",
    // A card has tints for its families; a button has a darker edge by night.
    allowed: ["style/tokens.css", "style/base.css", "games/grass/cards/Card.svelte"],
  },
];

const EXPLAINED = /\/\* Global: [^*]+\*\/\s*[^{]*\{/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** The styles in `src` by their paths: style sheets, and those of components. */
export function readStyles(folder: string): ReadonlyMap<string, string> {
  const paths = globSync("**/*.{css,svelte}", { cwd: folder }).map((path) =>
    path.replaceAll("\\", "/"),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** The styles in a file, without comments and what says why it is global. */
export function styleOf(path: string, source: string): string {
  const style = path.endsWith(".css")
    ? source
    : (/<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? "");
  return style.replace(EXPLAINED, "").replace(COMMENT, "");
}
