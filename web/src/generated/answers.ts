// Made by tools/generate/web.py; do not edit.

/** The best move, the reasons for it, and the alternatives. */
export type Advice = {
  move: string;
  reasons?: Message[];
  alternatives?: Alternative[];
  spent?: Spent;
};

/** A move, as a token, and the chance to win the game with it, from 0 to 1. */
export type Alternative = {
  move: string;
  chance?: number | null;
};

/** A card of a game, by its code in moves; shown by its name. */
export type Card = {
  is: "card";
  /** The game of the card, for example `grass`. */
  game: string;
  /** The card as in moves: `PA`, or a number. */
  code: string;
};

/** The form of a sentence; texts select by it and never show it. */
export type Form = {
  is: "form";
  /** The word that a text selects by. */
  form: string;
};

/** A finished game as its record, and the seat whose decisions are looked through. */
export type GrassGame = {
  record: string;
  seat: number;
};

/** A game gone through again: how many decisions there were, and how many were good. */
export type GrassReview = {
  seat: number;
  decisions: number;
  good: number;
  costly: Judgement[];
};

/** A placement worth considering: what may be expected of it, and why it is advised. */
export type GroveChoice = {
  move: string;
  expected: number;
  error: number;
  gain: number;
  chance: number | null;
  said: Message;
  reasons: Message[];
};

/** A finished game of one player: the nine cards in their order, the recipes, the moves. */
export type GroveGame = {
  ruleset?: string;
  order: number[];
  recipes?: [number, number] | null;
  moves: string[];
};

/** The best move, and the best few with their reasons; `orders` were tried of the best. */
export type GroveHint = {
  move: string;
  choices: GroveChoice[];
  orders: number;
  is_compiled: boolean;
};

/** The best line found: the moves and the score they lead to. */
export type GroveLine = {
  score: number;
  moves: string[];
  bound?: number | null;
  is_proved?: boolean;
  short_sighted: number;
  is_complete: boolean;
  is_compiled: boolean;
};

/** Nine cards in the order in which they come, for one player, perhaps with two recipes. */
export type GroveOrder = {
  ruleset?: string;
  order: number[];
  recipes?: [number, number] | null;
  width?: number | null;
};

/** The best line known of a deal, and the best ways to start. */
export type GrovePar = {
  line: GroveLine;
  starts: GroveStart[];
};

/** A play of a reviewed game: what could be reached before and after, and what was better. */
export type GrovePlay = {
  number: number;
  move: string;
  before: number;
  after: number;
  better: string | null;
};

/** Where a game left points: its score, what was possible, each play, and this in words. */
export type GroveReview = {
  score: number;
  par: number;
  plays: GrovePlay[];
  said: Message[];
};

/** A first placement and the best score known to follow. */
export type GroveStart = {
  move: string;
  best: number;
  said: Message;
};

/** One decision of a finished game: the move played, and a better one. */
export type Judgement = {
  ply: number;
  played: Alternative;
  best: Alternative;
  reasons?: Message[];
};

/** An id, which has a text in every catalogue, and the arguments of that text by name. */
export type Message = {
  is: "message";
  /** The key of its text in the catalogues. */
  id: string;
  /** The arguments of the text, by name. */
  arguments?: Record<string, string | number | Seat | Card | Money | Form | Row | Message>;
};

/** A sum in dollars, which may be negative. */
export type Money = {
  is: "money";
  /** The number of dollars. */
  dollars: number;
};

/** Several things in a row: "a, b and c". With `counted`, equal ones once: "2 × a and b". */
export type Row = {
  is: "row";
  /** The things, first to last. */
  items: (string | number | Seat | Card | Money | Form | Row | Message)[];
  /** True if equal ones are said once. */
  counted?: boolean;
  /** The name of the texts that join them. */
  join?: string;
};

/** A seat, shown by the name of its player. */
export type Seat = {
  is: "seat";
  /** The number of the seat. */
  seat: number;
};

/** The budget that a decision used; a forced one uses nothing. */
export type Spent = {
  milliseconds?: number;
  iterations?: number;
  is_compiled?: boolean;
};

export interface Answers {
  "grass hint": { asked: null; answer: Advice };
  "grass review": { asked: GrassGame; answer: GrassReview };
  "grove solve": { asked: GroveOrder; answer: GroveLine };
  "grove hint": { asked: null; answer: GroveHint };
  "grove par": { asked: GroveOrder; answer: GrovePar };
  "grove review": { asked: GroveGame; answer: GroveReview };
}
