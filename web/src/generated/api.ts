// Made by tools/generate/web.py; do not edit.

import type {
  Card,
  ChairDocument,
  Form,
  HandShown,
  Ledger,
  LedgerRow,
  Message,
  Money,
  RoomDocument,
  Row,
  Seat,
  SettingsDocument,
  UndoDocument,
} from "./shared";

export type {
  Card,
  ChairDocument,
  Form,
  HandShown,
  Ledger,
  LedgerRow,
  Message,
  Money,
  RoomDocument,
  Row,
  Seat,
  SettingsDocument,
  UndoDocument,
};

/** Play again at a new table with the same people. */
export type Again = {
  /** Text of the player's that goes into the shuffle. */
  nonce?: string;
};

/** A day that is over. */
export type ArchivedDay = {
  /** The day, such as `2026-11-16`. */
  day: string;
  /** The names of its puzzles. */
  puzzles: string[];
};

/** A card of the deck: its number, its family, and its effect by these rules. */
export type CardTold = {
  /** The card as in moves. */
  code: string;
  /** How often the deck has it. */
  count: number;
  /** The name of its family. */
  family: Message;
  /** Its effect by these rules. */
  about: Row;
};

/** Change the settings of the room; the clock only before the game. */
export type ChangeSettings = {
  action: "change_settings";
  /** All settings, also those that stay. */
  settings: RoomSettings;
};

/** A playable deck. */
export type CheckedDeck = {
  /** The name, if it is a deck of the package. */
  name: string | null;
  /** Card 1 first. */
  faces: string[];
  /** The trees of each fruit. */
  trees: Trees[];
  /** How many glades lie in corners of cards. */
  corner_glades: number;
  /** How many glades lie in the middle of cards. */
  middle_glades: number;
  /** The ruleset to open a table with. */
  ruleset: string;
};

/** A recipe in the words of its file, with its meaning in the reader's language. */
export type CheckedRecipe = {
  /** The number of the recipe. */
  number: number;
  /** The points that it adds to the target of the harvest. */
  worth: number;
  /** Its name. */
  name: string;
  /** Its sentence in the file. */
  sentence: string;
  /** A sentence made from its rules. */
  understood: string;
};

/** A playable book of recipes. */
export type CheckedRecipes = {
  /** The recipes, recipe 1 first. */
  recipes: CheckedRecipe[];
  /** The ruleset to open a table with. */
  ruleset: string;
};

/** Close the table for all; once the game has begun, only if no other person plays. */
export type Close = {
  action: "close";
};

/** A number of games, and how they went. */
export type Count = {
  /** The number of games. */
  games?: number;
  /** Games won; shared wins count. */
  won?: number;
  /** Games conceded. */
  conceded?: number;
  /** The best result. */
  best?: number | null;
  /** The sum of all results, so that the mean is `total / counted`. */
  total?: number;
  /** Games with a result: those that were conceded have none. */
  counted?: number;
  /** The most games won in a row. */
  longest_streak?: number;
  /** The games won in a row up to the last one. */
  streak?: number;
};

/** A fault of a card. */
export type DeckFault = {
  /** The number of the card. */
  card: number;
  /** The fault in the reader's language. */
  sentence: string;
};

/** The faces of a deck in the editor, card 1 first. */
export type DrawnDeck = {
  /** The faces in writing. */
  faces: string[];
};

/** A deck in the editor, checked: its faults, or its file and rules to play it by. */
export type DrawnDeckChecked = {
  /** Its faults. */
  faults: DeckFault[];
  /** The text of its file. */
  file: string;
  /** The deck, if it has no faults. */
  checked: CheckedDeck | null;
};

/** A recipe in the editor. */
export type DrawnRecipe = {
  /** Its name; one is made if left out. */
  name?: string;
  /** Its sentence; one is made if left out. */
  sentence?: string;
  /** The keys of a recipe file, without its number, name and sentence. */
  rules: Record<string, number | boolean | string>;
};

/** A book of recipes in the editor, recipe 1 first. */
export type DrawnRecipes = {
  /** The recipes. */
  recipes: DrawnRecipe[];
};

