// Made by tools/generate/web.py; do not edit.

/** Play again. */
export type Again = {
  nonce?: string;
};

/** A day that is over, and its puzzles. */
export type ArchivedDay = {
  day: string;
  puzzles: string[];
};

/** A card of a game, by its code in moves; shown by its name. */
export type Card = {
  is: "card";
  /** The game of the card, for example `grass`. */
  game: string;
  /** The card as in moves: `PA`, or a number. */
  code: string;
};

/** A card that is in this deck: how often, its family, and what it does by these rules. */
export type CardTold = {
  code: string;
  count: number;
  family: Message;
  about: Row;
};

/** A seat and who has it, as everybody may know it. */
export type ChairDocument = {
  seat: number;
  name: string;
  kind: "bot" | "free" | "person";
  bot: string | null;
  stand_in: string | null;
  conceded: boolean;
  is_host: boolean;
  is_you: boolean;
  is_muted: boolean;
};

/** Decide otherwise; the clock only before the game. */
export type ChangeSettings = {
  action: "change_settings";
  settings: RoomSettings;
};

/** A playable deck. */
export type CheckedDeck = {
  /** The name, if it is a deck of the package. */
  name: string | null;
  /** Card 1 first. */
  faces: string[];
  trees: Trees[];
  corner_glades: number;
  middle_glades: number;
  /** The ruleset to open a table with. */
  ruleset: string;
};

/** A recipe in the words of its file, with its meaning in the reader's language. */
export type CheckedRecipe = {
  number: number;
  worth: number;
  name: string;
  sentence: string;
  understood: string;
};

/** A playable book of recipes. */
export type CheckedRecipes = {
  recipes: CheckedRecipe[];
  /** The ruleset to open a table with. */
  ruleset: string;
};

/** End it for all; once the game has begun, only if nobody else plays. */
export type Close = {
  action: "close";
};

/** Some games: how many, how they went, and how the results were. */
export type Count = {
  games?: number;
  /** Shared wins count. */
  won?: number;
  conceded?: number;
  best?: number | null;
  /** The sum of all results, so that the mean is `total / counted`. */
  total?: number;
  /** Games with a result of one's own: those that one has conceded have none. */
  counted?: number;
  /** Games won one after the other. */
  longest_streak?: number;
  /** The same up to the last game. */
  streak?: number;
};

/** A fault of a card, in the reader's language. */
export type DeckFault = {
  card: number;
  sentence: string;
};

/** The faces of a deck in the making, card 1 first. */
export type DrawnDeck = {
  faces: string[];
};

/** A deck in the making: its remaining faults, or its file and ruleset. */
export type DrawnDeckChecked = {
  faults: DeckFault[];
  file: string;
  checked: CheckedDeck | null;
};

/** A recipe in the making; a missing name or sentence is generated. */
export type DrawnRecipe = {
  name?: string;
  sentence?: string;
  /** The keys of a recipe file, without its number, name and sentence. */
  rules: Record<string, number | boolean | string>;
};

/** A book in the making, recipe 1 first. */
export type DrawnRecipes = {
  recipes: DrawnRecipe[];
};

/** A book in the making: its faults and its valid recipes; without faults also its file. */
export type DrawnRecipesChecked = {
  faults: RecipeFaultTold[];
  /** The recipes without faults. */
  recipes: CheckedRecipe[];
  file: string;
  /** The ruleset to open a table with. */
  ruleset: string;
};

/** Everything that is kept about somebody. */
export type Export = {
  me: Me;
  created: number;
  seen: number;
  tokens: TokenDocument[];
  games: GameDocument[];
  /** Games played elsewhere whose records I have sent in, by their addresses. */
  records: string[];
  daily: Record<string, unknown>[];
};

/** A file as it was written. */
export type FileSheet = {
  text: string;
};

/** The form of a sentence; texts select by it and never show it. */
export type Form = {
  is: "form";
  /** The word that a text selects by. */
  form: string;
};

/** Take a seat from a bot or a person, before the game. */
export type FreeSeat = {
  action: "free_seat";
  seat: number;
};

