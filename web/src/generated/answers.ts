// Made by tools/generate/web.py; do not edit.

import type {
  Card,
  Form,
  Message,
  Money,
  Row,
  Seat,
} from "./shared";

export type {
  Card,
  Form,
  Message,
  Money,
  Row,
  Seat,
};

/** A move, as a token, and the chance to win the game with it, from 0 to 1. */
export type Alternative = {
  move: string;
  chance?: number | null;
};

/** A finished game as its record, and the seat whose decisions are reviewed. */
export type GrassGame = {
  record: string;
  seat: number;
};

/** Advice, with its moves as sentences by their tokens. */
export type GrassHint = {
  move: string;
  reasons?: Message[];
  alternatives?: Alternative[];
  spent?: Spent;
  said: Record<string, Message>;
};

/** The review of a game: the number of decisions, and of good ones. */
export type GrassReview = {
  seat: number;
  decisions: number;
  good: number;
  costly: Judgement[];
  said: Record<string, Message>;
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

/** A finished game of one player as its record, and the player's seat. */
export type GroveGame = {
  record: string;
  seat: number;
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
  ply: number;
  laid: MoveDocument;
  before: number;
  after: number;
  better: MoveDocument | null;
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

/** One decision of a finished game: the move played, and a better one. */
export type Judgement = {
  ply: number;
  played: Alternative;
  best: Alternative;
  reasons?: Message[];
};

/** A card and the place where it is laid. */
export type MoveDocument = {
  card: number;
  /** The column of its upper left cell. */
  column: number;
  /** The row of its upper left cell. */
  row: number;
  /** In degrees, clockwise. */
  rotation: 0 | 90 | 180 | 270;
  /** The basket that becomes the barrow, if there is a choice. */
  barrow?: [number, number] | null;
  /** The trees that get dice, if there are too few. */
  dice?: [number, number][];
};

/** The budget that a decision used; a forced one uses nothing. */
export type Spent = {
  milliseconds?: number;
  iterations?: number;
  is_compiled?: boolean;
};

export interface Answers {
  "grass hint": { asked: null; answer: GrassHint };
  "grass review": { asked: GrassGame; answer: GrassReview };
  "grove solve": { asked: GroveOrder; answer: GroveLine };
  "grove hint": { asked: null; answer: GroveHint };
  "grove par": { asked: GroveOrder; answer: GrovePar };
  "grove review": { asked: GroveGame; answer: GroveReview };
}