/** A book in the editor, checked: its faults, or its file and rules to play it by. */
export type DrawnRecipesChecked = {
  /** Its faults. */
  faults: RecipeFaultTold[];
  /** The recipes without faults. */
  recipes: CheckedRecipe[];
  /** The text of its file; empty while there are faults. */
  file: string;
  /** The ruleset to open a table with. */
  ruleset: string;
};

/** Everything that the server stores about a person. */
export type Export = {
  /** The person. */
  me: Me;
  /** When they first came, in Unix seconds. */
  created: number;
  /** When they were last here, in Unix seconds. */
  seen: number;
  /** Their devices and programs. */
  tokens: TokenDocument[];
  /** Their games. */
  games: GameDocument[];
  /** Records that they have imported, by the ids of their replays. */
  records: string[];
  /** Their results in daily puzzles. */
  daily: Record<string, unknown>[];
};

/** A file as it was written. */
export type FileSheet = {
  /** The text of the file. */
  text: string;
};

/** Take a seat from a bot or a person, before the game. */
export type FreeSeat = {
  action: "free_seat";
  /** The seat that becomes free. */
  seat: number;
};

/** One game in a person's list. */
export type GameDocument = {
  /** The id of the room. */
  room: string;
  /** The game that is played there. */
  game: string;
  /** Its rules as text. */
  ruleset: string;
  /** The status of the room, as in `RoomDocument`. */
  status: string;
  /** The names at the seats that are taken. */
  names: string[];
  /** The person's own seats. */
  mine: number[];
  /** The seats that have to move; none unless the game is running. */
  waits_for: number[];
  /** The result of each seat, once the game is over. */
  result: number[] | null;
  /** The seats that have won. */
  winners: number[];
  /** True if a player had help: a hint, or a move taken back without the others' consent. */
  assisted: boolean;
  /** When the table was opened, in Unix seconds. */
  created: number;
  /** When the room changed last, in Unix seconds. */
  changed: number;
};

/** A game, as a form for a new table needs it. */
export type GameRules = {
  /** The id of the game. */
  game: string;
  /** Its name in the reader's language. */
  name: string;
  /** The fewest seats. */
  fewest: number;
  /** The most seats. */
  most: number;
  /** Its editions; the first is used where none is named. */
  editions: string[];
  /** Its switches. */
  switches: SwitchDocument[];
  /** Its bots by name. */
  bots: string[];
};

/** The score of one grove. */
export type GroveScore = {
  /** The sum of dice and barrow on trees, for each fruit. */
  fruits: Record<string, number>;
  /** The sum of the dice on trees. */
  dice: number;
  /** The points from multiplied dice. */
  multiplied: number;
  /** The recipes that are met. */
  recipes: RecipeScore[];
  /** The points from recipes. */
  bonus: number;
  /** The cost of the squirrel, negative. */
  squirrel: number;
  /** The harvest. */
  total: number;
  /** Between equal harvests, the one with more dice wins. */
  dice_used: number;
  /** In the reader's language. */
  title: string;
};

/** One or more groves as a picture in letters; `recipes 3 4` above it adds two recipes. */
export type GroveSheet = {
  /** The picture. */
  picture: string;
  /** The ruleset of the recipes. */
  ruleset?: string;
};

/** All groves of a picture, seat 1 first. */
export type GrovesScore = {
  /** The groves. */
  groves: GroveScore[];
  /** The target of the recipes. */
  target: number | null;
  /** The winners among several; of a single player, the seat if it reached the target. */
  winners: number[];
};

/** Make another person the host. */
export type HandOver = {
  action: "hand_over";
  /** The seat of that person. */
  seat: number;
};

/** The last messages to a seat or a spectator. */
export type History = {
  /** The revision of the room. */
  rev: number;
  /** The messages, the newest last. */
  told: Message[];
  /** The final count of a game that is over. */
  ledger: Ledger | null;
};

/** The room after an action of its host, and the new link if one was made. */
export type HostAnswer = {
  /** The room as the host may know it. */
  room: RoomDocument;
  /** The secret of a new link. */
  secret: string | null;
  /** The new link, with its secret behind the #. */
  link: string | null;
};