/** One of somebody's games in a list. */
export type GameDocument = {
  room: string;
  game: string;
  ruleset: string;
  status: string;
  names: string[];
  mine: number[];
  result: number[] | null;
  winners: number[];
  assisted: boolean;
  created: number;
  changed: number;
};

/** A game as the dialogue for a new table needs it. */
export type GameRules = {
  game: string;
  name: string;
  fewest: number;
  most: number;
  editions: string[];
  switches: SwitchDocument[];
  bots: string[];
};

/** The score of one grove. */
export type GroveScore = {
  /** The sum of dice and barrow on trees, for each fruit. */
  fruits: Record<string, number>;
  dice: number;
  multiplied: number;
  recipes: RecipeScore[];
  bonus: number;
  /** The cost of the squirrel, negative. */
  squirrel: number;
  total: number;
  /** Between equal harvests, the one with more dice wins. */
  dice_used: number;
  /** In the reader's language. */
  title: string;
};

/** One or more groves as a picture in letters; `recipes 3 4` above it adds two recipes. */
export type GroveSheet = {
  picture: string;
  /** The ruleset of the recipes. */
  ruleset?: string;
};

/** All groves of a picture, seat 1 first. */
export type GrovesScore = {
  groves: GroveScore[];
  /** The target of the recipes. */
  target: number | null;
  /** The winners among several; of a single player, the seat if it reached the target. */
  winners: number[];
};

/** Make somebody else the host. */
export type HandOver = {
  action: "hand_over";
  seat: number;
};

/** What was told to a seat, or to a spectator, the newest last. */
export type History = {
  rev: number;
  told: Message[];
  /** The count of a game that is over. */
  ledger: Ledger | null;
};

/** What came of the host's wish; a new link where one was wanted. */
export type HostAnswer = {
  room: RoomDocument;
  secret: string | null;
  link: string | null;
};

/** A game that is in the archive now, and what was found true of it. */
export type ImportedRecord = {
  room: string;
  link: string;
  verified: VerifiedDocument;
};

/** What visitors should know before they play. */
export type Instance = {
  version: string;
  /** What the host tells everybody; empty if nothing. */
  announcement: string;
  /** No new tables are opened: the server will be restarted. */
  is_draining: boolean;
  /** Nothing can be stored now: the disk is full, or the database is gone. */
  is_read_only: boolean;
  is_invite_only: boolean;
  /** How to reach the host. */
  contact: string;
  /** The host's own words about privacy, as plain text. */
  privacy: string;
  /** After how many days without a visit guests are forgotten. */
  guests_expire_days: number;
};

/** What somebody with a link may know before they come in. */
export type Invitation = {
  game: string;
  ruleset: string;
  status: string;
  seats: number;
  /** Seats that nobody has taken. */
  free: number;
  /** What the host is called at the table, if they sit there. */
  host: string | null;
};

/** The secret of a link; a table that everybody may find needs none. */
export type Invited = {
  secret?: string | null;
};

/** A question and how far its answer is; `rev` is the table's revision that it is about. */
export type JobDocument = {
  id: string;
  game: string;
  what: string;
  room: string | null;
  rev: number | null;
  status: "cancelled" | "done" | "failed" | "running" | "waiting";
  progress: Progress | null;
  answer: Record<string, unknown> | null;
  trouble: Problem | null;
  created: number;
};

/** Something that can be asked: the schema of the question, if it has one, and of its answer. */
export type JobKind = {
  game: string;
  what: string;
  /** Whether it is asked about the view of one's own seat, or about what is sent. */
  about: "document" | "view";
  asked: Record<string, unknown> | null;
  answer: Record<string, unknown>;
};

/** Come in by the link's secret; sit down, or only watch. */
export type Join = {
  secret?: string | null;
  name?: string | null;
  seat?: number | null;
  nonce?: string;
  watch?: boolean;
};

/** Come in by the eight letters. */
export type JoinByCode = {
  code: string;
  name?: string | null;
  nonce?: string;
};

/** What to sign in with on another device. */
export type Keep = {
  handle: string;
  passphrase: string;
  /** From the host of the server, where only the invited may open tables. */
  invitation?: string;
};

