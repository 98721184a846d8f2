/** Messages to people before they are put into words: an id and typed arguments. */

import type { Card, Form, Message, Money, Row, Seat } from "@/generated/socket";

export type Argument = string | number | Seat | Card | Money | Form | Row | Message;

export type { Card, Form, Message, Money, Row, Seat };

/** A piece of a sentence; a name has its seat, a card its code, and its quoted name if it has one. */
export interface Span {
  text: string;
  kind: "text" | "name" | "card" | "amount";
  seat: number;
  code: string;
  quoted: string;
}

export function span(
  text: string,
  kind: Span["kind"] = "text",
  { seat = 0, code = "", quoted = "" } = {},
): Span {
  return { text, kind, seat, code, quoted };
}

export function say(id: string, args: Record<string, Argument> = {}): Message {
  return { is: "message", id, arguments: args as NonNullable<Message["arguments"]> };
}

export function seat(number: number): Seat {
  return { is: "seat", seat: number };
}

export function card(code: string, game: string): Card {
  return { is: "card", game, code };
}

export function money(dollars: number): Money {
  return { is: "money", dollars };
}

export function row(items: Argument[], options: { counted?: boolean; join?: string } = {}): Row {
  const { counted = false, join = "list" } = options;
  return { is: "row", items: items as Row["items"], counted, join };
}

/** The sentence where cards have no style of their own. */
export function plain(spans: readonly Span[]): string {
  return spans.map(({ text, quoted }) => quoted || text).join("");
}
