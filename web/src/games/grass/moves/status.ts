/** The sentence that says who must do what. */

import type { ViewDocument } from "@/generated/grass";
import type { TableState } from "@/table/state/table-state.svelte";
import { card } from "@/games/grass/cards/cards";
import { row, say, seat, type Message } from "@/words/messages";
import { proposalSaid } from "./trades";
import type { GrassTurn } from "./turn.svelte";
import { lastDiscarded } from "./seen-events.svelte";

/** What the totals are called: of the rounds before this one, and when all is over of the game. */
export function totalSaid({ table: { phase, round } }: ViewDocument): string | null {
  if (phase === "over") return "grass-line-total";
  return round > 1 ? "page-grass-before" : null;
}

/** What a seat is told, whether it looks or listens. */
export function statusOf(table: TableState, turn: GrassTurn, view: ViewDocument): Message {
  return status(view, turn.seat, !!table.view(turn.seat)?.ahead, {
    canPlay: turn.canPlayAny,
    canSwap: turn.canSwap,
    cause: lastDiscarded(table.told),
  });
}

export function status(
  view: ViewDocument,
  me: number,
  mayAnswerAhead: boolean,
  {
    canPlay,
    canSwap,
    cause,
  }: {
    canPlay: boolean;
    canSwap: boolean;
    /** The card in the ashtray that asks for a Peddle, if that is known. */
    cause: string | null;
  },
): Message {
  const { table, own } = view;
  const others = table.to_act.filter((one) => one && one !== me).map((one) => seat(one));
  const who = row(others);
  const mine = table.to_act.includes(me) || mayAnswerAhead;
  if (table.phase === "over") return say("page-grass-over");
  if (!mine) {
    if (own.chosen && others.length) return say("page-wait-for-others", { who });
    if (!others.length) return say("page-dealing");
    if (table.phase === "answer") return say("page-grass-answers", { who });
    // A player who gives something or passes a card on is not in turn.
    return say(table.phase === "turn" ? "page-grass-turn-of" : "page-wait-for-others", { who });
  }
  switch (table.phase) {
    case "draft":
      return say("page-grass-keep");
    case "give":
      if (!cause) return say("page-choose");
      return table.gives_to
        ? say("page-grass-give", { card: card(cause), to: seat(table.gives_to) })
        : say("page-grass-give-up", { card: card(cause) });
    case "pass":
      return own.receiver ? say("page-grass-pass", { to: seat(own.receiver) }) : say("page-choose");
    case "hand":
      return own.receiver ? say("page-grass-hand", { to: seat(own.receiver) }) : say("page-choose");
    case "say":
      return say("page-grass-say");
    case "answer":
    case "countered":
      return proposalSaid(view) ?? say("page-choose");
    default:
      if (!table.played) return say(canPlay ? "page-grass-play" : "page-grass-play-nothing");
      if (table.extra_turn) return say("page-grass-end-extra");
      return say(canSwap ? "page-grass-end" : "page-grass-end-trade");
  }
}
