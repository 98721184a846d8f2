/** Moves of Grass from their tokens (docs/notation.md), and as messages: what one could do. */

import { row, say, seat, type Message } from "@/words/messages";
import { card, factsOf } from "@/games/grass/cards/cards";

export interface Move {
  token: string;
  verb: string;
  card: string | null;
  other: string | null;
  /** Whom it is about; null: nobody, or the whole table. */
  seat: number | null;
  /** Peddle that a Protection is to cover. */
  cover: readonly string[];
  /** Whether the Peddle that is given up lies under a Protection. */
  protected: boolean;
  everyone: boolean;
}

const PLAY = /^([A-Z]{2})(?:@(\d))?(?::([A-Z+]+)(\*)?)?$/;
const EXCHANGE = /^([A-Z]{2})(?:>([A-Z]{2}|\?))?(?:@(\d|\*))?$/;

export function readMove(token: string): Move {
  const [verb = "", rest = ""] = token.split(" ");
  const move: Move = {
    token,
    verb,
    card: null,
    other: null,
    seat: null,
    cover: [],
    protected: false,
    everyone: false,
  };
  if (verb === "say") return { ...move, other: rest };
  if (verb === "play") {
    const [, code = null, at, details, star] = PLAY.exec(rest) ?? [];
    const parts = details?.split("+") ?? [];
    const covers = code !== null && factsOf(code).family === "protection";
    return {
      ...move,
      card: code,
      seat: at ? Number(at) : null,
      cover: covers ? parts : [],
      other: covers ? null : (parts[0] ?? null),
      protected: star === "*",
    };
  }
  const [, code = null, other, at] = EXCHANGE.exec(rest) ?? [];
  return {
    ...move,
    card: code,
    other: other && other !== "?" ? other : null,
    seat: at && at !== "*" ? Number(at) : null,
    everyone: at === "*",
  };
}

export function offerToken(give: string, want: string | null, to: number | null): string {
  return `offer ${give}>${want ?? "?"}@${to ?? "*"}`;
}

export function counterToken(give: string, ask: string | null): string {
  return ask === null ? `counter ${give}` : `counter ${give}>${ask}`;
}

/** A move as what one could do: "steal Panama from Ben". */
export function moveMessage(move: Move): Message {
  const known = {
    ...(move.card ? { card: card(move.card) } : {}),
    ...(move.other && move.verb !== "say" ? { other: card(move.other) } : {}),
    ...(move.seat ? { target: seat(move.seat) } : {}),
    ...(move.cover.length
      ? {
          cards: row(
            move.cover.map((one) => card(one)),
            { counted: true },
          ),
        }
      : {}),
  };
  return say(`grass-move-${form(move)}`, known);
}

function form(move: Move): string {
  switch (move.verb) {
    case "play":
      return formOfPlay(move);
    case "offer":
      return `offer${move.other ? "" : "-open"}${move.everyone ? "-table" : ""}`;
    case "counter":
      return move.other ? "counter-for" : "counter";
    case "say":
      return `say-${move.other ?? ""}`;
    default:
      return move.verb;
  }
}

function formOfPlay(move: Move): string {
  if (move.cover.length) return "protect";
  if (move.card === "SN" && move.seat) return move.other ? "steal-this" : "steal";
  if (move.seat) return "play-on";
  if (move.card === "MO") return "market-open";
  if (move.card === "MC") return "market-close";
  if (move.card === "PF") {
    if (!move.other) return "pay-fine";
    return move.protected ? "pay-fine-with-protected" : "pay-fine-with";
  }
  const family = move.card ? factsOf(move.card).family : "";
  if (family === "peddle") return "peddle";
  return family === "heat_off" ? "heat-off" : "play";
}

/**
 * Plays of a card to ask the rules about when it cannot be played: they say why.
 *
 * How much a play has to say depends on the ruleset, so they go from the fullest form to the
 * shortest, and the first that is well-formed is answered. `opponent` and `own` are a seat and a
 * Peddle to name where one must be.
 */
export function playsToAskAbout(code: string, opponent: number, own: string): string[] {
  switch (factsOf(code).family) {
    case "heat_on":
      return [`play ${code}@${opponent}`];
    case "protection":
      return [`play ${code}:${own}`];
    case "paranoia":
      return [`play ${code}@${opponent}`, `play ${code}`];
    case "skim":
      return code === "SN"
        ? [`play SN@${opponent}:${own}`, `play SN@${opponent}`]
        : [`play ${code}`];
    case "heat_off":
      return code === "PF" ? [`play PF:${own}`, "play PF"] : [`play ${code}`];
    default:
      return [`play ${code}`];
  }
}
