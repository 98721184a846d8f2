// Made by scripts/make_web.py; do not edit.

/** Play again. */
export type Again = {
  nonce?: string;
};

/** A card of a game, by the code that moves are written with: shown by its name. */
export type Card = {
  is: "card";
  game: string;
  code: string;
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

/** End it for all; once the game has begun, only if nobody else plays. */
export type Close = {
  action: "close";
};

/** Everything that is kept about somebody. */
export type Export = {
  me: Me;
  created: number;
  seen: number;
  tokens: TokenDocument[];
  games: GameDocument[];
  daily: Record<string, unknown>[];
};

/** Which form a sentence takes; texts select by it and never show it. */
export type Form = {
  is: "form";
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

/** Make somebody else the host. */
export type HandOver = {
  action: "hand_over";
  seat: number;
};

/** What came of the host's wish; a new link where one was wanted. */
export type HostAnswer = {
  room: RoomDocument;
  secret: string | null;
  link: string | null;
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
  id: string;
  arguments?: Record<string, string | number | Seat | Card | Money | Form | Row | Message>;
};

/** A sum in dollars, which may be below zero. */
export type Money = {
  is: "money";
  dollars: number;
};

/** Pass on nothing that somebody says, or again everything. */
export type Mute = {
  action: "mute";
  seat: number;
  muted?: boolean;
};

/** A table to be opened. */
export type NewTable = {
  game: string;
  ruleset?: string;
  seats: number;
  people?: string[] | null;
  bots?: string[];
  settings?: RoomSettings;
  nonce?: string;
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
  link: string;
};

/** Stop the clocks. */
export type Pause = {
  action: "pause";
};

/** Problem details: what programs compare is `code`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  arguments?: Record<string, string | number | Seat | Card | Money | Form | Row | Message>;
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

/** Make a new link and code; the old ones are void. */
export type RenewLink = {
  action: "renew_link";
};

/** Let a bot play for somebody who is away. */
export type Replace = {
  action: "replace";
  seat: number;
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
  code: string | null;
  commitments: string[];
  nonces: string[];
  seeds: string[];
  undo: UndoDocument | null;
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
  pace?: "instant" | "normal" | "slow";
  free_text?: boolean;
  spectators?: boolean;
  listed?: boolean;
};

/** Several things in a row: "a, b and c". With `counted`, equal ones once: "2 × a and b". */
export type Row = {
  is: "row";
  items: (string | number | Seat | Card | Money | Form | Row | Message)[];
  counted?: boolean;
  join?: string;
};

/** Who sits somewhere: shown by name. */
export type Seat = {
  is: "seat";
  seat: number;
};

/** Give a free seat to a bot. */
export type SeatBot = {
  action: "seat_bot";
  seat: number;
  bot: string;
  name?: string | null;
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

/** A switch of the rules: what it is about, and what it may be where that can be listed. */
export type SwitchDocument = {
  name: string;
  rule: string;
  about: string;
  values: string[] | null;
  least: number | null;
  most: number | null;
  possible: string | null;
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

/** Who wants to take a move back, and which seats have yet to agree. */
export type UndoDocument = {
  seat: number;
  waits_for: number[];
};

export interface Routes {
  "GET /api/games": { body: undefined; answer: Offered };
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
  "POST /api/tables/{room}/join": { body: Join; answer: RoomDocument };
  "POST /api/join": { body: JoinByCode; answer: RoomDocument };
  "POST /api/tables/{room}/host": { body: Start | SeatBot | FreeSeat | Replace | Kick | Mute | RenewLink | Pause | Resume | HandOver | ChangeSettings | Close; answer: HostAnswer };
  "POST /api/tables/{room}/leave": { body: Leave; answer: RoomDocument };
  "POST /api/tables/{room}/rematch": { body: Again; answer: RoomDocument };
}
