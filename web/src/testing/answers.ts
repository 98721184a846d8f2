/**
 * A server that answers as the real one did: `tests/web/http_recordings.py` wrote down what it was
 * asked, and what it said.
 */

import { waitFor } from "@testing-library/svelte";
import { expect } from "vitest";
import type { FromServer } from "@/generated/socket";
import { forgetWhoIsHere } from "@/server/api";
import {
  useTransport,
  type ApiAnswer,
  type ApiRequest,
  type Socket,
  type SocketListener,
  type Transport,
} from "@/server/transport";
import { carried } from "./far-end";

/** One request of a page, and its answer. */
export interface Exchange {
  /** `"GET /api/games"`, with the query. */
  asked: string;
  language: string;
  status: number;
  answer: unknown;
}

interface Asked {
  what: string;
  body: unknown;
}

type Held = () => void;

export class RecordedServer implements Transport {
  /** The requests of pages, in their order. */
  readonly asked: Asked[] = [];
  readonly #recorded: readonly Exchange[];
  /** How often a question was answered: each time by its next answer, the last one again and again. */
  readonly #answered = new Map<string, number>();
  readonly #broken: string[] = [];
  #table: readonly FromServer[] | null = null;
  #held: { what: string; letGo: Held }[] | null = null;

  constructor(recorded: readonly Exchange[]) {
    this.#recorded = recorded;
  }

  /** The bodies of what was asked for by such a request. */
  bodies(what: string): unknown[] {
    return this.asked.filter((one) => one.what === what).map((one) => one.body);
  }

  /** The answer that is recorded for a request: the first, or another one. */
  answer<Answer>(what: string, { language = "", at = 0 } = {}): Answer {
    const found = this.#exchanges(what, language).at(at);
    if (!found) throw new Error(`not recorded: ${what}`);
    return found.answer as Answer;
  }

  /** Let the line break under the next request like this. */
  breakOff(what: string): void {
    this.#broken.push(what);
  }

  /** Keep answers back, as a slow server does. */
  hold(): void {
    this.#held ??= [];
  }

  /** Give the answer to the request that has waited longest, once there is one; it must be this. */
  async letGo(what: string): Promise<void> {
    await waitFor(() => expect(this.#held?.[0]?.what).toBe(what));
    this.#held?.shift()?.letGo();
  }

  /** Send these messages on each socket that the page opens. */
  openTable(sent: readonly FromServer[]): void {
    this.#table = sent;
  }

  async request(request: ApiRequest): Promise<ApiAnswer> {
    const { method, path, language, body } = carried(request);
    const what = `${method} ${path}`;
    this.asked.push({ what, body });
    await this.#wait(what);
    const broken = this.#broken.indexOf(what);
    if (broken >= 0) {
      this.#broken.splice(broken, 1);
      throw new Error("broken off");
    }
    return this.#answerTo(what, language);
  }

  /** Messages of the page are not answered: a `RecordedTable` tests what a table is asked. */
  connect(path: string, listener: SocketListener): Socket {
    const sent = this.#table;
    if (!sent) throw new Error(`not recorded: ${path}`);
    let isOpen = true;
    queueMicrotask(() => {
      for (const message of sent) if (isOpen) listener.message(message);
    });
    return { send: () => undefined, close: () => (isOpen = false) };
  }

  #wait(what: string): Promise<void> {
    return new Promise((letGo) => {
      if (this.#held) this.#held.push({ what, letGo });
      else letGo();
    });
  }

  #answerTo(what: string, language: string): ApiAnswer {
    const found = this.#exchanges(what, language);
    const count = this.#answered.get(what + language) ?? 0;
    this.#answered.set(what + language, count + 1);
    const exchange = found[Math.min(count, found.length - 1)];
    if (!exchange) {
      console.error(`not recorded: ${what}`); // it fails the test
      throw new Error(`not recorded: ${what}`);
    }
    return carried({ status: exchange.status, body: exchange.answer ?? undefined });
  }

  /** In the reader's language if there are such; many answers are the same in all of them. */
  #exchanges(what: string, language: string): Exchange[] {
    const found = this.#recorded.filter((one) => one.asked === what);
    const own = found.filter((one) => one.language === language);
    return own.length ? own : found;
  }
}

/** Let the page reach a server that answers as it was recorded, until the test is over. */
export function answerAs(...recorded: readonly (readonly Exchange[])[]): RecordedServer {
  const server = new RecordedServer(recorded.flat());
  useTransport(server);
  forgetWhoIsHere();
  return server;
}
