/** The transport to a server: HTTP and WebSockets. */

import type { ApiAnswer, ApiRequest, Socket, SocketListener, Transport } from "./transport";

export const http: Transport = { request, connect };

async function request({ method, path, language, body }: ApiRequest): Promise<ApiAnswer> {
  const headers: Record<string, string> = { "accept-language": language };
  if (method !== "GET") headers["content-type"] = "application/json";
  const response = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await bodyOf(response) };
}

/** The document or text of a response; undefined for an empty one and for the error page of a proxy. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  if (text === "") return undefined;
  if (type.includes("json")) return JSON.parse(text);
  if (type.startsWith("text/plain")) return text;
  // As from the sign-in page of a network: the server has not been reached.
  if (response.ok) throw new TypeError(`unexpected ${type}`);
  return undefined;
}

function connect(path: string, listener: SocketListener): Socket {
  const { protocol, host } = location;
  const socket = new WebSocket(`${protocol === "https:" ? "wss:" : "ws:"}//${host}${path}`);
  socket.onmessage = ({ data }: MessageEvent<string>) => listener.message(JSON.parse(data));
  socket.onclose = ({ code }) => listener.closed(code);
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}
