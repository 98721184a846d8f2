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

/** A card of a game, by the code that moves are written with: shown by its name. */
export type Card = {
  is: "card";
  /** Whose card it is, as `grass`. */
  game: string;
  /** The card as in moves: `PA`, or a number. */
  code: string;
};

/** A card of the deck: its number, its family, and its effect by these rules. */
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

/** A deck that can be played with. */
export type CheckedDeck = {
  /** If it is one that is here already. */
  name: string | null;
  /** Card 1 first. */
  faces: string[];
  trees: Trees[];
  corner_glades: number;
  middle_glades: number;
  /** What to open a table with. */
  ruleset: string;
};

/** A recipe in the words of its file, and how it is understood, in the reader's language. */
export type CheckedRecipe = {
  number: number;
  worth: number;
  name: string;
  sentence: string;
  understood: string;
};

/** A book of recipes that can be played with. */
export type CheckedRecipes = {
  recipes: CheckedRecipe[];
  /** What to open a table with. */
  ruleset: string;
};

/** End it for all; once the game has begun, only if nobody else plays. */
export type Close = {
  action: "close";
};

/** The number of some games, and their results. */
export type Count = {
  games?: number;
  /** Shared wins count. */
  won?: number;
  conceded?: number;
  best?: number | null;
  /** The sum of all results, so that the mean is `total / counted`. */
  total?: number;
  /** Games with a result: those that the person conceded have none. */
  counted?: number;
  /** The longest series of games won in a row. */
  longest_streak?: number;
  /** The current series of games won in a row. */
  streak?: number;
};

/** What is wrong with a card, in the reader's language. */
export type DeckFault = {
  card: number;
  sentence: string;
};

/** The faces of a deck that somebody is drawing, card 1 first. */
export type DrawnDeck = {
  faces: string[];
};

/** A deck as far as it is drawn: what is still wrong, or its file and what to play it by. */
export type DrawnDeckChecked = {
  faults: DeckFault[];
  file: string;
  checked: CheckedDeck | null;
};

/** A recipe as far as it is put together; a name or a sentence that is missing is made. */
export type DrawnRecipe = {
  name?: string;
  sentence?: string;
  /** The keys of a recipe file, but for its number and its words. */
  rules: Record<string, number | boolean | string>;
};

/** A book that somebody is putting together, recipe 1 first. */
export type DrawnRecipes = {
  recipes: DrawnRecipe[];
};

/** A book as far as it goes: what is wrong, what is understood; without faults its file. */
export type DrawnRecipesChecked = {
  faults: RecipeFaultTold[];
  /** Those with which nothing is wrong. */
  recipes: CheckedRecipe[];
  file: string;
  /** What to open a table with. */
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

/** Which form a sentence takes; texts select by it and never show it. */
export type Form = {
  is: "form";
  /** What a text selects by. */
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

/** One grove, counted. */
export type GroveScore = {
  /** What dice and barrow on trees show, for each fruit. */
  fruits: Record<string, number>;
  dice: number;
  multiplied: number;
  recipes: RecipeScore[];
  bonus: number;
  /** What the squirrel costs, below zero. */
  squirrel: number;
  total: number;
  /** Of equal harvests, the one with more dice wins. */
  dice_used: number;
  /** In the reader's language. */
  title: string;
};

/** A grove, or several, as a picture in letters; `recipes 3 4` above it counts two recipes. */
export type GroveSheet = {
  picture: string;
  /** Whose recipes are meant. */
  ruleset?: string;
};

/** All groves of a picture, seat 1 first. */
export type GrovesScore = {
  groves: GroveScore[];
  /** What the recipes want. */
  target: number | null;
  /** Of several; alone, who has reached the target. */
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

/** A line of a ledger: its heading, and a figure for each seat, as money or points. */
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

/** A person's games by one ruleset, with this many seats. */
export type Played = {
  game: string;
  ruleset: string;
  seats: number;
  own?: Count;
  assisted?: Count;
  /** Those of `own` in which all others were bots. */
  with_bots_only?: Count;
};

/** A ply of a finished game. `seat` is 0 for nature; ply 0 is the table before the first. */
export type PlyDocument = {
  ply: number;
  round: number;
  turn: number;
  seat: number | null;
  /** The move in notation; null where the viewer could not know it. */
  move: string | null;
  /** By seat, 0 for a spectator. */
  seen: Record<string, PlyView>;
};

/** A ply as one viewer saw it: the view after it, and the events in it. */
export type PlyView = {
  view: unknown;
  events: Record<string, unknown>[];
  /** The events as messages, for the reader's own language. */
  told: Message[];
  ledger: Ledger | null;
};

/** Problem details. Programs should compare `code`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  arguments?: Record<string, string | number | Seat | Card | Money | Form | Row | Message>;
  /** The position of the error in a text that was sent, counted from 1. */
  line?: number | null;
  column?: number | null;
};

/** The progress of an answer: its phase, its share from 0 to 1, the best score so far. */
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

/** What is wrong with a recipe, and at which key, in the reader's language. */
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

/** A round, counted. */
export type RoundScore = {
  seats: SeatScore[];
  round_winners: number[];
  /** Whether the game ends with this round. */
  is_over: boolean;
  winners: number[];
};

/** A round to be counted, seat 1 first. */
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
  /** Whether equal ones are said once. */
  counted?: boolean;
  /** Which texts join them. */
  join?: string;
};

/** A rule of the rulebook in words. */
export type RuleTold = {
  id: string;
  sentence: string;
  /** True if the rule decides something that the printed sheets leave open. */
  is_ruling: boolean;
};

/** A heading with its sentences. */
export type RulesSection = {
  heading: Message;
  lines: (Message | Row)[];
};

/** The rules of a game with a ruleset. */
export type RulesTold = {
  game: string;
  ruleset: string;
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

/** Who sits somewhere: shown by name. */
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

/** What a seat has at the end of a round; cards by their two letters. */
export type SeatSheet = {
  /** Peddle that are not protected. */
  stash?: string[];
  /** Peddle under a Protection. */
  protected?: string[];
  hand?: string[];
  /** Dollars from the rounds before. */
  total?: number;
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

/** A person's statistics. */
export type Statistics = {
  games: number;
  first: number | null;
  /** The Unix times at which the first game was opened and the last one ended. */
  last: number | null;
  /** Games where one person played several seats: they are counted nowhere else. */
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

/** The trees of a fruit in a deck: those that bear one, and those that bear two. */
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
