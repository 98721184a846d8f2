// Made by tools/generate/web.py; do not edit.

/** The bots that people choose from, by game, the weakest first. */
export const STRENGTHS: Record<string, readonly string[]> = {
  grass: ["easy", "normal", "hard"],
  grove: ["greedy", "adviser"],
};