/** An imported record, and what was verified. */
export type ImportedRecord = {
  /** The id of the replay. */
  room: string;
  /** The link of the replay. */
  link: string;
  /** The result of its verification. */
  verified: VerifiedDocument;
};

/** The server itself: its version, its host, and its announcements. */
export type Instance = {
  /** The version of Greentable. */
  version: string;
  /** The host's announcement to everybody; empty if there is none. */
  announcement: string;
  /** True if no new tables are opened because the server will restart. */
  is_draining: boolean;
  /** True if nothing can be stored now: the disk is full, or the database is gone. */
  is_read_only: boolean;
  /** True if only invited people may open tables. */
  is_invite_only: boolean;
  /** The host's contact details. */
  contact: string;
  /** The host's own words about privacy, as plain text. */
  privacy: string;
  /** After how many days without a visit guests are forgotten. */
  guests_expire_days: number;
};

/** The facts about a table for a person with the link, before joining. */
export type Invitation = {
  /** The game that is played there. */
  game: string;
  /** Its rules as text. */
  ruleset: string;
  /** The status of the room, as in `RoomDocument`. */
  status: string;
  /** The number of seats. */
  seats: number;
  /** The number of free seats. */
  free: number;
  /** The host's name at the table; none if the host has no seat. */
  host: string | null;
};

/** The secret of a link; a table in the lobby needs none. */
export type Invited = {
  /** The part of the link behind the #. */
  secret?: string | null;
};

/** A question, and how far its answer is; the socket of the job sends it after each change. */
export type JobDocument = {
  /** The id to ask again by. */
  id: string;
  /** The game that it is about. */
  game: string;
  /** The kind of question. */
  what: string;
  /** The room that it is about. */
  room: string | null;
  /** The revision of the room that it is about. */
  rev: number | null;
  /** The status of the answer. */
  status: "cancelled" | "done" | "failed" | "running" | "waiting";
  /** The current step and its progress, while it is running. */
  progress: Progress | null;
  /** The answer, once it is done. */
  answer: Record<string, unknown> | null;
  /** The reason why there is no answer, in the language of the question. */
  trouble: Problem | null;
  /** When it was asked, in Unix seconds. */
  created: number;
};

/** A kind of question, with the JSON Schemas of its question and its answer. */
export type JobKind = {
  /** The game that it is about. */
  game: string;
  /** Its name, such as `hint`. */
  what: string;
  /** The subject: the view of the reader's own seat, or a document that is sent. */
  about: "document" | "view";
  /** The schema of that document; none for a question about a view. */
  asked: Record<string, unknown> | null;
  /** The schema of the answer. */
  answer: Record<string, unknown>;
};

/** Join a table by the secret of its link: sit down, or only watch. */
export type Join = {
  /** The part of the link behind the #; a table in the lobby needs none. */
  secret?: string | null;
  /** The name at this table; one's usual name if left out. */
  name?: string | null;
  /** The seat to take; the first free one if left out. */
  seat?: number | null;
  /** Text of the player's that goes into the shuffle. */
  nonce?: string;
  /** True to watch and take no seat. */
  watch?: boolean;
};

/** Join a table by the eight letters of its code, and sit down. */
export type JoinByCode = {
  /** The code, in capital or small letters. */
  code: string;
  /** The name at this table; one's usual name if left out. */
  name?: string | null;
  /** Text of the player's that goes into the shuffle. */
  nonce?: string;
};

/** A name and a passphrase to sign in with on another device. */
export type Keep = {
  /** The name to sign in with. */
  handle: string;
  /** The passphrase; the server stores only its hash. */
  passphrase: string;
  /** The host's invitation, where only invited people may open tables. */
  invitation?: string;
};

/** Remove a person from the table for good. */
export type Kick = {
  action: "kick";
  /** The seat of that person. */
  seat: number;
};

/** Leave a table. */
export type Leave = {
  /** In a running game: pause it, hand the seat over to a bot, or concede. */
  how?: "concede" | "hand_over" | "pause";
};

