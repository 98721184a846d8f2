/**
 * A table that plays back a recording of the real server, one message at a time.
 *
 * `tests/web/recordings.py` plays the games and writes what one seat was sent. A component test shows
 * a screen on such a table, presses what a player would press, and sees what is asked of the server.
 */

import type { History, TypedLine } from "@/generated/api";
import type { Message, Talk } from "@/generated/socket";
import type { FromTable } from "@/table/state/game-view";
import type { WhenDrawn } from "@/table/state/views-on-screen";
import type { ConnectionState, Listener, Outcome, TableSource, Wanted } from "@/table/state/source";
import { TableState } from "@/table/state/table-state.svelte";

/** One step of a game: the move that leads to it, and what the recorded seat is sent then. */
export interface Step {
  /** `"1 play HG"`, or by its parts as JSON; null: the position at which the recording begins. */
  move: string | null;
  sent: readonly FromTable[];
  /** Answers to questions about moves in this position, by move. */
  answers: Record<string, unknown>;
  /** What typed lines may mean in this position, by line. */
  typed?: Record<string, TypedLine>;
}

export interface Recording {
  seat: number;
  steps: readonly Step[];
}

/** A move as recordings have it. */
function written(move: Wanted): string {
  return typeof move === "string" ? move : JSON.stringify(move);
}

type Wish = Parameters<TableSource["play"]>;

export class RecordedTable implements TableSource {
  /** Moves that were asked for, as steps have them, and the revision each was chosen in. */
  readonly played: { move: string; rev: number }[] = [];
  readonly said: Omit<Talk, "type">[] = [];
  /** Other requests, by the name of the method. */
  readonly asked: string[] = [];
  readonly #recording: Recording;
  #listener: Listener | null = null;
  #at = -1;
  #held: ((outcome: Outcome) => void)[] | null = null;

  constructor(recording: Recording) {
    this.#recording = recording;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    listener.connection("open");
    this.goOn();
  }

  /** Send what the server sent next: after somebody else's move, or to arrive before an answer. */
  goOn(): void {
    this.#at += 1;
    for (const message of this.#now.sent) this.#send(message);
  }

  /** Go to the step that a move leads to. */
  goTo(move: string): void {
    while (this.#now.move !== move) this.goOn();
  }

  /** Send a message that is not in the recording; it must be one that a server could send. */
  tell(message: FromTable): void {
    this.#send(message);
  }

  connect(state: ConnectionState): void {
    this.#listener?.connection(state);
  }

  /** Keep answers back, as a slow line does, until they are let go. */
  holdAnswers(): void {
    this.#held ??= [];
  }

  letAnswersGo(outcome: Outcome = { done: true, rev: 0 }): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const settle of held) settle(outcome);
  }

  /** A move that is recorded leads to its step; any other is only noted, and accepted. */
  play(...[seat, rev, move]: Wish): Promise<Outcome> {
    const wish = `${seat} ${written(move)}`;
    this.played.push({ move: wish, rev });
    if (this.#held) return new Promise((settle) => this.#held?.push(settle));
    const next = this.#recording.steps[this.#at + 1];
    if (next?.move === wish) this.goOn();
    return Promise.resolve({ done: true, rev });
  }

  takeBack(): Promise<Outcome> {
    return this.#accept("takeBack");
  }
  withdraw(): Promise<Outcome> {
    return this.#accept("withdraw");
  }
  consent(yes: boolean): Promise<Outcome> {
    return this.#accept(`consent ${yes}`);
  }
  letStandIn(seat: number, yes: boolean): Promise<Outcome> {
    return this.#accept(`letStandIn ${seat} ${yes}`);
  }
  comeBack(): Promise<Outcome> {
    return this.#accept("comeBack");
  }
  hurry(): void {
    this.asked.push("hurry");
  }
  reopen(): void {
    this.asked.push("reopen");
  }

  ask(_seat: number, _rev: number, move: Wanted): Promise<Record<string, unknown>> {
    const asked = written(move);
    return Promise.resolve({ [asked]: this.#now.answers[asked] });
  }

  /** Nothing has happened before the recording. */
  history(): Promise<History> {
    return Promise.resolve({ rev: 0, told: [], ledger: null });
  }
  /** A line that is not recorded means nothing. */
  typed(_seat: number, line: string): Promise<TypedLine> {
    return Promise.resolve(this.#now.typed?.[line] ?? { moves: [], reason: "" });
  }
  say(talk: Omit<Talk, "type">): void {
    this.said.push(talk);
  }
  close(): void {
    this.#listener = null;
  }

  get #now(): Step {
    const step = this.#recording.steps[this.#at];
    if (!step) throw new Error(`the recording has ${this.#recording.steps.length} steps only`);
    return step;
  }

  #accept(what: string): Promise<Outcome> {
    this.asked.push(what);
    return Promise.resolve({ done: true, rev: 0 });
  }

  #send(message: FromTable): void {
    const listener = this.#listener;
    switch (message.type) {
      case "hello":
        listener?.hello(message.seats, 0);
        break;
      case "room":
        listener?.room(message);
        break;
      case "view":
        listener?.view(message);
        break;
      case "presence":
        listener?.presence(message);
        break;
      case "note":
        listener?.note(message);
        break;
      case "talked":
        listener?.talked(message);
        break;
    }
  }
}

/** Refuse the next answers that are let go, with the server's sentence. */
export function refusal(code: string, message: Message): Outcome {
  return { done: false, code, message };
}

/** A recorded table, and what a screen shows of it. */
export function playBack(
  recording: unknown,
  whenDrawn?: WhenDrawn,
): { table: RecordedTable; state: TableState } {
  const table = new RecordedTable(recording as Recording);
  return { table, state: new TableState(table, whenDrawn && { whenDrawn }) };
}
