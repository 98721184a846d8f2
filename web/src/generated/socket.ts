// Made by tools/generate/web.py; do not edit.

/** A command is done and on disk. */
export type Ack = {
  type: "ack";
  /** The id of the command. */
  id: string;
  /** The revision of the room after it. */
  rev: number;
};

/** The answer to `ask`: the consequences of moves. */
export type Answer = {
  type: "answer";
  /** The id of the question. */
  id: string;
  /** The revision of the room. */
  rev: number;
  /** The seat that would move. */
  seat: number;
  /** By each move in writing, an explanation: a document of the game. */
  moves: Record<string, unknown>;
  /** How many legal moves there are beyond these. */
  left_out: number;
};

/** Ask for the consequences of a move, or of all legal moves; `answer` follows. */
export type Ask = {
  type: "ask";
  /** An id of the client's own, which the answer repeats. */
  id: string;
  /** The revision of the view that the player has seen. */
  rev: number;
  /** The seat that would move. */
  seat: number;
  /** The move in writing. */
  move?: string | null;
  /** Whether to explain all legal moves instead. */
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

/** A seat and its player, as everybody may know them. */
export type ChairDocument = {
  /** The number of the seat, from 1. */
  seat: number;
  /** The player's name; empty if the seat is free. */
  name: string;
  /** Whether the seat is free, a person's or a bot's. */
  kind: "bot" | "free" | "person";
  /** The bot that has the seat. */
  bot: string | null;
  /** The bot that plays for a person who is away. */
  stand_in: string | null;
  /** Whether the person has conceded. */
  conceded: boolean;
  /** Whether the host sits here. */
  is_host: boolean;
  /** Whether the reader sits here. */
  is_you: boolean;
  /** Whether the host has muted the person. */
  is_muted: boolean;
};

/** The clock of a seat that is asked. */
export type ClockDocument = {
  /** The seat. */
  seat: number;
  /** When the server decides for the seat, in Unix seconds. */
  deadline: number;
  /** The seconds that are left in its bank. */
  bank: number;
};

/** Take one's own seats back from the bot that stood in. */
export type ComeBack = {
  type: "come_back";
  /** An id of the client's own, new for each command. */
  id: string;
};

/** Make a move. A command with an `id` that was done already is not done again. */
export type Command = {
  type: "cmd";
  /** An id of the client's own, new for each command. */
  id: string;
  /** The revision of the view that the player has seen. */
  rev: number;
  /** The seat that moves. */
  seat: number;
  /** The move in writing, as `view.own.legal` lists it. */
  move: string;
};

/** Agree or refuse that another player takes back a move. */
export type Consent = {
  type: "consent";
  /** An id of the client's own, new for each command. */
  id: string;
  /** Whether to agree. */
  yes: boolean;
  /** A revision that the player has seen: a request made after it is not answered. */
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

/** Add text to the shuffle, after the hashes of its seeds are known and before the game. */
export type GiveNonce = {
  type: "nonce";
  /** An id of the client's own, new for each command. */
  id: string;
  /** The text: letters and digits. */
  nonce: string;
};

/** The first message on a socket. */
export type Hello = {
  type: "hello";
  /** The version of the protocol. */
  proto: number;
  /** The id of the room. */
  room: string;
  /** The revision of the room, which grows with each change. */
  rev: number;
  /** The reader's own seats; none for a spectator. */
  seats: number[];
  /** The server's clock, in Unix seconds. */
  server_time: number;
};

/** Let bots play without pauses until a person is asked; only a person who plays alone may. */
export type Hurry = {
  type: "hurry";
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

/** Vote whether a bot plays for a player who is away, or all wait. */
export type LetStandIn = {
  type: "stand_in";
  /** An id of the client's own, new for each command. */
  id: string;
  /** The seat of the player who is away. */
  seat: number;
  /** Whether a bot plays. */
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

/** News for everybody at the table, such as an offer that was withdrawn. */
export type Note = {
  type: "note";
  /** The stable code of the news. */
  code: string;
  /** The seat that it is about. */
  seat: number | null;
  /** The news, for the reader's own language. */
  message: Message;
};

/** Say that the client is still there; `pong` follows. */
export type Ping = {
  type: "ping";
  /** A number, which the answer repeats. */
  n?: number;
};

/** The answer to `ping`. */
export type Pong = {
  type: "pong";
  /** The number of the ping. */
  n: number;
};

/** Which players are connected, and how many people watch. */
export type Presence = {
  type: "presence";
  /** By seat: `here`, `silent` for some seconds, or `gone`. */
  seats: Record<string, "gone" | "here" | "silent">;
  /** How many people watch. */
  spectators: number;
};

/** A message is refused, and nothing has changed. */
export type Reject = {
  type: "reject";
  /** The id of the command; none for a message without one. */
  id: string | null;
  /** The stable code; `docs/problems.md` lists all. */
  code: string;
  /** The revision of the room. */
  rev: number;
  /** The reason, for the reader's own language. */
  message: Message;
};

/** A room as one person may know it: seats, settings and status, nothing of the game. */
export type RoomDocument = {
  type: "room";
  /** The id of the room. */
  id: string;
  /** The revision of the room, which grows with each change. */
  rev: number;
  /** The game that is played there. */
  game: string;
  /** Its rules as text. */
  ruleset: string;
  /** `lobby` before the game, `over` after it; `closed` for a table that ended early. */
  status: "closed" | "lobby" | "over" | "paused" | "playing";
  /** The settings of the room. */
  settings: SettingsDocument;
  /** The seats, seat 1 first. */
  chairs: ChairDocument[];
  /** Whether the reader is the host. */
  is_host: boolean;
  /** The code to join by, for people who are in already. */
  code: string | null;
  /** The hashes of the seeds, published before the deal. */
  commitments: string[];
  /** The players' texts that go into the shuffle. */
  nonces: string[];
  /** The seeds that chance was dealt from, once the game is over. */
  seeds: string[];
  /** An open request to take back a move. */
  undo: UndoDocument | null;
  /** The seats that have answered the open offer ahead. */
  answered: number[];
  /** Whether a move was taken back or a hint was given. */
  assisted: boolean;
  /** The result of each seat, seat 1 first. */
  result: number[] | null;
  /** The seats that have won, once the game is over. */
  winners: number[];
  /** Why the room is closed: `by_host`, `abandoned`, `expired` or `imported`. */
  closed_why: string | null;
  /** The day of a daily puzzle, such as `2026-11-16`. */
  day: string | null;
  /** The name of a daily puzzle. */
  puzzle: string | null;
  /** The room where the same people played before. */
  follows: string | null;
  /** The room where the same people play again. */
  followed_by: string | null;
  /** When the table was opened, in Unix seconds. */
  created: number;
  /** When the room changed last, in Unix seconds. */
  changed: number;
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

/** The settings of a room as the server sends them; a newer server may send more. */
export type SettingsDocument = {
  /** How long a player may think: no limit, 90 or 20 seconds, one, three or seven days. */
  clock?: "blitz" | "day" | "none" | "relaxed" | "three_days" | "week";
  /** How fast bots play. */
  pace?: "instant" | "normal" | "slow";
  /** Whether players may write what they like, and not only say phrases. */
  free_text?: boolean;
  /** Whether people with the link may watch. */
  spectators?: boolean;
  /** Whether the table is in the lobby. */
  listed?: boolean;
};

/** Ask for the room and all views again. */
export type Sync = {
  type: "sync";
  /** The last revision that the client has seen: later events are sent again, too. */
  rev?: number;
};

/** Say a phrase, or free text where the host allows it. */
export type Talk = {
  type: "talk";
  /** The name of a phrase. */
  phrase?: string | null;
  /** Free text. */
  text?: string | null;
  /** The cards in the phrase, by their codes. */
  cards?: string[];
  /** The seat that speaks; the person's first if left out. */
  seat?: number | null;
};

/** A player has said a phrase or free text. */
export type Talked = {
  type: "talked";
  /** The player's seat. */
  seat: number;
  /** The player's name. */
  name: string;
  /** The name of the phrase. */
  phrase: string | null;
  /** Free text. */
  text: string | null;
  /** The cards in the phrase, by their codes. */
  cards: string[];
  /** The phrase, for the reader's own language. */
  message: Message | null;
  /** When it was said, in Unix seconds. */
  at: number;
};

/** A player's request to take back a move. */
export type UndoDocument = {
  /** The seat whose last move is meant. */
  seat: number;
  /** The seats that have yet to agree. */
  waits_for: number[];
};

/** Take back the last move of a seat, or ask the other players for consent. */
export type UndoWanted = {
  type: "undo";
  /** An id of the client's own, new for each command. */
  id: string;
  /** The revision of the view that the player has seen. */
  rev: number;
  /** The seat whose last move is meant. */
  seat: number;
};

/** The game as a seat or a spectator sees it now, and the events since the last view. */
export type View = {
  type: "view";
  /** The revision of the room. */
  rev: number;
  /** The seat; 0 for a spectator. */
  seat: number;
  /** The view: a document of the game. */
  view: unknown;
  /** The events: documents of the game. */
  events: unknown[];
  /** The same in messages, for the reader's own language. */
  told: Message[];
  /** The count, where a round or the game has ended. */
  ledger: Ledger | null;
  /** The answers that the seat may give although others are asked before it. */
  ahead: unknown | null;
  /** The answer that the seat has given ahead, in writing. */
  held: string | null;
  /** The clocks of the seats that are asked. */
  clocks: ClockDocument[];
};

/** Withdraw the open offer of a seat. */
export type Withdraw = {
  type: "withdraw";
  /** An id of the client's own, new for each command. */
  id: string;
  /** The revision of the view that the player has seen. */
  rev: number;
  /** The seat that has made the offer. */
  seat: number;
};