/** A table in the lobby. */
export type Listed = {
  /** The id of the room. */
  room: string;
  /** The game that is played there. */
  game: string;
  /** Its rules as text. */
  ruleset: string;
  /** The status of the room, as in `RoomDocument`. */
  status: string;
  /** The number of seats. */
  seats: number;
  /** The names at the seats that are taken. */
  names: string[];
  /** When the table was opened, in Unix seconds. */
  created: number;
};

/** The person who asks. */
export type Me = {
  /** The person's id, which stays the same. */
  id: string;
  /** The person's usual name at tables. */
  name: string;
  /** The language that the person reads, such as `en`. */
  language: string;
  /** The name to sign in with; none for a guest. */
  handle: string | null;
  /** True if the person has no passphrase. */
  guest: boolean;
};

/** Changes to the person who asks; what is left out stays. */
export type MeChanges = {
  /** The new usual name. */
  name?: string | null;
  /** The new language, such as `en`. */
  language?: string | null;
};

/** Stop passing on what a person says, or begin again. */
export type Mute = {
  action: "mute";
  /** The seat of that person. */
  seat: number;
  /** False passes on again what they say. */
  muted?: boolean;
};

/** A question: about the document `asked`, or about the view of `seat` in `room`. */
export type NewJob = {
  /** The game that it is about. */
  game: string;
  /** The kind of question, as `GET /api/job-kinds` lists it. */
  what: string;
  /** The document that it is about. */
  asked?: Record<string, unknown> | null;
  /** The room that it is about. */
  room?: string | null;
  /** The seat that it is about. */
  seat?: number | null;
};

/** A table to open. */
export type NewTable = {
  /** The game, as `GET /api/games` lists it. */
  game: string;
  /** The rules as text, such as "2018 lucky_or_not"; the first edition if left out. */
  ruleset?: string;
  /** The number of seats. */
  seats: number;
  /** The people who pass this device round, seat 1 first; only the host if left out. */
  people?: string[] | null;
  /** The bots on the seats after those. */
  bots?: string[];
  /** The settings of the room. */
  settings?: RoomSettings;
  /** Text of the host's that goes into the shuffle. */
  nonce?: string;
  /** True to begin the game at once: every seat must be taken. */
  start?: boolean;
};

/** A token to make, for a program that acts for the person who asks. */
export type NewToken = {
  /** A name for the token in the person's list. */
  label?: string;
  /** The scopes that the token grants: `play`, `read`. */
  scopes?: string[];
};

/** The games and languages of the server. */
export type Offered = {
  /** The games. */
  games: GameRules[];
  /** The languages, such as `en`. */
  languages: string[];
};

/** A new table and its link, which only the host learns. */
export type OpenedTable = {
  /** The room as the host may know it. */
  room: RoomDocument;
  /** The secret of the link. */
  secret: string;
  /** The link for friends. The secret is behind the #, which browsers do not send to servers. */
  link: string;
};

/** Pause the game: clocks stop, and no move is taken. Every player may. */
export type Pause = {
  action: "pause";
};

/** One result of a puzzle. */
export type Place = {
  /** The player's name. */
  name: string;
  /** The player's result. */
  score: number;
  /** True if the player had help, such as a hint: such results come last. */
  assisted: boolean;
  /** True if it is the reader's own. */
  is_you: boolean;
  /** The room for the replay: to the player at once, to all others when the day is over. */
  room: string | null;
  /** When the game ended, in Unix seconds. */
  at: number;
};

/** A person's games by one ruleset with one number of seats. */
export type Played = {
  /** The game. */
  game: string;
  /** Its rules as text. */
  ruleset: string;
  /** The number of seats at the tables. */
  seats: number;
  /** Games without help. */
  own?: Count;
  /** Games with help: a hint, or a move taken back without consent of the others. */
  assisted?: Count;
  /** Those of `own` in which all others were bots. */
  with_bots_only?: Count;
};

/** One ply of a finished game; ply 0 is the table before the first move. */
export type PlyDocument = {
  /** Its number. */
  ply: number;
  /** The round, counted from 1. */
  round: number;
  /** The turn in the round, counted from 1; 0 before the first. */
  turn: number;
  /** The seat that moved; 0 for chance, none for ply 0. */
  seat: number | null;
  /** The move in writing; none where the viewer could not know it. */
  move: string | null;
  /** The ply as each viewer saw it, by seat; 0 is a spectator. */
  seen: Record<string, PlyView>;
};

