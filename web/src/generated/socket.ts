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
  /** The number of legal moves beyond these. */
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
  /** The move in writing, or its parts. */
  move?: string | Record<string, unknown> | null;
  /** True to explain all legal moves instead. */
  all?: boolean;
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
  /** The move in writing, as `view.own.legal` lists it; or its parts, a document of the game. */
  move: string | Record<string, unknown>;
};

/** Agree or refuse that another player takes back a move. */
export type Consent = {
  type: "consent";
  /** An id of the client's own, new for each command. */
  id: string;
  /** True to agree. */
  yes: boolean;
  /** A revision that the player has seen: a request made after it is not answered. */
  rev?: number | null;
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

/** Decide for all whether a bot plays for a player who is away, or they go on waiting. */
export type LetStandIn = {
  type: "stand_in";
  /** An id of the client's own, new for each command. */
  id: string;
  /** The seat of the player who is away. */
  seat: number;
  /** True to let a bot play, False to go on waiting. */
  yes: boolean;
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
  /** The number of spectators. */
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
  /** The number of the rule behind the reason; none if no rule says it. */
  rule?: string | null;
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
  /** The name of a phrase, such as `hello` or `need`; `greentable.text.phrases` has them all. */
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
  /** How the seat can take back its last move: `free`, at once; `asks`, the other people must agree; `may_ask`, they must unless the move revealed nothing. Null if there is nothing to undo. */
  undo: "asks" | "free" | "may_ask" | null;
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
