/** The keys at a table of Grove; `KeysSheet` lists them. */

import type { GroveDocument } from "@/generated/grove";
import { isForTable, letterOf, type KeyList } from "@/table/keyboard";
import type { TableState } from "@/table/state/table-state.svelte";
import { words } from "@/words/language.svelte";
import { cardSaid } from "./cards/cell-words";
import type { Laying } from "./laying/laying.svelte";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys for what is on the screen: cards by their places, and what is done with them. */
const FOR_WHAT_IS_SEEN = /^([1-9[\]rs]|Enter)$/;

/** How far an arrow looks, in pixels. */
const STEP = 80;

/** How much of the table is in sight. */
interface Sight {
  fit: () => void;
  zoomBy: (factor: number) => void;
  zoomToNatural: () => void;
  /** By pixels. */
  pan: (x: number, y: number) => void;
}

/** Actions of the screen other than laying a card. */
export interface Screen {
  hand: readonly (number | null)[];
  grove: GroveDocument;
  board: Sight | undefined;
  lift: () => void;
  /** Null where it cannot be done now. */
  takeBack: (() => void) | null;
  advise: (() => void) | null;
}

export function pressed(
  event: KeyboardEvent,
  table: TableState,
  laying: Laying,
  screen: Screen,
): void {
  if (isForTable(event) && act(event, table, laying, screen)) event.preventDefault();
}

function act(event: KeyboardEvent, table: TableState, laying: Laying, screen: Screen): boolean {
  const letter = letterOf(event);
  if (letter === "?") return (table.showsKeys = true);
  if (letter === "l") screen.lift();
  else if (letter === "g") table.tell(standing(screen.grove));
  else if (letter === "y") table.tell(held(screen, laying));
  else if (screen.board && look(event, letter, screen.board)) return true;
  else if (!table.isReplay && lay(event, letter, table, laying, screen)) return true;
  else return !laying.ghost && !!screen.board && pan(event, screen.board);
  return true;
}

function look(event: KeyboardEvent, letter: string, board: Sight): boolean {
  if (letter === "t") board.fit();
  else if (event.key === "0") board.zoomToNatural();
  else if (event.key === "+") board.zoomBy(0.8);
  else if (event.key === "-") board.zoomBy(1.25);
  else return false;
  return true;
}

/** Without a card in hand the arrows look around; the table moves the other way. */
function pan(event: KeyboardEvent, board: Sight): boolean {
  const [x, y] = ARROWS[event.key] ?? [0, 0];
  if (x || y) board.pan(-x * STEP, -y * STEP);
  return !!(x || y);
}

function lay(
  event: KeyboardEvent,
  letter: string,
  table: TableState,
  laying: Laying,
  screen: Screen,
): boolean {
  if (event.key === "Enter" && pressesAnother(event.target)) return false;
  if (FOR_WHAT_IS_SEEN.test(letter || event.key) && table.isTooLate(laying.seat)) return true;
  const cards = screen.hand.filter((card) => card !== null);
  const arrow = ARROWS[event.key];
  const number = Number(event.key);
  const card = screen.hand[number - 1] ?? cards[number - 1] ?? (number <= 2 ? cards[0] : undefined);
  if (number >= 1 && card !== undefined && laying.view?.own.legal) laying.choose(card);
  else if (event.key === "]") laying.step(1);
  else if (event.key === "[") laying.step(-1);
  else if (arrow && laying.ghost) laying.nudge(...arrow);
  else if (event.key === "Enter" && laying.ghost) void laying.lay();
  else if (event.key === "Escape") laying.drop();
  else if (letter === "r") laying.rotate(!event.shiftKey);
  else if (letter === "s" && laying.canSquirrel) laying.toggleSquirrel();
  else if (letter === "u" && screen.takeBack) screen.takeBack();
  else if (letter === "h" && screen.advise) screen.advise();
  else return false;
  return true;
}

/** Whether Enter belongs to a button; the card that is chosen already need not be chosen again. */
function pressesAnother(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("button, a, summary, select") && !target.matches(".card.chosen");
}

/** The cards in hand, for those who listen. */
function held(screen: Screen, laying: Laying): string {
  const cards = screen.hand.filter((card) => card !== null);
  return cards.map((card) => `${cardSaid(card, laying.faceOf(card))}.`).join(" ");
}

/** How a grove stands, for those who listen. */
function standing(grove: GroveDocument): string {
  const dice = (["orange", "lemon", "lime"] as const).map(
    (fruit) => `${words.say(`grove-fruit-${fruit}`)} ${grove.supply[fruit]}`,
  );
  const turn = Math.min(9, grove.cards.length + 1);
  return [
    `${words.say("page-grove-turn", { turn })}.`,
    `${words.say("page-grove-score")}: ${grove.score}.`,
    `${words.say("page-grove-dice")}: ${dice.join(", ")}.`,
  ].join(" ");
}

export const KEYS: KeyList = {
  play: [
    ["1  2", "page-keys-card"],
    ["← ↑ → ↓", "page-keys-move"],
    ["r", "page-grove-rotate-right"],
    ["Shift r", "page-grove-rotate-left"],
    ["[  ]", "page-keys-step"],
    ["Enter", "page-grove-lay"],
    ["Esc", "page-cancel"],
    ["s", "page-grove-squirrel"],
    ["l", "page-grove-layers"],
    ["h", "page-hint"],
    ["u", "page-undo"],
    ["+  −  0", "page-keys-zoom"],
    ["t", "page-grove-fit"],
  ],
  readOut: [
    ["y", "page-hand"],
    ["g", "page-keys-standing"],
  ],
};
