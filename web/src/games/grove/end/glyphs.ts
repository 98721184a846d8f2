/** A grove as a line of signs, for messages to friends: a sign for each die that counts, and the squirrel. */

import type { GroveDocument } from "@/generated/grove";
import type { Fruit } from "@/games/grove/cards/faces";

const DICE: readonly (readonly [Fruit, string])[] = [
  ["orange", "🟠"],
  ["lemon", "🟡"],
  ["lime", "🟢"],
];
const [BASKET, BARROW, SQUIRREL] = ["🧺", "🛒", "🐿️"];

export function glyphsOf({ cells, squirrel }: Pick<GroveDocument, "cells" | "squirrel">): string {
  const onTrees = cells.filter(({ count, die }) => count && die);
  const showing = (value: number): number => onTrees.filter(({ die }) => die === value).length;
  const small = DICE.map(([fruit, sign]) =>
    sign.repeat(onTrees.filter((one) => one.fruit === fruit && (one.die ?? 0) < 10).length),
  );
  return [
    ...small,
    BASKET.repeat(showing(10)),
    BARROW.repeat(showing(15)),
    squirrel ? SQUIRREL : "",
  ].join("");
}
