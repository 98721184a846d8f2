/**
 * The page's transport to a program at the other end of a `MessagePort`, as a worker would have. No page
 * uses it yet: it shows that one could.
 */

import type { ApiAnswer, ApiRequest, SocketListener, Transport } from "@/server/transport";

type Opening = { request: ApiRequest } | { path: string };

/** A message from one side of a socket to the other. */
type Sent = { message: unknown } | { closed: number };

/** Documents travel as JSON: a port refuses proxies, such as Svelte's state. */
function post(port: MessagePort, document: Opening | ApiAnswer | Sent, own?: MessagePort): void {
  port.postMessage({ json: JSON.stringify(document), own }, own ? [own] : []);
}

function hear<Document>(
  port: MessagePort,
  listener: (document: Document, own: MessagePort) => void,
): void {
  port.onmessage = ({ data }: MessageEvent<{ json: string; own: MessagePort }>) =>
    listener(JSON.parse(data.json) as Document, data.own);
}

function hearSocket(port: MessagePort, listener: SocketListener): void {
  hear<Sent>(port, (sent) => {
    if ("message" in sent) return listener.message(sent.message);
    port.close();
    listener.closed(sent.closed);
  });
}

/** Open a request or a socket; each has a port of its own, so nothing needs an id. */
function open(port: MessagePort, opening: Opening): MessagePort {
  const { port1, port2 } = new MessageChannel();
  post(port, opening, port2);
  return port1;
}

/** The side of the page. */
export function portTransport(port: MessagePort): Transport {
  return {
    request: (request) =>
      new Promise((resolve) => {
        const own = open(port, { request });
        hear<ApiAnswer>(own, (answer) => {
          own.close();
          resolve(answer);
        });
      }),
    connect: (path, listener) => {
      const own = open(port, { path });
      hearSocket(own, listener);
      return {
        send: (message) => post(own, { message }),
        close: () => {
          own.onmessage = null;
          post(own, { closed: 1000 });
          own.close();
        },
      };
    },
  };
}

/** The other side: what arrives at the port is handed to another transport. */
export function serveOnPort(port: MessagePort, answering: Transport): void {
  hear<Opening>(port, (opening, own) => {
    if ("request" in opening) {
      void answering.request(opening.request).then((answer) => post(own, answer));
      return;
    }
    const socket = answering.connect(opening.path, {
      message: (message) => post(own, { message }),
      closed: (closed) => post(own, { closed }),
    });
    hearSocket(own, { message: (message) => socket.send(message), closed: () => socket.close() });
  });
}