/** Send somebody away for good. */
export type Kick = {
  action: "kick";
  seat: number;
};

/** How to leave a game that goes on. */
export type Leave = {
  how?: "concede" | "hand_over" | "pause";
};

/** A table of figures: a column for each seat, a row for each line. */
export type Ledger = {
  seats: number[];
  rows: LedgerRow[];
};

/** A line of a ledger: its heading, and a figure for each seat: a sum, or points. */
export type LedgerRow = {
  heading: Message;
  figures: (number | Money)[];
  adds_up?: boolean;
};

/** A table in the lobby. */
export type Listed = {
  room: string;
  game: string;
  ruleset: string;
  status: string;
  seats: number;
  names: string[];
  created: number;
};

/** Who somebody is, told to themselves. */
export type Me = {
  id: string;
  name: string;
  language: string;
  handle: string | null;
  guest: boolean;
};

/** What to change; what is left out stays. */
export type MeChanges = {
  name?: string | null;
  language?: string | null;
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

/** Pass on nothing that somebody says, or again everything. */
export type Mute = {
  action: "mute";
  seat: number;
  muted?: boolean;
};

/** A question; `asked` is its document, or `room` and `seat` say whose view it is about. */
export type NewJob = {
  game: string;
  what: string;
  asked?: Record<string, unknown> | null;
  room?: string | null;
  seat?: number | null;
};

/** A table to be opened. */
export type NewTable = {
  game: string;
  /** As text: "2018 lucky_or_not"; the first edition, if nothing is said. */
  ruleset?: string;
  seats: number;
  /** Who plays at this device, passing it round; only the host by name, if nothing is said. */
  people?: string[] | null;
  /** Bots for the seats after those. */
  bots?: string[];
  settings?: RoomSettings;
  nonce?: string;
  /** Begin at once: every seat must be taken. */
  start?: boolean;
};

/** A token for a program of one's own. */
export type NewToken = {
  label?: string;
  scopes?: string[];
};

/** What can be played here, and in which languages. */
export type Offered = {
  games: GameRules[];
  languages: string[];
};

/** A table and the secret of its link, which only the host is told. */
export type OpenedTable = {
  room: RoomDocument;
  secret: string;
  /** To be given to friends: the secret stands behind the #, and reaches no server by itself. */
  link: string;
};

/** Stop the clocks. */
export type Pause = {
  action: "pause";
};

/** One of the results of a puzzle. */
export type Place = {
  name: string;
  score: number;
  /** With moves taken back, or with a bot's help: these come last. */
  assisted: boolean;
  is_you: boolean;
  /** For the replay, once the day is over, and for oneself. */
  room: string | null;
  at: number;
};

/** Somebody's games by one ruleset, with this many seats. */
export type Played = {
  game: string;
  ruleset: string;
  seats: number;
  own?: Count;
  assisted?: Count;
  /** Those of `own` in which all others were bots. */
  with_bots_only?: Count;
};

/** One ply of a finished game. `seat` is 0 for nature; ply 0 is the table before the first. */
export type PlyDocument = {
  ply: number;
  round: number;
  turn: number;
  seat: number | null;
  /** As it is written; none where the viewer could not know it. */
  move: string | null;
  /** By seat, 0 for a spectator. */
  seen: Record<string, Seen>;
};

/** Problem details: what programs compare is `code`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  arguments?: Record<string, string | number | Seat | Card | Money | Form | Row | Message>;
  /** Where a text that was sent is wrong, counted from 1. */
  line?: number | null;
  column?: number | null;
};

/** How far it is: what is being done, its share from 0 to 1, the best score found so far. */
export type Progress = {
  phase: "compiling" | "searching";
  share: number;
  best?: number | null;
};

/** A day's puzzle: what it is, what it is dealt from, and who did best. */
export type PuzzleDocument = {
  day: string;
  puzzle: string;
  /** In the reader's language. */
  title: string;
  game: string;
  ruleset: string;
  /** When the day is over, in Unix seconds. */
  ends: number;
  is_over: boolean;
  /** The hash of the seed, from the first minute of the day. */
  commitment: string;
  /** The seed itself, once the day is over. */
  seed: string | null;
  /** The best first. */
  places: Place[];
  mine: Place | null;
  /** Where I play it, or have played it. */
  room: string | null;
};

