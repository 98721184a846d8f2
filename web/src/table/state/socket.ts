/** A table over a socket: what was not answered is sent again, under the same id. */

import type { History, TypedLine } from "@/generated/api";
import type {
  Command,
  ComeBack,
  Consent,
  FromClient,
  GiveNonce,
  Hello,
  LetStandIn,
  Reject,
  RoomDocument,
  Talk,
  UndoWanted,
  Withdraw,
} from "@/generated/socket";
import { call, newNonce, randomHex } from "@/server/api";
import { BROKEN, MOST_FAILURES, ReconnectingSocket } from "@/server/reconnecting-socket";
import type { FromTable } from "./game-view";
import type { ConnectionState, Listener, Outcome, TableSource, Wanted } from "./source";

const RESEND_AFTER = 2500;
/** The server answers one question a second, after a few at once. */
const ASK_AGAIN_AFTER = 1100;
/** A player who says nothing for ten seconds is shown as silent to the others. */
const PING_EVERY = 7000;
/** How many missed steps the server sends again. */
const TOLD_AGAIN = 4;

/** Close codes after which trying again is of no use. */
const FINAL: Record<number, ConnectionState> = {
  4401: "signed-out",
  4403: "refused",
  4409: "elsewhere",
  4426: "outdated",
};

type TableRequest = Command | UndoWanted | Consent | Withdraw | LetStandIn | ComeBack | GiveNonce;

interface PendingRequest {
  request: TableRequest;
  settle: (outcome: Outcome) => void;
  sentAt: number;
}

interface PendingQuestion {
  question: FromClient;
  settle: (moves: Record<string, unknown>) => void;
}