/** A ply as one viewer saw it. */
export type PlyView = {
  /** The view after the ply: a document of the game. */
  view: unknown;
  /** The events of the ply: documents of the game. */
  events: Record<string, unknown>[];
  /** The same in messages, for the reader's own language. */
  told: Message[];
  /** The count, where a round or the game ended. */
  ledger: Ledger | null;
};

/** Problem details (RFC 9457): programs compare `code`. */
export type Problem = {
  /** The address of the code, as RFC 9457 wants it. */
  type: string;
  /** The meaning of the HTTP status, in the reader's language. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** The stable code; `docs/problems.md` lists all. */
  code: string;
  /** A sentence in the reader's language, which says no more than the code and its arguments. */
  detail: string;
  /** The arguments of the code, by name. */
  arguments?: Record<string, string | number | Seat | Card | Money | Form | Row | Message>;
  /** The line of a text that was sent where it is wrong, counted from 1. */
  line?: number | null;
  /** The column where it is wrong, counted from 1. */
  column?: number | null;
};

/** The progress of an answer: its phase, its share from 0 to 1, the best score so far. */
export type Progress = {
  /** Compiling, which happens once on a machine, or searching. */
  phase: "compiling" | "searching";
  /** The share of the work that is done, from 0 to 1. */
  share: number;
  /** The best score found so far. */
  best?: number | null;
};

/** A day's puzzle: its game, what it is dealt from, and the best results. */
export type PuzzleDocument = {
  /** The day, such as `2026-11-16`. */
  day: string;
  /** The name of the puzzle. */
  puzzle: string;
  /** Its title in the reader's language. */
  title: string;
  /** The game to play. */
  game: string;
  /** Its rules as text. */
  ruleset: string;
  /** When the day is over, in Unix seconds. */
  ends: number;
  /** True once the day is over. */
  is_over: boolean;
  /** The hash of the seed, from the first minute of the day. */
  commitment: string;
  /** The seed itself, once the day is over. */
  seed: string | null;
  /** The best results, the best first. */
  places: Place[];
  /** The reader's own result. */
  mine: Place | null;
  /** The room in which the reader plays it or has played it. */
  room: string | null;
};

/** A game to play at once, against bots or alone. */
export type Quick = {
  /** The game, as `GET /api/games` lists it. */
  game: string;
  /** The rules as text; the first edition if left out. */
  ruleset?: string;
  /** The number of seats, with the player's; the usual number if left out. */
  seats?: number | null;
  /** The bot on all other seats; the one that stands in for absent people if left out. */
  bot?: string | null;
  /** The pace of bots. */
  pace?: "instant" | "normal" | "slow";
  /** The player's name at this table; their usual name if left out. */
  name?: string | null;
  /** Text of the player's that goes into the shuffle. */
  nonce?: string;
};

/** A fault of a recipe. */
export type RecipeFaultTold = {
  /** The number of the recipe. */
  recipe: number;
  /** The key of the recipe file at which it is wrong. */
  key: string;
  /** The fault in the reader's language. */
  sentence: string;
};

/** A recipe that is met: its points, 0 for one that multiplies dice. */
export type RecipeScore = {
  /** The number of the recipe. */
  recipe: number;
  /** Its name. */
  name: string;
  /** Its points. */
  points: number;
};

/** Make a new link and code; the old ones are void. */
export type RenewLink = {
  action: "renew_link";
};

/** Let a bot play for a person who is away. */
export type Replace = {
  action: "replace";
  /** The seat of that person. */
  seat: number;
};

