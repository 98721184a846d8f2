/** The rules of a table in short, asked for once. */

import type { RulesTold } from "@/generated/api";
import { call } from "@/server/api";

const known = new Map<string, Promise<RulesTold | null>>();

/** The rules as a ruleset has them; null where they cannot be had now. */
export function rulesOf(game: string, ruleset: string): Promise<RulesTold | null> {
  const key = `${game} ${ruleset}`;
  const found =
    known.get(key) ??
    call("GET /api/games/{game}/rules", undefined, { game, ruleset }).catch(() => {
      known.delete(key);
      return null;
    });
  known.set(key, found);
  return found;
}
