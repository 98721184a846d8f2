/** How it stands, for those who listen: the hand, a table, what happened last, the clock. */

import type { SeatDocument, ViewDocument } from "@/generated/grass";
import { Clocks, timeSaid } from "@/table/state/clocks.svelte";
import type { TableState } from "@/table/state/table-state.svelte";
import { words } from "@/words/language.svelte";
import { card } from "@/games/grass/cards/cards";
import { row, type Argument } from "@/words/messages";
import type { GrassTurn } from "@/games/grass/moves/turn.svelte";

export function readOut(
  what: string,
  table: TableState,
  turn: GrassTurn,
  view: ViewDocument,
): string {
  const { seat } = turn;
  const mine = view.table.seats.find((one) => one.seat === seat);
  switch (what) {
    case "y":
      return `${words.say("page-hand")}: ${cards(view.own.hand)}`;
    case "m":
      return mine ? `${words.say("page-grass-my-table")}: ${tableOf(mine)}` : "";
    case "o":
      return view.table.seats
        .filter((one) => one.seat !== seat)
        .map((one) => `${nameOf(one, table)}: ${handOf(one)}, ${tableOf(one)}`)
        .join(" ");
    case "l":
      return table.news.map((one) => words.text(one, table.names)).join(" ");
    case "c":
      return clocksSaid(table, seat);
    default:
      return standing(table, view);
  }
}

function said(arguments_: Argument[]): string {
  return arguments_.length ? words.text(row(arguments_, { counted: true })) : "–";
}

function cards(counts: Record<string, number>): string {
  const all = Object.entries(counts).flatMap(([code, count]) =>
    Array.from({ length: count }, () => card(code)),
  );
  return `${said(all)}.`;
}

function nameOf(one: SeatDocument, table: TableState): string {
  return table.names[one.seat - 1] ?? "";
}

function handOf(one: SeatDocument): string {
  return words.say("page-cards-in-hand", { count: one.hand_size + one.pack_size });
}

function money(sum: number): string {
  return words.catalogue?.printedMoney(sum) ?? "";
}

function tableOf(one: SeatDocument): string {
  const market = one.heat
    ? (words.catalogue?.card("grass", one.heat) ?? "")
    : words.say(one.market ? "page-grass-open" : "page-grass-closed");
  const kept = one.protections.map(({ covered }) => cards(covered)).join(" ");
  return [
    `${market}.`,
    `${words.say("page-grass-protected")} ${money(one.protected_profit)}. ${kept}`,
    `${words.say("page-grass-at-risk")} ${money(one.profit_at_risk)}: ${cards(one.stash)}`,
    `${words.say("grass-line-total")} ${money(one.total)}.`,
  ].join(" ");
}

function clocksSaid(table: TableState, seat: number): string {
  const clocks = new Clocks(table, () => seat);
  const left = table.names.flatMap((name, place) => {
    const time = clocks.of(place + 1);
    return time ? [`${name}: ${timeSaid(time, words.language, "long")}`] : [];
  });
  return left.join(", ") || words.say("page-clock-none");
}

function standing(table: TableState, view: ViewDocument): string {
  const { round, haystack_size, seats } = view.table;
  return [
    `${words.say("page-grass-round", { round })}.`,
    words.text(view.own.status, table.names),
    `${words.say("page-grass-haystack")}: ${haystack_size}.`,
    ...seats.map((one) => `${nameOf(one, table)}: ${money(one.total)}.`),
  ].join(" ");
}