/** A finished game: its players, its rules, its result, and what it was dealt from. */
export type ReplayDocument = {
  /** The id of the replay. */
  room: string;
  /** The game. */
  game: string;
  /** Its rules as text. */
  ruleset: string;
  /** The players' names, seat 1 first. */
  names: string[];
  /** The number of plies: moves, and answers of chance. */
  plies: number;
  /** The plies with which rounds begin. */
  rounds: number[];
  /** The plies after which a player moves, and the last one: where to stop when stepping. */
  stops: number[];
  /** The plies in which a player names a card, by the card's code. */
  named: Record<string, number[]>;
  /** The result of each seat; none for a game that was not played to its end. */
  result: number[] | null;
  /** The seats that have won. */
  winners: number[];
  /** True if a player had help: a hint, or a move taken back without the others' consent. */
  assisted: boolean;
  /** True if it was played elsewhere and its record imported here. */
  imported: boolean;
  /** The day of a daily puzzle, such as `2026-11-16`. */
  day: string | null;
  /** The name of a daily puzzle. */
  puzzle: string | null;
  /** The seeds that chance was dealt from. */
  seeds: string[];
  /** The hashes of the seeds, published before the deal. */
  commitments: string[];
  /** The players' texts that went into the shuffle. */
  nonces: string[];
  /** When the table was opened, in Unix seconds. */
  created: number;
};

/** Go on with a game that is paused. Every player may. */
export type Resume = {
  action: "resume";
};

/** The settings of a room as its host sends them and the server stores them. */
export type RoomSettings = {
  /** The time to think: no limit, 90 or 20 seconds, one, three or seven days. */
  clock?: "blitz" | "day" | "none" | "relaxed" | "three_days" | "week";
  /** The pace of bots. */
  pace?: "instant" | "normal" | "slow";
  /** True if players may write free text, not only say phrases. */
  free_text?: boolean;
  /** True if people with the link may watch. */
  spectators?: boolean;
  /** True if the table is in the lobby. */
  listed?: boolean;
};

/** A scored round. */
export type RoundScore = {
  /** The ledger of each seat. */
  seats: SeatScore[];
  /** The seats with the best result of the round. */
  round_winners: number[];
  /** True if the game ends with this round. */
  is_over: boolean;
  /** The seats that have won the game, if it ends. */
  winners: number[];
};

/** A round to be scored, seat 1 first. */
export type RoundSheet = {
  /** The rules as text. */
  ruleset?: string;
  /** The number of the round. */
  round?: number;
  /** The cards of each seat. */
  seats: SeatSheet[];
};

/** A rule of the rulebook in words. */
export type RuleTold = {
  /** Its id, such as `grass.turn.3`. */
  id: string;
  /** The rule in the reader's language. */
  sentence: string;
  /** True if the rule decides something that the printed sheets leave open. */
  is_ruling: boolean;
};

/** A heading with its sentences. */
export type RulesSection = {
  /** The heading. */
  heading: Message;
  /** The sentences. */
  lines: (Message | Row)[];
};

/** The rules of a game with a ruleset. */
export type RulesTold = {
  /** The game. */
  game: string;
  /** Its rules as text. */
  ruleset: string;
  /** The rules in short, by heading. */
  sections: RulesSection[];
  /** Empty in a game whose cards have no effects of their own. */
  cards: CardTold[];
  /** The rule behind a refusal, by the id of the refusal's message. */
  refusals: Record<string, string>;
  /** The rule behind a line of the score, by the id of its heading. */
  lines: Record<string, string>;
  /** The total that ends the game; null in a game without one. */
  target: number | null;
};

/** Give a free seat to a bot. */
export type SeatBot = {
  action: "seat_bot";
  /** The free seat. */
  seat: number;
  /** The bot, as `GET /api/games` lists it. */
  bot: string;
  /** The bot's name at the table; the server chooses one if it is left out. */
  name?: string | null;
};

/** The ledger of a seat, in dollars. */
export type SeatScore = {
  /** The value of protected Peddle. */
  protected: number;
  /** The value of unprotected Peddle. */
  at_risk: number;
  /** The gain by the Banker; its cost if below zero. */
  banker: number;
  /** The sum of the three lines before. */
  net_profit: number;
  /** The cost of Paranoia cards in hand, below zero. */
  fines: number;
  /** The cost of the best Peddle in hand, below zero. */
  best_in_hand: number;
  /** The result of the round. */
  result: number;
  /** The bonus for the best result. */
  bonus: number;
  /** The total after the round. */
  total: number;
};

/** The cards of a seat at the end of a round, by their two letters. */
export type SeatSheet = {
  /** Peddle that are not protected. */
  stash?: string[];
  /** Peddle under a Protection. */
  protected?: string[];
  /** Cards in hand. */
  hand?: string[];
  /** Dollars from the rounds before. */
  total?: number;
};

