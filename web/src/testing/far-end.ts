/** A transport whose other side is in the hands of a test. */

import { vi } from "vitest";
import type { ApiAnswer, ApiRequest, Socket, SocketListener, Transport } from "@/server/transport";

/** A document as it arrives on the other side: a copy, of what JSON can write. */
export function carried<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document)) as Document;
}

export class FarSocket implements Socket {
  readonly path: string;
  readonly sent: unknown[] = [];
  #listener: SocketListener | null;

  constructor(path: string, listener: SocketListener) {
    this.path = path;
    this.#listener = listener;
  }

  get isClosed(): boolean {
    return this.#listener === null;
  }

  send(message: unknown): void {
    if (!this.isClosed) this.sent.push(carried(message));
  }

  close(): void {
    this.#listener = null;
  }

  /** Send the page a message. */
  tell(message: object): void {
    this.#listener?.message(carried(message));
  }

  /** Close the socket from the other side. */
  hangUp(code: number): void {
    const listener = this.#listener;
    this.#listener = null;
    listener?.closed(code);
  }
}

export class FarEnd implements Transport {
  /** All sockets that were opened, in order. */
  readonly sockets: FarSocket[] = [];
  /** All requests, such as `"GET /api/games"`, in order. */
  readonly asked: string[] = [];
  readonly #answer: (request: ApiRequest) => ApiAnswer;

  constructor(answer: (request: ApiRequest) => ApiAnswer = () => ({ status: 404, body: null })) {
    this.#answer = answer;
  }

  request(request: ApiRequest): Promise<ApiAnswer> {
    this.asked.push(`${request.method} ${request.path}`);
    return Promise.resolve(carried(this.#answer(carried(request))));
  }

  connect(path: string, listener: SocketListener): Socket {
    const socket = new FarSocket(path, listener);
    this.sockets.push(socket);
    return socket;
  }

  /** The socket that was opened last. */
  socket(): FarSocket {
    const found = this.sockets.at(-1);
    if (!found) throw new Error("no socket");
    return found;
  }
}

/** A window that tells when the network comes and goes, where tests have none. */
export function stubWindow(): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  return page;
}
