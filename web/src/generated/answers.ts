// Made by tools/generate/web.py; do not edit.

/** What to do, why, and what else could be done. */
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

/** A card of a game, by the code that moves are written with: shown by its name. */
export type Card = {
  is: "card";
  /** Whose card it is, as `grass`. */
  game: string;
  /** The card as in moves: `PA`, or a number. */
  code: string;
};

/** Which form a sentence takes; texts select by it and never show it. */
export type Form = {
  is: "form";
  /** What a text selects by. */
  form: string;
};

/** A finished game as its record, and the seat whose decisions are reviewed. */
export type GrassGame = {
  record: string;
  seat: number;
};

/** The review of a game: the number of decisions, and of good ones. */
export type GrassReview = {
  seat: number;
  decisions: number;
  good: number;
  costly: Judgement[];
};

/** A recommended placement, with its expected score and the reasons. */
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

/** The best move, and the best few with reasons; `orders` is the best one's sample size. */
export type GroveHint = {
  move: string;
  choices: GroveChoice[];
  orders: number;
  is_compiled: boolean;
};

/** The best line found: its moves and its score. */
export type GroveLine = {
  score: number;
  moves: string[];
  bound?: number | null;
  is_proved?: boolean;
  short_sighted: number;
  is_complete: boolean;
  is_compiled: boolean;
};

/** Nine cards in a known order for one player, optionally with two recipes. */
export type GroveOrder = {
  ruleset?: string;
  order: number[];
  recipes?: [number, number] | null;
  width?: number | null;
};

/** The best known line of a deal, and the best first placements. */
export type GrovePar = {
  line: GroveLine;
  starts: GroveStart[];
};

/** A play of a reviewed game: the reachable score before and after it, and a better move. */
export type GrovePlay = {
  number: number;
  move: string;
  before: number;
  after: number;
  better: string | null;
};

/** The review of a game: its score, the possible score, each play, and a summary in words. */
export type GroveReview = {
  score: number;
  par: number;
  plays: GrovePlay[];
  said: Message[];
};

/** A first placement, and the best known score after it. */
export type GroveStart = {
  move: string;
  best: number;
  said: Message;
};

/** One decision of a game that is over: what was played, and what was better. */
export type Judgement = {
  ply: number;
  played: Alternative;
  best: Alternative;
  reasons?: Message[];
};

/** An id, which every catalogue has a text for, and the arguments of that text by name. */
export type Message = {
  is: "message";
  /** The key of its text in the catalogues. */
  id: string;
  /** What stands in the text, by name. */
  arguments?: Record<string, string | number | Seat | Card | Money | Form | Row | Message>;
};

/** A sum in dollars, which may be below zero. */
export type Money = {
  is: "money";
  /** How many dollars. */
  dollars: number;
};

/** Several things in a row: "a, b and c". With `counted`, equal ones once: "2 × a and b". */
export type Row = {
  is: "row";
  /** The things, first to last. */
  items: (string | number | Seat | Card | Money | Form | Row | Message)[];
  /** Whether equal ones are said once. */
  counted?: boolean;
  /** Which texts join them. */
  join?: string;
};

/** Who sits somewhere: shown by name. */
export type Seat = {
  is: "seat";
  /** The number of the seat. */
  seat: number;
};

/** What a decision took; a forced one takes nothing. */
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
