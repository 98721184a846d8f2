// Made by tools/generate/web.py; do not edit.

/** A command is done, and on disk; the room is now at this revision. */
export type Ack = {
  type: "ack";
  id: string;
  rev: number;
};

/** What would come of the moves asked about, by their tokens. */
export type Answer = {
  type: "answer";
  id: string;
  rev: number;
  seat: number;
  moves: Record<string, unknown>;
  /** How many legal moves there are beyond these. */
  left_out: number;
};

/** What would come of a move, or of every legal one. */
export type Ask = {
  type: "ask";
  id: string;
  rev: number;
  seat: number;
  move?: string | null;
  all?: boolean;
};

/** A card of a game, by the code that moves are written with: shown by its name. */
export type Card = {
  is: "card";
  /** Whose card it is, as `grass`. */
  game: string;
  /** The card as in moves: `PA`, or a number. */
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

/** When the server decides for a seat that is asked, and what is left in its bank. */
export type ClockDocument = {
  seat: number;
  deadline: number;
  bank: number;
};

/** Take the own seats back from the bot that stood in. */
export type ComeBack = {
  type: "come_back";
  id: string;
};

/** A seat moves; `rev` is that of the view it has seen. Sent again, it is not done again. */
export type Command = {
  type: "cmd";
  id: string;
  rev: number;
  seat: number;
  move: string;
};

/** Yes or no to somebody's wish to take a move back; with a `rev`, to what was asked by then. */
export type Consent = {
  type: "consent";
  id: string;
  yes: boolean;
  rev?: number | null;
};

/** Which form a sentence takes; texts select by it and never show it. */
export type Form = {
  is: "form";
  /** What a text selects by. */
  form: string;
};

export type FromClient = Command | Ask | UndoWanted | Consent | Withdraw | LetStandIn | ComeBack | GiveNonce | Talk | Hurry | Sync | Ping;

export type FromServer = Hello | RoomDocument | View | Answer | Ack | Reject | Presence | Note | Talked | Pong;

/** Mix something into the shuffle, before the game begins and after its hashes are known. */
export type GiveNonce = {
  type: "nonce";
  id: string;
  nonce: string;
};

/** The first message: which protocol, which room, and which seats are the reader's. */
export type Hello = {
  type: "hello";
  proto: number;
  room: string;
  rev: number;
  seats: number[];
  server_time: number;
};

/** Let bots play without their pauses until somebody is asked; only who plays alone may. */
export type Hurry = {
  type: "hurry";
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

/** Whether a bot shall play for a seat whose person is away, or all keep waiting. */
export type LetStandIn = {
  type: "stand_in";
  id: string;
  seat: number;
  yes: boolean;
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

/** Something that people should know, by its code. */
export type Note = {
  type: "note";
  code: string;
  seat: number | null;
  message: Message;
};

/** Somebody is there. */
export type Ping = {
  type: "ping";
  n?: number;
};

/** The server is there. */
export type Pong = {
  type: "pong";
  n: number;
};

/** Who is there, by seat: `here`, `silent`, `gone`; and how many watch. */
export type Presence = {
  type: "presence";
  seats: Record<string, "gone" | "here" | "silent">;
  spectators: number;
};

/** A command is refused, and nothing was changed. */
export type Reject = {
  type: "reject";
  id: string | null;
  code: string;
  rev: number;
  message: Message;
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

/** Send everything again, with the last events after the revision that the client has seen. */
export type Sync = {
  type: "sync";
  rev?: number;
};

/** Say a phrase, with cards in it, or something of one's own where the host allows it. */
export type Talk = {
  type: "talk";
  phrase?: string | null;
  text?: string | null;
  cards?: string[];
  /** For which seat, when a person has several. */
  seat?: number | null;
};

/** Somebody who plays has said something. */
export type Talked = {
  type: "talked";
  seat: number;
  name: string;
  phrase: string | null;
  text: string | null;
  cards: string[];
  /** The phrase, for the reader's own language. */
  message: Message | null;
  at: number;
};

/** Who wants to take a move back, and which seats have yet to agree. */
export type UndoDocument = {
  seat: number;
  waits_for: number[];
};

/** Take the last move of a seat back. */
export type UndoWanted = {
  type: "undo";
  id: string;
  rev: number;
  seat: number;
};

/** The game as a seat, or a spectator (0), sees it now, and what happened since the last one. */
export type View = {
  type: "view";
  rev: number;
  seat: number;
  view: unknown;
  events: unknown[];
  /** The same as sentences, to be said in the reader's language. */
  told: Message[];
  /** The count, where a round or the game has ended. */
  ledger: Ledger | null;
  ahead: unknown | null;
  /** What the seat has answered ahead. */
  held: string | null;
  clocks: ClockDocument[];
};

/** Take the open offer back. */
export type Withdraw = {
  type: "withdraw";
  id: string;
  rev: number;
  seat: number;
};
