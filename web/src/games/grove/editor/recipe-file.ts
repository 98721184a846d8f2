/** Recipe files, recipe by recipe: what is written there, and what a change makes of it. */

import houseBook from "../../../../../src/greentable/grove/recipes/house.toml?raw";
import type { DrawnRecipe } from "@/generated/api";

export type Rules = DrawnRecipe["rules"];

export interface Drawn {
  name: string;
  /** Empty where the rules shall say it themselves. */
  sentence: string;
  rules: Rules;
}

export const RECIPES = 18;

/** The things that a recipe can count; the server knows which go together. */
export const COUNTS = [
  ...["dice", "line", "group", "values", "fallen", "mixed_lines", "each", "equal"],
  ...["squirrel", "empty_glades", "bare_trees", "cells", "square", "fits"],
] as const;

const OF_DICE = ["dice", "line", "group", "values", "fallen"];
const OF_EACH = ["each", "equal"];

export const takesFruits = (count: string): boolean => [...OF_DICE, ...OF_EACH].includes(count);
export const takesValues = (count: string): boolean =>
  [...OF_DICE, ...OF_EACH, "mixed_lines"].includes(count);

const BLANK: Drawn = { name: "", sentence: "", rules: { worth: 30, count: "dice", bonus: 5 } };

/** The recipes of a file as far as they can be made out, with its own simple lines; else blank ones. */
export function recipesIn(text: string): Drawn[] {
  const recipes = Array.from({ length: RECIPES }, () => structuredClone(BLANK));
  for (const part of text.split(/^\s*\[\[\s*recipe\s*\]\]\s*$/m).slice(1)) {
    const table = tableIn(part);
    const { number, name, sentence, ...rules } = table;
    if (typeof number !== "number" || number < 1 || number > RECIPES) continue;
    recipes[number - 1] = { name: String(name ?? ""), sentence: String(sentence ?? ""), rules };
  }
  return recipes;
}

function tableIn(part: string): Rules {
  const found: Rules = {};
  for (const line of part.split("\n")) {
    const [, key = "", value = ""] = /^\s*(\w+)\s*=\s*(.+?)\s*$/.exec(line) ?? [];
    try {
      const read = JSON.parse(value) as unknown;
      if (["string", "number", "boolean"].includes(typeof read)) found[key] = read as string;
    } catch {
      // Words in other languages, or something that only the server can read.
    }
  }
  return found;
}

export const houseRecipes = (): Drawn[] => recipesIn(houseBook);

/** A recipe with other rules: null takes a key away. Its sentence would not be true any more. */
export function changed(
  drawn: Drawn,
  changes: Record<string, string | number | boolean | null>,
): Drawn {
  const rules = Object.fromEntries(
    Object.entries({ ...drawn.rules, ...changes }).filter(([, value]) => value !== null),
  ) as Rules;
  return { ...drawn, sentence: "", rules };
}

/** A recipe that counts something else: what does not go with it is left out. */
export function counting(drawn: Drawn, count: string): Drawn {
  const box = count === "fits" ? { wide: 5, high: 4 } : { wide: null, high: null };
  const fruit = takesFruits(count) ? {} : { fruit: null };
  const values = takesValues(count) ? {} : { value: null, value_from: null, value_to: null };
  return changed(drawn, { count, ...box, ...fruit, ...values });
}

/** The fruits that are counted, with one more or one fewer; at most two can be. */
export function withFruit(drawn: Drawn, fruit: string): Drawn {
  const now = fruitsOf(drawn);
  const next = now.includes(fruit) ? now.filter((one) => one !== fruit) : [...now, fruit];
  return changed(drawn, { fruit: next.slice(-2).join("+") || null });
}

export function fruitsOf({ rules }: Drawn): string[] {
  return typeof rules["fruit"] === "string" ? rules["fruit"].split("+") : [];
}

/** The reward of a recipe beside a multiplier. */
export function giving(drawn: Drawn, what: string): Drawn {
  const points = Number(drawn.rules["bonus"] ?? drawn.rules["bonus_each"] ?? 5);
  return changed(drawn, {
    bonus: what === "bonus" ? points : null,
    bonus_each: what === "bonus_each" ? points : null,
    cap: what === "bonus_each" ? (drawn.rules["cap"] ?? null) : null,
    // Something a recipe must give.
    ...(what === "nothing" && !drawn.rules["times"] ? { times: 2, of: "orange" } : {}),
  });
}

export function givenBy({ rules }: Drawn): "bonus" | "bonus_each" | "nothing" {
  if ("bonus" in rules) return "bonus";
  return "bonus_each" in rules ? "bonus_each" : "nothing";
}

/** Which values of dice count: from one to another, 0 for any. */
export function withValues(drawn: Drawn, from: number, to: number): Drawn {
  if (from && from === to) return changed(drawn, { value: from, value_from: null, value_to: null });
  return changed(drawn, { value: null, value_from: from || null, value_to: to || null });
}

export function valuesOf({ rules }: Drawn): [number, number] {
  const one = Number(rules["value"] ?? 0);
  return one ? [one, one] : [Number(rules["value_from"] ?? 0), Number(rules["value_to"] ?? 0)];
}
