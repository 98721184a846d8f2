/** A socket that is opened again, under the same path, when it breaks or falls silent. */

import { transport, type Socket } from "./transport";

const PROTOCOL = 1;
/** After this long without a message the socket is taken for broken: browsers may notice minutes later. */
const SILENT_AFTER = 25_000;
const CHECK_EVERY = 500;
const FIRST_RETRY = 300;
const LAST_RETRY = 15_000;

/** How often in a row a socket may fail before its user gives up. */
export const MOST_FAILURES = 6;
/** The close code of a socket that broke, fell silent or could not be opened. */
export const BROKEN = 1006;

export interface ReconnectingListener<Message> {
  /** An attempt to open the socket begins; `failures` have failed in a row. */
  connecting?(failures: number): void;
  message(message: Message): void;
  /** The socket was closed or is broken. Returns whether to open it again. */
  closed(code: number, failures: number): boolean;
}

export class ReconnectingSocket<Message> {
  readonly #path: string;
  readonly #listener: ReconnectingListener<Message>;
  readonly #check: ReturnType<typeof setInterval>;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #socket: Socket | null = null;
  /** Attempts in a row that have brought no message. */
  #failures = 0;
  #heardAt = 0;

  constructor(path: string, listener: ReconnectingListener<Message>) {
    this.#path = `${path}?proto=${PROTOCOL}`;
    this.#listener = listener;
    // Timers stop while a device sleeps; the clock does not.
    this.#check = setInterval(() => this.#checkSilence(), CHECK_EVERY);
    addEventListener("online", this.#backOnline);
    this.#connect();
  }

  /** Send a message; it is lost if the socket is not open. */
  send(message: unknown): void {
    this.#socket?.send(message);
  }

  /** Open the socket again now. */
  reopen(): void {
    this.#failures = 0;
    this.#connect();
  }

  /** Close it for good; the listener is not called any more. */
  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#check);
    removeEventListener("online", this.#backOnline);
    this.#abandon();
  }

  /** The network is back: do not wait for the next try. */
  readonly #backOnline = (): void => {
    if (this.#retry !== undefined) this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#abandon();
    this.#listener.connecting?.(this.#failures);
    this.#heardAt = Date.now();
    this.#socket = transport().connect(this.#path, {
      message: (message) => {
        this.#heardAt = Date.now();
        this.#failures = 0;
        this.#listener.message(message as Message);
      },
      closed: (code) => this.#closed(code),
    });
  }

  #closed(code: number): void {
    this.#socket = null;
    this.#failures += 1;
    if (!this.#listener.closed(code, this.#failures)) return;
    this.#retry = setTimeout(() => this.#connect(), retryAfter(this.#failures));
  }

  #checkSilence(): void {
    if (!this.#socket || Date.now() - this.#heardAt < SILENT_AFTER) return;
    this.#abandon();
    this.#closed(BROKEN);
  }

  #abandon(): void {
    this.#socket?.close();
    this.#socket = null;
  }
}

/** Milliseconds until the next try: more after each failure, and different for each page. */
export function retryAfter(failures: number, chance = Math.random()): number {
  const longest = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (failures - 1));
  return longest * (0.5 + chance / 2);
}
