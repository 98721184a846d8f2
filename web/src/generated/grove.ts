// Made by tools/generate/web.py; do not edit.

import type {
  Card,
  Form,
  Message,
  Money,
  Objection,
  Row,
  Seat,
} from "./shared";

export type {
  Card,
  Form,
  Message,
  Money,
  Objection,
  Row,
  Seat,
};

/** A new die. */
export type AppearedEvent = {
  event: "appeared";
  /** The seat of the grove. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** The new value of the die; 15 is the barrow. */
  after: number;
};

/** A basket became the barrow. */
export type BarrowEvent = {
  event: "barrow";
  /** The seat of the grove. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** The old value of the die; 15 is the barrow; null: no die. */
  before: number | null;
  /** The new value of the die; 15 is the barrow. */
  after: number;
};

/** A die became a basket. */
export type BasketEvent = {
  event: "basket";
  /** The seat of the grove. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** The old value of the die; 15 is the barrow; null: no die. */
  before: number | null;
  /** The new value of the die; 15 is the barrow. */
  after: number;
};

/** A change of the die at a cell: an array of seven. */
export type CellChangeDocument = [number, number, CellEventName, FruitName, number | null, number | null, number];

/** The topmost cell at a place. */
export type CellDocument = {
  /** Its column. */
  column: number;
  /** Its row. */
  row: number;
  /** The tree's fruit, or that of the die on a glade; null: an empty glade. */
  fruit: FruitName | null;
  /** The number of fruit on the tree; 0 for a glade. */
  count: number;
  /** The value of the die; 10 is a basket, 15 the barrow; null: no die. */
  die: number | null;
};

export type CellEventName = "squirrel" | "appeared" | "rose" | "basket" | "barrow" | "stayed" | "fell" | "no_die_left";

/** A seat has chosen secretly. */
export type ChoseEvent = {
  event: "chose";
  /** The seat of the grove. */
  seat: number;
};

/** A card was drawn for all. */
export type DrewEvent = {
  event: "drew";
  /** The card. */
  card: number;
};

export type EventDocument = RecipesEvent | StartedEvent | DrewEvent | ChoseEvent | LaidEvent | SquirrelEvent | AppearedEvent | RoseEvent | BasketEvent | BarrowEvent | StayedEvent | FellEvent | NoDieLeftEvent | StuckEvent | RecipeEvent | ScoredEvent | ReachedEvent | WonEvent;

/** The consequences of a placement; for a refused one, the reason and the cells it is about. */
export type ExplanationDocument = {
  /** The name of the game. */
  game: "grove";
  /** The version of this document. */
  version: 1;
  /** True if the move is legal. */
  is_legal: boolean;
  /** The move that is explained. */
  move: string;
  /** The reason for refusing it; null for a legal move. */
  reason: string | null;
  /** The number of the rule behind the reason; null if no rule says it. */
  rule: string | null;
  /** The consequences, or the reason for refusing it, a sentence each. */
  messages: Message[];
  /** For a refused placement: the cells that fail, or that could be chosen. */
  faults: FaultDocument[];
  /** The events if the card is laid. */
  events: (RecipesEvent | StartedEvent | DrewEvent | ChoseEvent | LaidEvent | SquirrelEvent | AppearedEvent | RoseEvent | BasketEvent | BarrowEvent | StayedEvent | FellEvent | NoDieLeftEvent | StuckEvent | RecipeEvent | ScoredEvent | ReachedEvent | WonEvent)[];
  /** The score now, with what recipes give. */
  score_before: number;
  /** The score then. */
  score_after: number;
  /** The present cost of the squirrel. */
  squirrel_before: number;
  /** Its cost after the placement. */
  squirrel_after: number;
  /** Recipes that would be met, and are not now. */
  recipes_met: number[];
  /** Recipes that are met now, and would not be. */
  recipes_lost: number[];
  /** The next phase for this seat once all have chosen: draw, play or over; null for a move that is refused. */
  phase: PhaseName | null;
  /** The seat's grove with the card laid; null for a move that is refused. */
  grove: GroveDocument | null;
};

/** A cell of the card that cannot lie there, or that could be chosen. */
export type FaultDocument = {
  /** Its column. */
  column: number;
  /** Its row. */
  row: number;
  /** The reason why the cell fails. */
  reason: string;
};

/** A die now lies on a glade. */
export type FellEvent = {
  event: "fell";
  /** The seat of the grove. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** The old value of the die; 15 is the barrow; null: no die. */
  before: number | null;
  /** The new value of the die; 15 is the barrow. */
  after: number;
};

export type FruitName = "orange" | "lemon" | "lime";

