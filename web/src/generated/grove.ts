// Made by tools/generate/web.py; do not edit.

/** A new die. */
export type AppearedEvent = {
  event: "appeared";
  /** Whose grove it is about. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** What the die shows now; 15 is the barrow. */
  after: number;
};

/** A basket became the barrow. */
export type BarrowEvent = {
  event: "barrow";
  /** Whose grove it is about. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** What the die showed; 15 is the barrow; null: no die. */
  before: number | null;
  /** What the die shows now; 15 is the barrow. */
  after: number;
};

/** A die became a basket. */
export type BasketEvent = {
  event: "basket";
  /** Whose grove it is about. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** What the die showed; 15 is the barrow; null: no die. */
  before: number | null;
  /** What the die shows now; 15 is the barrow. */
  after: number;
};

/** A card of a game, by the code that moves are written with: shown by its name. */
export type Card = {
  is: "card";
  /** Whose card it is, as `grass`. */
  game: string;
  /** The card as in moves: `PA`, or a number. */
  code: string;
};

/** What would happen to the die at a cell: an array of seven. */
export type CellChangeDocument = [number, number, CellEventName, FruitName, number | null, number | null, number];

/** The topmost cell at a place. */
export type CellDocument = {
  /** Its column. */
  column: number;
  /** Its row. */
  row: number;
  /** The tree's fruit, or that of the die on a glade; null: an empty glade. */
  fruit: FruitName | null;
  /** How many fruit the tree bears; 0 for a glade. */
  count: number;
  /** What the die shows; 10 is a basket, 15 the barrow; null: no die. */
  die: number | null;
};

export type CellEventName = "squirrel" | "appeared" | "rose" | "basket" | "barrow" | "stayed" | "fell" | "no_die_left";

/** A seat has chosen secretly. */
export type ChoseEvent = {
  event: "chose";
  /** Whose grove it is about. */
  seat: number;
};

/** A card was drawn for all. */
export type DrewEvent = {
  event: "drew";
  /** Which card. */
  card: number;
};

export type EventDocument = RecipesEvent | StartedEvent | DrewEvent | ChoseEvent | LaidEvent | SquirrelEvent | AppearedEvent | RoseEvent | BasketEvent | BarrowEvent | StayedEvent | FellEvent | NoDieLeftEvent | StuckEvent | RecipeEvent | ScoredEvent | ReachedEvent | WonEvent;

/** What would come of a placement; of one that is refused, why, and at which cells. */
export type ExplanationDocument = {
  /** Which game it is. */
  game: "grove";
  /** The version of this document. */
  version: 1;
  /** Whether the move could be made. */
  is_legal: boolean;
  /** The move that is explained. */
  move: string;
  /** Why it is refused; null for a legal move. */
  reason: string | null;
  /** What would come of it, or why it is refused, a sentence each. */
  messages: Message[];
  /** Of a refused placement the cells that fail, or that could be chosen. */
  faults: FaultDocument[];
  /** What would be told when the card is laid. */
  events: (RecipesEvent | StartedEvent | DrewEvent | ChoseEvent | LaidEvent | SquirrelEvent | AppearedEvent | RoseEvent | BasketEvent | BarrowEvent | StayedEvent | FellEvent | NoDieLeftEvent | StuckEvent | RecipeEvent | ScoredEvent | ReachedEvent | WonEvent)[];
  /** The score now, with what recipes give. */
  score_before: number;
  /** The score then. */
  score_after: number;
  /** What the squirrel costs now. */
  squirrel_before: number;
  /** What it would cost then. */
  squirrel_after: number;
  /** Recipes that would be met, and are not now. */
  recipes_met: number[];
  /** Recipes that are met now, and would not be. */
  recipes_lost: number[];
  /** What would come for this seat once all have chosen: draw, play or over; null for a move that is refused. */
  phase: PhaseName | null;
  /** The seat's grove with the card laid; null for a move that is refused. */
  grove: GroveDocument | null;
};

/** A cell of the card that cannot lie where it would, or that could be chosen. */
export type FaultDocument = {
  /** Its column. */
  column: number;
  /** Its row. */
  row: number;
  /** What is wrong there. */
  reason: string;
};