/** A record to verify or import. */
export type SentRecord = {
  /** The text of the record's file; the setting `record_bytes` limits it. */
  record: string;
};

/** A result to send to friends. */
export type Shared = {
  /** The text to send, which says nothing about the cards. */
  text: string;
};

/** Sign in on this device. */
export type SignIn = {
  /** The name to sign in with. */
  handle: string;
  /** The passphrase. */
  passphrase: string;
};

/** Begin the game; seats that are free go to bots if `fill` names one. */
export type Start = {
  action: "start";
  /** The bot for free seats; without one, the game begins only when every seat is taken. */
  fill?: string | null;
};

/** A person's finished games, counted. */
export type Statistics = {
  /** The number of games. */
  games: number;
  /** When the first one was opened, in Unix seconds. */
  first: number | null;
  /** When the last one ended, in Unix seconds. */
  last: number | null;
  /** Games in which the person played several seats: they count for nobody. */
  shared_device: number;
  /** The counts by game, ruleset and number of seats, the most played first. */
  played: Played[];
};

/** A switch of the rules, and its possible values. */
export type SwitchDocument = {
  /** Its name in the rules as text. */
  name: string;
  /** The id of the rule that it changes. */
  rule: string;
  /** A sentence about it in the reader's language. */
  about: string;
  /** Its possible values, where they can be listed. */
  values: string[] | null;
  /** Its least value, if it is a number. */
  least: number | null;
  /** Its greatest value, if it is a number. */
  most: number | null;
  /** Its possible values in the reader's language. */
  possible: string | null;
  /** Its value in each edition. */
  editions: Record<string, string>;
};

/** A token as its owner sees it: a program's, or the cookie of a device. */
export type TokenDocument = {
  /** The id to delete it by. */
  id: string;
  /** Its name in the person's list. */
  label: string;
  /** `bot` for a program, `cookie` for a device. */
  kind: string;
  /** The scopes that the token grants: `play`, `read`. */
  scopes: string[];
  /** When it was made, in Unix seconds. */
  created: number;
  /** The token itself, only in the answer to making it. */
  secret?: string | null;
};

/** The trees of a fruit in a deck: the numbers of those with one and those with two. */
export type Trees = {
  /** The fruit. */
  fruit: string;
  /** How many bear one. */
  one: number;
  /** How many bear two. */
  two: number;
};

/** The seats that have to move. */
export type Turn = {
  /** The status of the room, as in `RoomDocument`. */
  status: string;
  /** The seats; none unless the game is running. */
  waits_for: number[];
};

/** The meaning of a line that a player has typed, worked out from their view alone. */
export type TypedLine = {
  /** The legal moves that it may mean, likely ones first; an empty line means all but products. */
  moves: TypedMove[];
  /** The reason in the reader's language if there are none; empty if the line means nothing. */
  reason: string;
};

/** A legal move that a typed line may mean. */
export type TypedMove = {
  /** The move in writing, for a command. */
  move: string;
  /** The same as a message. */
  said: Message;
};

/** A game that is true: every move is legal, and chance is what the seeds say. */
export type VerifiedDocument = {
  /** The number of plies. */
  plies: number;
  /** True if it was played to its end. */
  is_over: boolean;
  /** The number of plies of chance. */
  chance: number;
  /** The number of those that were compared with the deal from the seeds. */
  dealt: number;
  /** The number of hashes, published before the deal, that match their seeds. */
  commitments: number;
  /** The same as sentences in the reader's language. */
  checked: string[];
};

/** The person whose cookie was sent, if the server knows them. */
export type Visitor = {
  /** The person; none for a visitor without a cookie. */
  me: Me | null;
};

