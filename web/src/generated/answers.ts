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

/** One decision of a game that is over: what was played, and what was better. */
export type Judgement = {
  ply: number;
  played: Alternative;
  best: Alternative;
  reasons?: Message[];
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