/** A number for each fruit. */
export type FruitsDocument = {
  /** Of oranges. */
  orange: number;
  /** Of lemons. */
  lemon: number;
  /** Of limes. */
  lime: number;
};

/** The outcome of a choice: an array of two. */
export type GivenDocument = [number, number[]];

/** The grove of a seat, with the values that follow from it. */
export type GroveDocument = {
  /** The cards as they lie, oldest first. */
  cards: LaidDocument[];
  /** The topmost cell of each place, by rows. */
  cells: CellDocument[];
  /** The place of the squirrel; null: it is free. */
  squirrel: PlaceDocument | null;
  /** The place of the barrow; null: beside the grove. */
  barrow: PlaceDocument | null;
  /** Dice that are left. */
  supply: FruitsDocument;
  /** The sums of dice and barrow on trees. */
  harvest: FruitsDocument;
  /** The cost of the squirrel. */
  squirrel_cost: number;
  /** Dice and barrow that lie in the grove. */
  dice_used: number;
  /** The score as it lies, with what recipes give. */
  score: number;
  /** The state of each recipe of the challenge. */
  recipes: StandingDocument[];
};

/** A laid card. */
export type LaidDocument = {
  /** Its number. */
  card: number;
  /** The leftmost column of its outline. */
  column: number;
  /** The topmost row of its outline. */
  row: number;
  /** In degrees, clockwise. */
  rotation: 0 | 90 | 180 | 270;
};

/** A seat laid a card. */
export type LaidEvent = {
  event: "laid";
  /** The seat of the grove. */
  seat: number;
  /** The card. */
  card: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** In degrees, clockwise. */
  rotation: 0 | 90 | 180 | 270;
};

/** The viewer's legal moves. */
export type LegalDocument = {
  /** Every placement, each once. */
  moves: string[];
  /** The cards in hand that fit nowhere, by their numbers, with reasons. */
  unplayable?: Record<string, Objection[]>;
};

export type LineName = "dice" | "multiplied" | "bonus" | "squirrel" | "total";

/** Nothing would happen to any die. */
export type NoChangeDocument = {
  change: "nothing";
  /** This as a clause. */
  said: Message;
};