export interface Routes {
  "GET /api/games": { body: undefined; answer: Offered };
  "GET /api/games/{game}/rules": { body: undefined; answer: RulesTold };
  "GET /api/games/{game}/rulebook": { body: undefined; answer: RuleTold[] };
  "GET /api/instance": { body: undefined; answer: Instance };
  "GET /api/visitor": { body: undefined; answer: Visitor };
  "GET /api/me": { body: undefined; answer: Me };
  "POST /api/me": { body: undefined; answer: Me };
  "PATCH /api/me": { body: MeChanges; answer: Me };
  "DELETE /api/me": { body: undefined; answer: undefined };
  "POST /api/me/passphrase": { body: Keep; answer: Me };
  "POST /api/sign-in": { body: SignIn; answer: Me };
  "POST /api/sign-out": { body: undefined; answer: undefined };
  "GET /api/me/tokens": { body: undefined; answer: TokenDocument[] };
  "POST /api/me/tokens": { body: NewToken; answer: TokenDocument };
  "DELETE /api/me/tokens/{token}": { body: undefined; answer: undefined };
  "GET /api/me/games": { body: undefined; answer: GameDocument[] };
  "GET /api/me/export": { body: undefined; answer: Export };
  "POST /api/tables": { body: NewTable; answer: OpenedTable };
  "POST /api/play": { body: Quick; answer: OpenedTable };
  "GET /api/lobby": { body: undefined; answer: Listed[] };
  "GET /api/tables/{room}": { body: undefined; answer: RoomDocument };
  "GET /api/tables/{room}/turn": { body: undefined; answer: Turn };
  "GET /api/tables/{room}/history": { body: undefined; answer: History };
  "GET /api/tables/{room}/typed": { body: undefined; answer: TypedLine };
  "POST /api/tables/{room}/invitation": { body: Invited; answer: Invitation };
  "POST /api/tables/{room}/join": { body: Join; answer: RoomDocument };
  "POST /api/join": { body: JoinByCode; answer: RoomDocument };
  "POST /api/tables/{room}/host": { body: Start | RenewLink | SeatBot | FreeSeat | Replace | Kick | Mute | Pause | Resume | HandOver | ChangeSettings | Close; answer: HostAnswer };
  "POST /api/tables/{room}/leave": { body: Leave; answer: RoomDocument };
  "POST /api/tables/{room}/rematch": { body: Again; answer: RoomDocument };
  "GET /api/replays/{room}": { body: undefined; answer: ReplayDocument };
  "GET /api/replays/{room}/plies": { body: undefined; answer: PlyDocument[] };
  "GET /api/replays/{room}/record": { body: undefined; answer: string };
  "GET /api/replays/{room}/verification": { body: undefined; answer: VerifiedDocument };
  "POST /api/records/verify": { body: SentRecord; answer: VerifiedDocument };
  "POST /api/records": { body: SentRecord; answer: ImportedRecord };
  "DELETE /api/records/{room}": { body: undefined; answer: undefined };
  "GET /api/me/statistics": { body: undefined; answer: Statistics };
  "GET /api/daily": { body: undefined; answer: PuzzleDocument[] };
  "GET /api/daily/archive": { body: undefined; answer: ArchivedDay[] };
  "GET /api/daily/{day}/{puzzle}": { body: undefined; answer: PuzzleDocument };
  "POST /api/daily/{day}/{puzzle}/play": { body: undefined; answer: RoomDocument };
  "GET /api/daily/{day}/{puzzle}/share": { body: undefined; answer: Shared };
  "POST /api/games/grass/score": { body: RoundSheet; answer: RoundScore };
  "POST /api/games/grove/score": { body: GroveSheet; answer: GrovesScore };
  "POST /api/games/grove/draw-deck": { body: DrawnDeck; answer: DrawnDeckChecked };
  "POST /api/games/grove/check-deck": { body: FileSheet; answer: CheckedDeck };
  "POST /api/games/grove/check-recipes": { body: FileSheet; answer: CheckedRecipes };
  "POST /api/games/grove/draw-recipes": { body: DrawnRecipes; answer: DrawnRecipesChecked };
  "GET /api/job-kinds": { body: undefined; answer: JobKind[] };
  "POST /api/jobs": { body: NewJob; answer: JobDocument };
  "GET /api/jobs": { body: undefined; answer: JobDocument[] };
  "GET /api/jobs/{job}": { body: undefined; answer: JobDocument };
  "DELETE /api/jobs/{job}": { body: undefined; answer: undefined };
}