/** A die now lies on a glade. */
export type FellEvent = {
  event: "fell";
  /** Whose grove it is about. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** What the die showed; 15 is the barrow; null: no die. */
  before: number | null;
  /** What the die shows now; 15 is the barrow. */
  after: number;
};

/** Which form a sentence takes; texts select by it and never show it. */
export type Form = {
  is: "form";
  /** What a text selects by. */
  form: string;
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

/** What lies in front of a seat, with what follows from it. */
export type GroveDocument = {
  /** The cards as they lie, oldest first. */
  cards: LaidDocument[];
  /** The topmost cell of each place, by rows. */
  cells: CellDocument[];
  /** Where the squirrel sits; null: it is free. */
  squirrel: PlaceDocument | null;
  /** Where the barrow lies; null: beside the grove. */
  barrow: PlaceDocument | null;
  /** Dice that are left. */
  supply: FruitsDocument;
  /** What dice and barrow on trees show. */
  harvest: FruitsDocument;
  /** What the squirrel costs. */
  squirrel_cost: number;
  /** Dice and barrow that lie in the grove. */
  dice_used: number;
  /** The score as it lies, with what recipes give. */
  score: number;
  /** How the recipes of the challenge stand. */
  recipes: StandingDocument[];
};

/** A card as it lies. */
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
  /** Whose grove it is about. */
  seat: number;
  /** Which card. */
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
};

export type LineName = "dice" | "multiplied" | "bonus" | "squirrel" | "total";

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

/** Nothing would happen to any die. */
export type NoChangeDocument = {
  change: "nothing";
  /** This as a clause. */
  said: Message;
};