/** No die was left for a tree. */
export type NoDieLeftEvent = {
  event: "no_die_left";
  /** The seat of the grove. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
};

/** The changes that some placements make, by numbers from 0: an array of two. */
export type OutcomeDocument = [number[], number[]];

/** The viewer's private information and legal moves; empty for a spectator. */
export type OwnDocument = {
  /** The viewer's cards. */
  hand: number[];
  /** The viewer's own secret choice, while others still choose. */
  chosen: string | null;
  /** The viewer's legal moves; null when not to act. */
  legal: LegalDocument | null;
  /** The consequences of each legal move, in their order, or of the viewer's choice; null without either. */
  preview?: PreviewDocument | null;
  /** The viewer's task, or the players whom the table waits for. */
  status?: Message | null;
};

export type PhaseName = "recipes" | "start" | "draw" | "play" | "over";

/** A place of a grove. */
export type PlaceDocument = {
  /** Columns grow to the right. */
  column: number;
  /** Rows grow downward. */
  row: number;
};

/** A place for a card: an array of three. */
export type PlacementDocument = [number, number, number];

/** The changes that each of some placements would make. */
export type PreviewDocument = {
  /** The changes at cells, each once. */
  cells: CellChangeDocument[];
  /** All other changes, each once. */
  changes: (NoChangeDocument | SquirrelChangeDocument | RecipeChangeDocument | ScoreChangeDocument)[];
  /** All of a placement's changes, each once. */
  outcomes: OutcomeDocument[];
  /** Of outcomes with a choice what it gives. */
  given: GivenDocument[];
  /** The placements, in the order of moves. */
  placements: TurnedCardDocument[];
};

/** A seat has reached the target. */
export type ReachedEvent = {
  event: "reached";
  /** The seat of the grove. */
  seat: number;
  /** The target score. */
  target: number;
};

/** There would be more or less of what a recipe counts. */
export type RecipeChangeDocument = {
  change: "recipe";
  /** The number of the recipe. */
  recipe: number;
  /** How much there would be. */
  counted: number;
  /** True if it would be met. */
  met: boolean;
  /** This as a clause; null if it is met before and after, or never. */
  said: Message | null;
};

/** A recipe of the challenge. */
export type RecipeDocument = {
  /** Its number. */
  recipe: number;
  /** The points that it adds to the target. */
  worth: number;
  /** Its name. */
  name: Message;
  /** Its count, condition and reward. */
  sentence: Message;
  /** True if it counts something; false if it is a yes or a no. */
  is_counted: boolean;
};

/** A recipe is met at the end. */
export type RecipeEvent = {
  event: "recipe";
  /** The seat of the grove. */
  seat: number;
  /** The recipe. */
  recipe: number;
  /** Points; of a recipe that multiplies dice, 0. */
  points: number;
};

/** The two recipes were turned up. */
export type RecipesEvent = {
  event: "recipes";
  /** The recipe with the lower number. */
  first: number;
  /** The other recipe. */
  second: number;
};

/** A die rose. */
export type RoseEvent = {
  event: "rose";
  /** The seat of the grove. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** The old value of the die; 15 is the barrow; null: no die. */
  before: number | null;
  /** The new value of the die; 15 is the barrow. */
  after: number;
};

/** The score that there would be; every placement has one, the last of its changes. */
export type ScoreChangeDocument = {
  change: "score";
  /** The score then, with what recipes give. */
  score: number;
  /** How much more that is than now. */
  points: number;
  /** This as a clause. */
  said: Message;
};

/** A line of the count. */
export type ScoredEvent = {
  event: "scored";
  /** The seat of the grove. */
  seat: number;
  /** The line of the final score. */
  line: LineName;
  /** Points; of a recipe that multiplies dice, 0. */
  points: number;
};

/** The public information about a seat. */
export type SeatDocument = {
  /** Its number, from 1. */
  seat: number;
  /** The cards it holds. */
  hand: number[];
  /** True if it has chosen while others still choose. */
  has_chosen: boolean;
  /** True if it could lay no card and has stopped. */
  has_stopped: boolean;
  /** Its grove. */
  grove: GroveDocument;
};

/** The squirrel would cost more. */
export type SquirrelChangeDocument = {
  change: "squirrel";
  /** The column of its place. */
  column: number;
  /** The row of its place. */
  row: number;
  /** The points taken there; 0 where it sits down: its cell has them then. */
  points: number;
  /** This as a clause. */
  said: Message;
};

/** The squirrel sits down; a die goes back. */
export type SquirrelEvent = {
  event: "squirrel";
  /** The seat of the grove. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** The old value of the die; 15 is the barrow; null: no die. */
  before: number | null;
};

/** The state of a recipe in a grove. */
export type StandingDocument = {
  /** The number of the recipe. */
  recipe: number;
  /** True if it is met as the grove lies. */
  met: boolean;
  /** The present amount of what it counts. */
  counted: number;
  /** The points that it adds now. */
  points: number;
  /** True if it multiplies dice instead: the effect is in the score. */
  multiplies: boolean;
};

/** Every grove was begun with this card. */
export type StartedEvent = {
  event: "started";
  /** The card. */
  card: number;
};

/** A basket or the barrow moved up. */
export type StayedEvent = {
  event: "stayed";
  /** The seat of the grove. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** The old value of the die; 15 is the barrow; null: no die. */
  before: number | null;
  /** The new value of the die; 15 is the barrow. */
  after: number;
};

/** A seat could lay no card and has stopped. */
export type StuckEvent = {
  event: "stuck";
  /** The seat of the grove. */
  seat: number;
};

/** The public information about the game. */
export type TableDocument = {
  /** The ruleset in writing, as in records. */
  rules: string;
  /** The action that the table is waiting for. */
  phase: PhaseName;
  /** The number of the turn; 0 before the first. */
  turn: number;
  /** The seats that must move; 0 is nature, who deals. */
  to_act: number[];
  /** The faces of cards 1 to 18, as in deck files: O1 Y2 G1 / -- G2 Y1. */
  faces: string[];
  /** Unseen cards: any may come next. */
  unseen: number[];
  /** The number of cards still to be drawn. */
  deck_size: number;
  /** The recipes, if any. */
  recipes: RecipeDocument[];
  /** The target score; null: none. */
  target: number | null;
  /** All seats, seat 1 first. */
  seats: SeatDocument[];
  /** The winners; none before the end. */
  winners: number[];
};

/** All places of a card that is turned one way: an array of three. */
export type TurnedCardDocument = [number, 0 | 90 | 180 | 270, PlacementDocument[]];

/** A game of Grove as one viewer sees it. */
export type ViewDocument = {
  /** The name of the game. */
  game: "grove";
  /** The version of this document. */
  version: 1;
  /** The seat that sees the view; 0 for a spectator. */
  viewer: number;
  /** The public information. */
  table: TableDocument;
  /** The viewer's private information and legal moves. */
  own: OwnDocument;
};

/** A seat has won the game. */
export type WonEvent = {
  event: "won";
  /** The seat of the grove. */
  seat: number;
  /** Points; of a recipe that multiplies dice, 0. */
  points: number;
};
