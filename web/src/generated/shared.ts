// Made by tools/generate/web.py; do not edit.

/** A card of a game, by its code in moves; shown by its name. */
export type Card = {
  is: "card";
  /** The game of the card, for example `grass`. */
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
  /** The player of the seat: none, a person or a bot. */
  kind: "bot" | "free" | "person";
  /** The bot that has the seat. */
  bot: string | null;
  /** The bot that plays for a person who is away. */
  stand_in: string | null;
  /** True if the person has conceded. */
  conceded: boolean;
  /** True if the host sits here. */
  is_host: boolean;
  /** True if the reader sits here. */
  is_you: boolean;
  /** True if the host has muted the person. */
  is_muted: boolean;
};

/** The form of a sentence; texts select by it and never show it. */
export type Form = {
  is: "form";
  /** The word that a text selects by. */
  form: string;
};

/** The cards that a seat still held when a round ended. */
export type HandShown = {
  /** The seat. */
  seat: number;
  /** Its cards, one by one. */
  cards: Card[];
};

/** A table of figures: a column for each seat, a row for each line. */
export type Ledger = {
  /** The seats of the columns. */
  seats: number[];
  /** The lines. */
  rows: LedgerRow[];
  /** The title that a player alone has earned. */
  title?: Message | null;
  /** The sentences beside the figures, for example why the round ended. */
  about?: Message[];
  /** The hands that were shown. */
  hands?: HandShown[];
};

/** A line of a ledger: its heading, and a figure for each seat, as money or points. */
export type LedgerRow = {
  /** Its heading. */
  heading: Message;
  /** The figures of the seats, in the order of `Ledger.seats`. */
  figures: (number | Money)[];
  /** True if it adds up other lines. */
  adds_up?: boolean;
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

/** A reason against a move, and the number of its rule. */
export type Objection = {
  /** The reason, as a sentence. */
  said: Message;
  /** The number of the rule; null if no rule says it. */
  rule: string | null;
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
  /** True if the reader is the host. */
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
  /** True if a player had help: a hint, or a move taken back without the others' consent. */
  assisted: boolean;
  /** The result of each seat, seat 1 first, once the game is over. */
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
  /** True if equal ones are said once. */
  counted?: boolean;
  /** The name of the texts that join them. */
  join?: string;
};

/** A seat, shown by the name of its player. */
export type Seat = {
  is: "seat";
  /** The number of the seat. */
  seat: number;
};

/** The settings of a room as the server sends them; a newer server may send more. */
export type SettingsDocument = {
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

/** A player's request to take back a move. */
export type UndoDocument = {
  /** The seat whose last move is meant. */
  seat: number;
  /** The seats that have yet to agree. */
  waits_for: number[];
};
