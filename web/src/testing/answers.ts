/**
 * A server that answers as the real one did: `tests/web/http_recordings.py` wrote down what it was
 * asked, and what it said.
 */

import { waitFor } from "@testing-library/svelte";
import { expect, vi } from "vitest";
import { forgetWhoIsHere } from "@/server/api";

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

export class RecordedServer {
  /** What pages have asked for, in its order. */
  readonly asked: Asked[] = [];
  readonly #recorded: readonly Exchange[];
  /** How often a question was answered: each time by its next answer, the last one again and again. */
  readonly #answered = new Map<string, number>();
  readonly #broken: string[] = [];
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

  readonly fetch = async (url: string, options: RequestInit = {}): Promise<Response> => {
    const what = `${options.method ?? "GET"} ${url}`;
    const body: unknown = typeof options.body === "string" ? JSON.parse(options.body) : undefined;
    this.asked.push({ what, body });
    await this.#wait(what);
    const broken = this.#broken.indexOf(what);
    if (broken >= 0) {
      this.#broken.splice(broken, 1);
      throw new TypeError("Failed to fetch");
    }
    return this.#answerTo(what, new Headers(options.headers).get("accept-language") ?? "");
  };

  #wait(what: string): Promise<void> {
    return new Promise((letGo) => {
      if (this.#held) this.#held.push({ what, letGo });
      else letGo();
    });
  }

  #answerTo(what: string, language: string): Response {
    const found = this.#exchanges(what, language);
    const count = this.#answered.get(what + language) ?? 0;
    this.#answered.set(what + language, count + 1);
    const exchange = found[Math.min(count, found.length - 1)];
    if (!exchange) {
      console.error(`not recorded: ${what}`); // it fails the test
      throw new TypeError("Failed to fetch");
    }
    const { status, answer } = exchange;
    if (status === 204) return new Response(null, { status });
    const text = answer === null ? "" : JSON.stringify(answer);
    return new Response(text, { status, headers: { "content-length": String(text.length) } });
  }

  /** In the reader's language if there are such; many answers are the same in all of them. */
  #exchanges(what: string, language: string): Exchange[] {
    const found = this.#recorded.filter((one) => one.asked === what);
    const own = found.filter((one) => one.language === language);
    return own.length ? own : found;
  }
}

/** Let the page ask a server that answers as it was recorded, until the test is over. */
export function answerAs(...recorded: readonly (readonly Exchange[])[]): RecordedServer {
  const server = new RecordedServer(recorded.flat());
  vi.stubGlobal("fetch", server.fetch);
  forgetWhoIsHere();
  return server;
}
