/** Where the tools of a card that is about to be laid stand: beside it, and where they hide least. */

import { CELL, type Box } from "./camera.svelte";
import { sizeOf, type Lying } from "@/games/grove/cards/placements";

/** In pixels. */
export const TOOLS = { wide: 152, high: 54 };
const GAP = 8;
/** So far the figures of what a card gains stand out above it. */
const CHIPS = 14;
const EDGE = 4;
/** So far they may stand on the edge of the card itself, where a screen is low: it is only a line. */
const LINE = 6;

/** The part of the grove in sight, and the size of the screen. */
interface Sight {
  box: Box;
  wide: number;
  high: number;
  unit: number;
}

interface Rect {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Below the card, above it, or at its side: the first of these that hides fewest cells. */
export function placeOfTools(
  sight: Sight,
  ghost: Lying,
  cells: readonly { column: number; row: number }[],
): { x: number; y: number } {
  const card = onScreen(sight, ghost, sizeOf(ghost.rotation));
  const lying = cells.map((cell) => onScreen(sight, cell, { wide: 1, high: 1 }));
  const middle = {
    x: card.x + (card.wide - TOOLS.wide) / 2,
    y: card.y + (card.high - TOOLS.high) / 2,
  };
  const ways = [
    { x: middle.x, y: card.y + card.high + GAP },
    { x: middle.x, y: card.y - CHIPS - TOOLS.high },
    { x: card.x + card.wide + GAP, y: middle.y },
    { x: card.x - GAP - TOOLS.wide, y: middle.y },
  ].map(({ x, y }) => ({
    x: Math.max(EDGE, Math.min(sight.wide - TOOLS.wide - EDGE, x)),
    y: Math.max(EDGE, Math.min(sight.high - TOOLS.high - EDGE, y)),
    ...TOOLS,
  }));
  // Cells under the card are seen on the card, so hiding those is the worst.
  const inside = {
    ...{ x: card.x + LINE, y: card.y + LINE },
    ...{ wide: card.wide - 2 * LINE, high: card.high - 2 * LINE },
  };
  const hidden = (way: Rect): number =>
    lying.filter((cell) => touch(way, cell)).length + (touch(way, inside) ? lying.length + 1 : 0);
  const least = Math.min(...ways.map(hidden));
  const { x, y } = ways.find((way) => hidden(way) === least) ?? { x: EDGE, y: EDGE };
  return { x, y };
}

function onScreen(
  { box, wide, high, unit }: Sight,
  at: { column: number; row: number },
  size: { wide: number; high: number },
): Rect {
  return {
    x: (at.column * CELL - box.x - box.w / 2) / unit + wide / 2,
    y: (at.row * CELL - box.y - box.h / 2) / unit + high / 2,
    wide: (size.wide * CELL) / unit,
    high: (size.high * CELL) / unit,
  };
}

function touch(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.wide &&
    other.x < one.x + one.wide &&
    one.y < other.y + other.high &&
    other.y < one.y + one.high
  );
}
