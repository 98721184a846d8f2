/** Finds code by a table of patterns: what it does, what to do instead, and which files may. */

export interface ForbiddenCode {
  /** The finding, as a sentence about a file begins: "names a card". */
  readonly does: string;
  readonly pattern: RegExp;
  /** The remedy. */
  readonly instead: string;
  /** Where it is looked for, by the path in `src`; everywhere if it is not given. */
  readonly within?: RegExp;
  /** Files that may, by their path in `src`. */
  readonly allowed?: readonly string[];
}

const LEADING_QUOTE = /^["'`]/;

/** A source without its comments and styles; an address in a text is not taken for a comment. */
function codeOf(_path: string, source: string): string {
  return source.replace(
    /<style>[\s\S]*?<\/style>|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm,
    "",
  );
}

/**
 * The forbidden code in the sources of the client, by their paths in `src`; a sentence each. It is
 * looked for in one part of a file, the code unless told otherwise.
 */
export function findForbidden(
  sources: ReadonlyMap<string, string>,
  table: readonly ForbiddenCode[],
  partOf = codeOf,
): string[] {
  return [...sources]
    .filter(([path]) => !path.startsWith("generated/"))
    .flatMap(([path, source]) => {
      const code = partOf(path, source);
      const looked = table.filter(({ within = /^/, allowed = [] }) => {
        return within.test(path) && !allowed.includes(path);
      });
      return looked.flatMap((one) => {
        const found = one.pattern.exec(code);
        return found
          ? [`${path} ${one.does}: ${found[0].replace(LEADING_QUOTE, "").trim()} (${one.instead})`]
          : [];
      });
    });
}