/** A game at once: against bots, or alone. */
export type Quick = {
  game: string;
  ruleset?: string;
  seats?: number | null;
  bot?: string | null;
  pace?: "instant" | "normal" | "slow";
  name?: string | null;
  nonce?: string;
};

/** A fault of a recipe and its key, in the reader's language. */
export type RecipeFaultTold = {
  recipe: number;
  key: string;
  sentence: string;
};

/** A recipe that is met: its points, 0 for one that multiplies dice. */
export type RecipeScore = {
  recipe: number;
  name: string;
  points: number;
};

/** Make a new link and code; the old ones are void. */
export type RenewLink = {
  action: "renew_link";
};

/** Let a bot play for somebody who is away. */
export type Replace = {
  action: "replace";
  seat: number;
};

/** A finished game: who played, by which rules, and how it ended. */
export type ReplayDocument = {
  room: string;
  game: string;
  ruleset: string;
  names: string[];
  plies: number;
  /** The plies with which rounds begin. */
  rounds: number[];
  /** None for a game that was not played to its end. */
  result: number[] | null;
  winners: number[];
  assisted: boolean;
  imported: boolean;
  day: string | null;
  puzzle: string | null;
  seeds: string[];
  commitments: string[];
  nonces: string[];
  created: number;
};

/** Go on. */
export type Resume = {
  action: "resume";
};

/** A room as one person may know it; nothing of the game. */
export type RoomDocument = {
  type: "room";
  id: string;
  rev: number;
  game: string;
  ruleset: string;
  status: "closed" | "lobby" | "over" | "paused" | "playing";
  settings: RoomSettings;
  chairs: ChairDocument[];
  is_host: boolean;
  /** To join by, for those who are in already. */
  code: string | null;
  commitments: string[];
  nonces: string[];
  /** Once the game is over. */
  seeds: string[];
  undo: UndoDocument | null;
  /** The seats that have answered the open offer ahead. */
  answered: number[];
  assisted: boolean;
  result: number[] | null;
  winners: number[];
  closed_why: string | null;
  day: string | null;
  puzzle: string | null;
  follows: string | null;
  followed_by: string | null;
  created: number;
  changed: number;
};

/** What the host decides about a room, beside the rules of the game. */
export type RoomSettings = {
  clock?: "blitz" | "day" | "none" | "relaxed" | "three_days" | "week";
  /** How fast bots play. */
  pace?: "instant" | "normal" | "slow";
  /** Whether people may write what they like, and not only say phrases. */
  free_text?: boolean;
  /** Whether those with the link may watch. */
  spectators?: boolean;
  /** Whether everybody finds the room in the lobby. */
  listed?: boolean;
};

/** A scored round. */
export type RoundScore = {
  seats: SeatScore[];
  round_winners: number[];
  /** True if the game ends with this round. */
  is_over: boolean;
  winners: number[];
};