/** No die was left for a tree. */
export type NoDieLeftEvent = {
  event: "no_die_left";
  /** Whose grove it is about. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
};

/** What only the viewer sees and may do; of a spectator's view, nothing. */
export type OwnDocument = {
  /** The viewer's cards. */
  hand: number[];
  /** What the viewer has chosen while others still think. */
  chosen: string | null;
  /** What the viewer may do; null when not to act. */
  legal: LegalDocument | null;
  /** What would come of each of the legal moves, in their order, or of what the viewer has chosen; null without either. */
  preview?: PreviewDocument | null;
};

export type PhaseName = "recipes" | "start" | "draw" | "play" | "over";

/** A place of a grove. */
export type PlaceDocument = {
  /** Columns grow to the right. */
  column: number;
  /** Rows grow downward. */
  row: number;
};

/** What a placement would change, by numbers from 0: an array of two. */
export type PlacementDocument = [number[], number[]];

/** What each of some placements would change. */
export type PreviewDocument = {
  /** What would happen at cells, each once. */
  cells: CellChangeDocument[];
  /** What else would change, each once. */
  changes: (NoChangeDocument | SquirrelChangeDocument | RecipeChangeDocument | ScoreChangeDocument)[];
  /** The placements, by these numbers. */
  placements: PlacementDocument[];
};

/** A seat has reached the target. */
export type ReachedEvent = {
  event: "reached";
  /** Whose grove it is about. */
  seat: number;
  /** The score that was wanted. */
  target: number;
};

/** There would be more or less of what a recipe counts. */
export type RecipeChangeDocument = {
  change: "recipe";
  /** The number of the recipe. */
  recipe: number;
  /** How much there would be. */
  counted: number;
  /** Whether it would be met. */
  met: boolean;
  /** This as a clause; null if it is met before and after, or never. */
  said: Message | null;
};

/** A recipe of the challenge. */
export type RecipeDocument = {
  /** Its number. */
  recipe: number;
  /** What it adds to the target. */
  worth: number;
  /** What it is called. */
  name: Message;
  /** What it counts, wants and gives. */
  sentence: Message;
  /** Whether it counts something, and not only asks whether it is so. */
  is_counted: boolean;
};

/** A recipe is met at the end. */
export type RecipeEvent = {
  event: "recipe";
  /** Whose grove it is about. */
  seat: number;
  /** Which recipe. */
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
  /** Whose grove it is about. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** What the die showed; 15 is the barrow; null: no die. */
  before: number | null;
  /** What the die shows now; 15 is the barrow. */
  after: number;
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
  /** Whose grove it is about. */
  seat: number;
  /** Which line of the count. */
  line: LineName;
  /** Points; of a recipe that multiplies dice, 0. */
  points: number;
};

/** Who sits somewhere: shown by name. */
export type Seat = {
  is: "seat";
  /** The number of the seat. */
  seat: number;
};

/** What everybody sees of a seat. */
export type SeatDocument = {
  /** Its number, from 1. */
  seat: number;
  /** The cards it holds. */
  hand: number[];
  /** Whether it has chosen while others think. */
  has_chosen: boolean;
  /** Whether it could lay no card and has stopped. */
  has_stopped: boolean;
  /** What lies in front of it. */
  grove: GroveDocument;
};

/** The squirrel would cost more. */
export type SquirrelChangeDocument = {
  change: "squirrel";
  /** The column of its place. */
  column: number;
  /** The row of its place. */
  row: number;
  /** What is taken there; 0 where it sits down: its cell says it then. */
  points: number;
  /** This as a clause. */
  said: Message;
};

/** The squirrel sits down; a die goes back. */
export type SquirrelEvent = {
  event: "squirrel";
  /** Whose grove it is about. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** What the die showed; 15 is the barrow; null: no die. */
  before: number | null;
};

/** How a recipe stands with a seat. */
export type StandingDocument = {
  /** The number of the recipe. */
  recipe: number;
  /** Whether it is met as the grove lies. */
  met: boolean;
  /** How much there is now of what it counts. */
  counted: number;
  /** The points that it adds now. */
  points: number;
  /** Whether it multiplies dice instead: that shows in the score. */
  multiplies: boolean;
};

/** Every grove was begun with this card. */
export type StartedEvent = {
  event: "started";
  /** Which card. */
  card: number;
};

/** A basket or the barrow moved up. */
export type StayedEvent = {
  event: "stayed";
  /** Whose grove it is about. */
  seat: number;
  /** The column, of a card its leftmost. */
  column: number;
  /** The row, of a card its topmost. */
  row: number;
  /** The fruit of the die; null: there was none. */
  fruit: FruitName | null;
  /** What the die showed; 15 is the barrow; null: no die. */
  before: number | null;
  /** What the die shows now; 15 is the barrow. */
  after: number;
};

/** A seat could lay no card and has stopped. */
export type StuckEvent = {
  event: "stuck";
  /** Whose grove it is about. */
  seat: number;
};

/** What everybody sees. */
export type TableDocument = {
  /** The ruleset in writing, as in records. */
  rules: string;
  /** What the table is waiting for. */
  phase: PhaseName;
  /** The number of the turn; 0 before the first. */
  turn: number;
  /** The seats that must move; 0 is nature, who deals. */
  to_act: number[];
  /** The faces of cards 1 to 18, as in deck files: O1 Y2 G1 / -- G2 Y1. */
  faces: string[];
  /** Cards that nobody has seen: any may come next. */
  unseen: number[];
  /** How many cards are still to be drawn. */
  deck_size: number;
  /** The recipes, if any. */
  recipes: RecipeDocument[];
  /** The score that is wanted; null: none. */
  target: number | null;
  /** All seats, seat 1 first. */
  seats: SeatDocument[];
  /** Who has won; nobody before the end. */
  winners: number[];
};

/** A game of Grove as one viewer sees it. */
export type ViewDocument = {
  /** Which game it is. */
  game: "grove";
  /** The version of this document. */
  version: 1;
  /** Who looks: a seat; 0 for a spectator. */
  viewer: number;
  /** What everybody sees. */
  table: TableDocument;
  /** What only the viewer sees and may do. */
  own: OwnDocument;
};

/** A seat has won the game. */
export type WonEvent = {
  event: "won";
  /** Whose grove it is about. */
  seat: number;
  /** Points; of a recipe that multiplies dice, 0. */
  points: number;
};
