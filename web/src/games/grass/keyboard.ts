/** The keys at a table of Grass; `KeysSheet` lists them. */

import { codeOf } from "@/browser/long-press";
import { loaded } from "@/browser/loading.svelte";
import { isForTable, letterOf, type KeyList } from "@/table/keyboard";
import type { TableState } from "@/table/state/table-state.svelte";
import type { GrassTurn } from "@/games/grass/moves/turn.svelte";

const ANSWERS: Record<string, string> = { a: "accept", d: "decline" };
/** Keys for what is on the screen: cards by their places, and moves. */
const FOR_WHAT_IS_SEEN = /^[1-9adetxs]$/;
const READ_OUT = new Set(["y", "m", "o", "l", "c", "g"]);

export function pressed(
  event: KeyboardEvent,
  table: TableState,
  turn: GrassTurn,
  maySkip: boolean,
): void {
  if (!isForTable(event)) return;
  if (act(event, table, turn, maySkip)) event.preventDefault();
}

function act(event: KeyboardEvent, table: TableState, turn: GrassTurn, maySkip: boolean): boolean {
  const letter = letterOf(event);
  if (letter === "?") return (table.showsKeys = true);
  if (READ_OUT.has(letter)) return readOut(letter, table, turn);
  if (table.isReplay) return false;
  if (event.key === "Enter") return isOnTheCard(event) && confirm(table, turn);
  if (FOR_WHAT_IS_SEEN.test(letter || event.key) && table.isTooLate(turn.seat)) return true;
  if (event.key === "Escape") turn.cancel();
  else if (/^[1-9]$/.test(event.key)) takeUp(Number(event.key) - 1, turn);
  else if (letter === "e" && turn.end) void turn.play(turn.end);
  else if (letter in ANSWERS) return turn.answer(ANSWERS[letter] ?? "");
  else if (letter === "t" && turn.mayMakeDeals) turn.startTrade(null);
  else if (letter === "x" && turn.discard) void turn.play(turn.discard);
  else if (letter === "s" && turn.canSwap) turn.startSwap();
  else if (letter === "f" && maySkip) table.skip();
  else if (letter === "i") turn.explains = cardInFocus() ?? turn.card;
  else if (letter === "[" || letter === "]") return step(letter === "]" ? 1 : -1);
  else if (letter === "/") turn.isCommanding = turn.moves.length > 0;
  else if (letter === "h" && turn.mayAsk) turn.isAdvised = !turn.isAdvised;
  else if (letter === "u") void table.takeBack(turn.seat);
  else return false;
  return true;
}

function takeUp(place: number, turn: GrassTurn): void {
  if (place >= turn.cards.length) return;
  turn.choose(place);
  document.querySelectorAll<HTMLElement>(".hand [data-card]")[place]?.focus();
}

/** Whether Enter is meant for the chosen card, and not for something else that has the focus. */
function isOnTheCard({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target === document.body) return true;
  return target.closest("[data-card]")?.getAttribute("aria-pressed") === "true";
}

function confirm(table: TableState, turn: GrassTurn): boolean {
  return table.isTooLate(turn.seat) || turn.confirm() || chooseAWay(turn);
}

/** Of a card with several ways to play it, go to the first: Enter again takes that one. */
function chooseAWay(turn: GrassTurn): boolean {
  if (turn.plays.length < 2) return false;
  targets()[0]?.focus();
  return true;
}

/** From one thing that can be chosen to the next; without any, the key is not for the table. */
function step(by: 1 | -1): boolean {
  const found = targets();
  const now = found.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 && by < 0 ? -1 : now + by;
  found.at(next % found.length)?.focus();
  return found.length > 0;
}

/** The cards that can be chosen now; once the own part of a swap is chosen, others' cards come first. */
function targets(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>("[data-way], .peddle.lit")];
  const isMine = (one: HTMLElement): boolean => !!one.closest(".mine:has(.picked)");
  const seen = found.filter((one) => one.offsetParent !== null);
  return [...seen.filter((one) => !isMine(one)), ...seen.filter(isMine)];
}

function cardInFocus(): string | undefined {
  const within = document.activeElement?.querySelector("[data-code]");
  return within ? codeOf(within) : undefined;
}

function readOut(what: string, table: TableState, turn: GrassTurn): boolean {
  const { view } = turn;
  if (!view) return false;
  void loaded(() => import("./controls/readouts")).then(({ readOut }) =>
    table.tell(readOut(what, table, turn, view)),
  );
  return true;
}

export const KEYS: KeyList = {
  play: [
    ["1 … 9", "page-keys-card"],
    ["Enter", "page-keys-confirm"],
    ["[  ]", "page-keys-targets"],
    ["Esc", "page-cancel"],
    ["/", "page-command"],
    ["x", "page-grass-discard"],
    ["t", "page-trade"],
    ["a", "grass-move-accept"],
    ["d", "grass-move-decline"],
    ["s", "page-grass-swap"],
    ["e", "page-grass-end-turn"],
    ["u", "page-undo"],
    ["f", "page-skip"],
    ["i", "page-grass-about-card"],
    ["h", "page-hint"],
  ],
  readOut: [
    ["y", "page-hand"],
    ["m", "page-grass-my-table"],
    ["o", "page-grove-others"],
    ["l", "page-log"],
    ["c", "page-clock"],
    ["g", "page-keys-standing"],
  ],
};
