/** A text for friends about a puzzle of the day, which does not give away the solution. */

import { call } from "@/server/api";

/** Throws a Refusal where there is nothing to tell. */
export async function dailyText(day: string, puzzle: string): Promise<string> {
  const shared = await call("GET /api/daily/{day}/{puzzle}/share", undefined, { day, puzzle });
  return `${shared.text}\n${location.origin}/daily`;
}
