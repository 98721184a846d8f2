/** A table over a socket: what was not answered is sent again, under the same id. */

import type { History } from "@/generated/api";
import type {
  Command,
  ComeBack,
  Consent,
  FromClient,
  GiveNonce,
  Hello,
  LetStandIn,
  Message,
  RoomDocument,
  Talk,
  UndoWanted,
  Withdraw,
} from "@/generated/socket";
import { call, newNonce, randomHex } from "@/server/api";
import { BROKEN, MOST_FAILURES, ReconnectingSocket } from "@/server/reconnecting-socket";
import type { FromTable } from "./game-view";
import type { Connection, Listener, Outcome, TableSource, Wanted } from "./source";

const RESEND_AFTER = 2500;
/** The server explains one position a second, and some more ahead. */
const ASK_AGAIN_AFTER = 1100;
/** A player who says nothing for ten seconds is shown as silent to the others. */
const PING_EVERY = 7000;
/** How many steps the server tells again to a player who asks for what was missed. */
const TOLD_AGAIN = 4;

/** Close codes after which trying again is of no use. */
const FINAL: Record<number, Connection> = {
  4401: "signed-out",
  4403: "refused",
  4409: "elsewhere",
  4426: "outdated",
};

type Wish = Command | UndoWanted | Consent | Withdraw | LetStandIn | ComeBack | GiveNonce;

interface Waiting {
  wish: Wish;
  settle: (outcome: Outcome) => void;
  sentAt: number;
}

interface Asked {
  ask: FromClient;
  settle: (moves: Record<string, unknown>) => void;
}

export class TableSocket implements TableSource {
  readonly #room: string;
  #listener: Listener | null = null;
  #socket: ReconnectingSocket<FromTable> | null = null;
  #waiting = new Map<string, Waiting>();
  #asked = new Map<string, Asked>();
  #rev = 0;
  #seats: readonly number[] = [];
  /** The server has greeted on the open socket; it greets again when asked for what was missed. */
  #isGreeted = false;
  #hasGivenNonce = false;
  #pingedAt = 0;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(room: string) {
    this.#room = room;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    this.#beat = setInterval(() => this.#tick(), 500);
    this.#socket = new ReconnectingSocket(`/api/tables/${this.#room}/socket`, {
      connecting: (failures) => {
        this.#isGreeted = false;
        listener.connection(failures ? "lost" : "connecting");
      },
      message: (message) => this.#take(message),
      closed: (code, failures) => this.#closed(code, failures),
    });
  }

  close(): void {
    clearInterval(this.#beat);
    this.#socket?.close();
    this.#socket = null;
    this.#listener = null;
  }

  reopen(): void {
    this.#socket?.reopen();
  }

  play(seat: number, rev: number, move: Wanted): Promise<Outcome> {
    return this.#wish({ type: "cmd", id: newId(), rev, seat, move });
  }

  takeBack(seat: number, rev: number): Promise<Outcome> {
    return this.#wish({ type: "undo", id: newId(), rev, seat });
  }

  withdraw(seat: number, rev: number): Promise<Outcome> {
    return this.#wish({ type: "withdraw", id: newId(), rev, seat });
  }

  consent(yes: boolean, rev: number): Promise<Outcome> {
    return this.#wish({ type: "consent", id: newId(), yes, rev });
  }

  letStandIn(seat: number, yes: boolean): Promise<Outcome> {
    return this.#wish({ type: "stand_in", id: newId(), seat, yes });
  }

  comeBack(): Promise<Outcome> {
    return this.#wish({ type: "come_back", id: newId() });
  }

  ask(seat: number, rev: number, move: Wanted): Promise<Record<string, unknown>> {
    const id = newId();
    const ask: FromClient = { type: "ask", id, rev, seat, move };
    return new Promise((settle) => {
      this.#asked.set(id, { ask, settle });
      this.#send(ask);
    });
  }

  history(seat: number): Promise<History> {
    return call("GET /api/tables/{room}/history", undefined, {
      room: this.#room,
      seat: String(seat),
    });
  }

  say(talk: Omit<Talk, "type">): void {
    this.#send({ type: "talk", ...talk });
  }

  hurry(): void {
    this.#send({ type: "hurry" });
  }

  #wish(wish: Wish): Promise<Outcome> {
    return new Promise((settle) => {
      this.#waiting.set(wish.id, { wish, settle, sentAt: Date.now() });
      this.#send(wish);
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

  #take(message: FromTable): void {
    const listener = this.#listener;
    switch (message.type) {
      case "hello":
        this.#greet(message);
        break;
      case "room":
        listener?.room(message);
        this.#mixIn(message);
        break;
      case "view":
        this.#rev = message.rev;
        listener?.view(message);
        break;
      case "ack":
        this.#settle(message.id, { done: true, rev: message.rev });
        break;
      case "reject":
        this.#rejected(message.id, message.code, message.message);
        break;
      case "answer":
        this.#asked.get(message.id)?.settle(message.moves);
        this.#asked.delete(message.id);
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
    for (const one of this.#waiting.values()) this.#again(one);
    for (const one of this.#asked.values()) this.#send(one.ask);
    if (this.#rev === 0 || hello.rev === this.#rev) return;
    this.#send({ type: "sync", rev: this.#rev });
    if (hello.rev - this.#rev > TOLD_AGAIN) this.#listener?.missed();
  }

  /** Add to the shuffle, now that the server has bound itself to its own part of it. */
  #mixIn(room: RoomDocument): void {
    const mayStill = room.status === "lobby" && room.commitments.length > 0;
    if (this.#hasGivenNonce || !mayStill || !this.#seats.length) return;
    this.#hasGivenNonce = true;
    void this.#wish({ type: "nonce", id: newId(), nonce: newNonce() });
  }

  #rejected(id: string | null, code: string, message: Message): void {
    if (id === null) return;
    const asked = this.#asked.get(id);
    if (asked && code === "request.too_many") {
      // Somebody is quick: what comes of a move is asked for again, else nobody would ever be told.
      setTimeout(() => this.#asked.has(id) && this.#send(asked.ask), ASK_AGAIN_AFTER);
      return;
    }
    asked?.settle({});
    this.#asked.delete(id);
    this.#settle(id, { done: false, code, message });
  }

  #settle(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.settle(outcome);
    this.#waiting.delete(id);
  }

  #again(one: Waiting): void {
    one.sentAt = Date.now();
    this.#send(one.wish);
  }

  #tick(): void {
    if (!this.#isGreeted) return;
    const now = Date.now();
    for (const one of this.#waiting.values()) if (now - one.sentAt > RESEND_AFTER) this.#again(one);
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