export class TableSocket implements TableSource {
  readonly #room: string;
  #listener: Listener | null = null;
  #socket: ReconnectingSocket<FromTable> | null = null;
  #requests = new Map<string, PendingRequest>();
  #questions = new Map<string, PendingQuestion>();
  #rev = 0;
  #seats: readonly number[] = [];
  /** The server has greeted on the open socket; it greets again when asked for what was missed. */
  #isGreeted = false;
  #hasGivenNonce = false;
  #pingedAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(room: string) {
    this.#room = room;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    this.#timer = setInterval(() => this.#tick(), 500);
    this.#socket = new ReconnectingSocket(`/api/tables/${this.#room}/socket`, {
      connecting: (failures) => {
        this.#isGreeted = false;
        listener.connection(failures ? "lost" : "connecting");
      },
      message: (message) => this.#receive(message),
      closed: (code, failures) => this.#closed(code, failures),
    });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#socket?.close();
    this.#socket = null;
    this.#listener = null;
  }

  reopen(): void {
    this.#socket?.reopen();
  }

  play(seat: number, rev: number, move: Wanted): Promise<Outcome> {
    return this.#request({ type: "cmd", id: newId(), rev, seat, move });
  }

  takeBack(seat: number, rev: number): Promise<Outcome> {
    return this.#request({ type: "undo", id: newId(), rev, seat });
  }

  withdraw(seat: number, rev: number): Promise<Outcome> {
    return this.#request({ type: "withdraw", id: newId(), rev, seat });
  }

  consent(yes: boolean, rev: number): Promise<Outcome> {
    return this.#request({ type: "consent", id: newId(), yes, rev });
  }

  letStandIn(seat: number, yes: boolean): Promise<Outcome> {
    return this.#request({ type: "stand_in", id: newId(), seat, yes });
  }

  comeBack(): Promise<Outcome> {
    return this.#request({ type: "come_back", id: newId() });
  }

  ask(seat: number, rev: number, move: Wanted): Promise<Record<string, unknown>> {
    const id = newId();
    const question: FromClient = { type: "ask", id, rev, seat, move };
    return new Promise((settle) => {
      this.#questions.set(id, { question, settle });
      this.#send(question);
    });
  }

  history(seat: number): Promise<History> {
    return call("GET /api/tables/{room}/history", undefined, {
      room: this.#room,
      seat: String(seat),
    });
  }

  typed(seat: number, line: string): Promise<TypedLine> {
    return call("GET /api/tables/{room}/typed", undefined, {
      room: this.#room,
      seat: String(seat),
      line,
    });
  }

  say(talk: Omit<Talk, "type">): void {
    this.#send({ type: "talk", ...talk });
  }

  hurry(): void {
    this.#send({ type: "hurry" });
  }

  #request(request: TableRequest): Promise<Outcome> {
    return new Promise((settle) => {
      this.#requests.set(request.id, { request, settle, sentAt: Date.now() });
      this.#send(request);
    });
  }

  #send(message: FromClient): void {
    this.#socket?.send(message);
  }

  /** Returns whether the table can be reached by another try. */
  #closed(code: number, failures: number): boolean {
    this.#isGreeted = false;
    // A socket that cannot be opened breaks without a code: the server may have refused it.
    const isRefused = code === BROKEN && failures > MOST_FAILURES && this.#rev === 0;
    const final = FINAL[code] ?? (isRefused ? "refused" : null);
    this.#listener?.connection(final ?? "lost");
    return !final;
  }

  #receive(message: FromTable): void {
    const listener = this.#listener;
    switch (message.type) {
      case "hello":
        this.#greet(message);
        break;
      case "room":
        listener?.room(message);
        this.#giveNonce(message);
        break;
      case "view":
        this.#rev = message.rev;
        listener?.view(message);
        break;
      case "ack":
        this.#settle(message.id, { done: true, rev: message.rev });
        break;
      case "reject":
        this.#rejected(message);
        break;
      case "answer":
        this.#questions.get(message.id)?.settle(message.moves);
        this.#questions.delete(message.id);
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
      case "pong":
        break;
    }
  }

  #greet(hello: Hello): void {
    this.#seats = hello.seats;
    this.#listener?.hello(hello.seats, Date.now() / 1000 - hello.server_time);
    if (this.#isGreeted) return;
    this.#isGreeted = true;
    this.#listener?.connection("open");
    for (const one of this.#requests.values()) this.#resend(one);
    for (const one of this.#questions.values()) this.#send(one.question);
    if (this.#rev === 0 || hello.rev === this.#rev) return;
    this.#send({ type: "sync", rev: this.#rev });
    if (hello.rev - this.#rev > TOLD_AGAIN) this.#listener?.missed();
  }

  /** Add to the shuffle once, after the server has committed itself to its own part of it. */
  #giveNonce(room: RoomDocument): void {
    const mayStill = room.status === "lobby" && room.commitments.length > 0;
    if (this.#hasGivenNonce || !mayStill || !this.#seats.length) return;
    this.#hasGivenNonce = true;
    void this.#request({ type: "nonce", id: newId(), nonce: newNonce() });
  }

  #rejected({ id, code, message, rule = null }: Reject): void {
    if (id === null) return;
    const pending = this.#questions.get(id);
    if (pending && code === "request.too_many") {
      // The player points faster than the server explains: ask again, or no answer would ever come.
      setTimeout(() => this.#questions.has(id) && this.#send(pending.question), ASK_AGAIN_AFTER);
      return;
    }
    pending?.settle({});
    this.#questions.delete(id);
    this.#settle(id, { done: false, code, message, rule });
  }

  #settle(id: string, outcome: Outcome): void {
    this.#requests.get(id)?.settle(outcome);
    this.#requests.delete(id);
  }

  #resend(one: PendingRequest): void {
    one.sentAt = Date.now();
    this.#send(one.request);
  }

  #tick(): void {
    if (!this.#isGreeted) return;
    const now = Date.now();
    for (const one of this.#requests.values())
      if (now - one.sentAt > RESEND_AFTER) this.#resend(one);
    if (now - this.#pingedAt > PING_EVERY) {
      this.#pingedAt = now;
      this.#send({ type: "ping", n: 0 });
    }
  }
}

/** An id that nobody else at the table has. */
export function newId(): string {
  return randomHex(12);
}