/** A round to be scored, seat 1 first. */
export type RoundSheet = {
  ruleset?: string;
  round?: number;
  seats: SeatSheet[];
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

/** A rule as somebody reads it who looks it up. */
export type RuleTold = {
  id: string;
  sentence: string;
  /** Whether the printed sheets leave something open that was decided here. */
  is_ruling: boolean;
};

/** A heading, and the sentences under it. */
export type RulesSection = {
  heading: Message;
  lines: (Message | Row)[];
};

/** The rules of a game as a table plays them. */
export type RulesTold = {
  game: string;
  ruleset: string;
  sections: RulesSection[];
  /** None where the cards have no effects of their own. */
  cards: CardTold[];
  /** The rule behind a refusal, by the message that says it. */
  refusals: Record<string, string>;
  /** The rule behind a line of the count, by its heading. */
  lines: Record<string, string>;
  /** The total that ends the game, where one does. */
  target: number | null;
};

/** A seat, shown by the name of its player. */
export type Seat = {
  is: "seat";
  /** The number of the seat. */
  seat: number;
};

/** Give a free seat to a bot. */
export type SeatBot = {
  action: "seat_bot";
  seat: number;
  bot: string;
  name?: string | null;
};

/** The ledger of a seat, in dollars. */
export type SeatScore = {
  protected: number;
  at_risk: number;
  banker: number;
  net_profit: number;
  fines: number;
  best_in_hand: number;
  result: number;
  bonus: number;
  total: number;
};

/** The cards of a seat at the end of a round, by their two letters. */
export type SeatSheet = {
  /** Peddle that are not protected. */
  stash?: string[];
  /** Peddle under a Protection. */
  protected?: string[];
  hand?: string[];
  /** Dollars from the rounds before. */
  total?: number;
};

/** What one viewer saw: the view after a ply, and what happened in it. */
export type Seen = {
  view: unknown;
  events: Record<string, unknown>[];
  /** The same in messages, for the reader's own language. */
  told: Message[];
  ledger: Ledger | null;
};

/** A record as in its file; the setting `record_bytes` says how long it may be. */
export type SentRecord = {
  record: string;
};

/** How a puzzle went, to be sent to friends: it tells nothing about the cards. */
export type Shared = {
  text: string;
};

/** What somebody signs in with. */
export type SignIn = {
  handle: string;
  passphrase: string;
};

/** Begin the game; seats that are free go to bots if `fill` names one. */
export type Start = {
  action: "start";
  fill?: string | null;
};

/** What somebody has played. */
export type Statistics = {
  games: number;
  first: number | null;
  /** When the first game was opened and the last one ended, in Unix seconds. */
  last: number | null;
  /** Games where one person played several seats: they count for nobody. */
  shared_device: number;
  /** The most played first. */
  played: Played[];
};

/** A switch of the rules: what it is about, and what it may be where that can be listed. */
export type SwitchDocument = {
  name: string;
  rule: string;
  about: string;
  values: string[] | null;
  least: number | null;
  most: number | null;
  possible: string | null;
  /** What each edition says. */
  editions: Record<string, string>;
};

/** A token as its owner sees it; the secret is shown once, when it is made. */
export type TokenDocument = {
  id: string;
  label: string;
  kind: string;
  scopes: string[];
  created: number;
  secret?: string | null;
};

/** The trees of a fruit in a deck: the numbers of those with one and those with two. */
export type Trees = {
  fruit: string;
  one: number;
  two: number;
};

/** Which seats have to move; none in a game that does not go on. */
export type Turn = {
  status: string;
  waits_for: number[];
};

/** Who wants to take a move back, and which seats have yet to agree. */
export type UndoDocument = {
  seat: number;
  waits_for: number[];
};

/** A game that is true: every move is legal, and chance is what the seeds say. */
export type VerifiedDocument = {
  plies: number;
  is_over: boolean;
  /** Plies of nature. */
  chance: number;
  /** How many of them were compared with what the seeds deal. */
  dealt: number;
  /** Hashes, published before the deal, that their seeds have. */
  commitments: number;
  /** The same in the reader's language. */
  checked: string[];
};

/** Who has come: somebody known here, or nobody yet. */
export type Visitor = {
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
  "POST /api/tables/{room}/invitation": { body: Invited; answer: Invitation };
  "POST /api/tables/{room}/join": { body: Join; answer: RoomDocument };
  "POST /api/join": { body: JoinByCode; answer: RoomDocument };
  "POST /api/tables/{room}/host": { body: Start | RenewLink | SeatBot | FreeSeat | Replace | Kick | Mute | Pause | Resume | HandOver | ChangeSettings | Close; answer: HostAnswer };
  "POST /api/tables/{room}/leave": { body: Leave; answer: RoomDocument };
  "POST /api/tables/{room}/rematch": { body: Again; answer: RoomDocument };
  "GET /api/replays/{room}": { body: undefined; answer: ReplayDocument };
  "GET /api/replays/{room}/plies": { body: undefined; answer: PlyDocument[] };
  "GET /api/replays/{room}/record": { body: undefined; answer: undefined };
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
