/** The cards of Grass as the screens need them: families, figures, and rows of counts spelled out. */

import { GRASS_CARDS, type CardFacts } from "@/generated/cards";
import { card as cardOf, say, type Card, type Message } from "@/words/messages";

const BY_CODE = new Map(GRASS_CARDS.map((card) => [card.code, card]));

export function factsOf(code: string): CardFacts {
  const facts = BY_CODE.get(code);
  if (!facts) throw new Error(`unknown card ${code}`);
  return facts;
}

/** A card of Grass as an argument of a message. */
export function card(code: string): Card {
  return cardOf(code, "grass");
}

/** Cards one by one, in the order of the rule sheet. */
export function spelledOut(counts: Record<string, number>): string[] {
  return GRASS_CARDS.flatMap(({ code }) => Array<string>(counts[code] ?? 0).fill(code));
}

export function countOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}

/** The figure that is printed on a card; 0 for a card without one. */
export function printedFigure(code: string): number {
  const { family, figure } = factsOf(code);
  return family === "paranoia" ? -Math.abs(figure) : figure;
}

/** The family of a card: "Heat On". */
export function familyOf(code: string): Message {
  return say(`grass-family-${factsOf(code).family.replaceAll("_", "-")}`);
}

/** The total value, or cost, of cards. */
export function worthOf(counts: Record<string, number>): number {
  return spelledOut(counts).reduce((sum, code) => sum + printedFigure(code), 0);
}
