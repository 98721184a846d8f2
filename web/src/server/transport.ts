/**
 * How the page talks to the program that runs its tables: requests with one answer each, and sockets for
 * messages both ways. `http.ts` talks to a server; a worker inside the page could take its place.
 *
 * Bodies and messages are documents: whatever JSON can write, also a proxy of Svelte's state.
 */

/** A request of the HTTP interface. */
export interface ApiRequest {
  method: string;
  /** With its query. */
  path: string;
  /** The language of sentences in the answer. */
  language: string;
  /** A document, if there is one. */
  body?: unknown;
}

export interface ApiAnswer {
  /** The status code of HTTP. */
  status: number;
  /** A document or a text; undefined if there is none. */
  body: unknown;
}

export interface SocketListener {
  message(message: unknown): void;
  /** The other side has closed the socket, or the connection broke (1006). This is the last call. */
  closed(code: number): void;
}

export interface Socket {
  /** Send a message; it is lost if the socket is not open yet, or closed. */
  send(message: unknown): void;
  /** Close the socket; its listener is not called any more. */
  close(): void;
}

export interface Transport {
  /** Send a request and return the answer, which may be a refusal; rejects if there is no connection. */
  request(request: ApiRequest): Promise<ApiAnswer>;
  /** Open a socket; its listener is called only after this has returned. */
  connect(path: string, listener: SocketListener): Socket;
}

let chosen: Transport | null = null;

/** Choose the transport of the whole page: `main.ts` does, and tests. */
export function useTransport(transport: Transport | null): void {
  chosen = transport;
}

export function transport(): Transport {
  if (!chosen) throw new Error("no transport: call useTransport first");
  return chosen;
}
