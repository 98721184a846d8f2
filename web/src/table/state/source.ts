/**
 * A table as the screens know it: something that shows views and takes moves.
 *
 * `TableSocket` is one over a socket, `ReplaySource` shows a finished game. Screens know neither.
 */

import type { History, TypedLine } from "@/generated/api";
import type { Message, Note, Presence, RoomDocument, Talk, Talked } from "@/generated/socket";
import type { TableView } from "./game-view";

/** The result of a wish: it is done, or refused with a code and a sentence. */
export type Outcome =
  | { done: true; rev: number }
  | { done: false; code: string; message: Message; rule?: string | null };

/** The connection to the program that runs the table. */
export type ConnectionState =
  | "connecting"
  | "open"
  | "lost" // trying again
  | "elsewhere" // another window has the seat
  | "refused" // not yours, or not there
  | "signed-out"
  | "outdated" // this page is too old
  | "closed";

/** A move in writing, or by its parts. */
export type Wanted = string | Readonly<Record<string, unknown>>;

export interface Listener {
  connection(state: ConnectionState): void;
  /** Whose seats they are, and how far the own clock is from the table's, in seconds. */
  hello(seats: readonly number[], clockAhead: number): void;
  room(room: RoomDocument): void;
  view(view: TableView): void;
  presence(presence: Presence): void;
  note(note: Note): void;
  talked(talked: Talked): void;
  /** More has happened while nobody listened than the next views tell. */
  missed(): void;
}

export interface TableSource {
  open(listener: Listener): void;
  /** Move; `rev` is that of the view in which the move was chosen, and so below. */
  play(seat: number, rev: number, move: Wanted): Promise<Outcome>;
  takeBack(seat: number, rev: number): Promise<Outcome>;
  withdraw(seat: number, rev: number): Promise<Outcome>;
  consent(yes: boolean, rev: number): Promise<Outcome>;
  letStandIn(seat: number, yes: boolean): Promise<Outcome>;
  comeBack(): Promise<Outcome>;
  /** Explain a move; the answer has its token. */
  ask(seat: number, rev: number, move: Wanted): Promise<Record<string, unknown>>;
  /** The latest messages to a seat, or to spectators (0). */
  history(seat: number): Promise<History>;
  /** The moves that a typed line may mean, or why there are none. */
  typed(seat: number, line: string): Promise<TypedLine>;
  say(talk: Omit<Talk, "type">): void;
  /** Let bots play without pauses until somebody is asked. */
  hurry(): void;
  /** Take the seat back from another window, or try again now. */
  reopen(): void;
  close(): void;
}
