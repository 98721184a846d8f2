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
  const text = await response.text();
  return { status: response.status, body: bodyOf(text, response.headers.get("content-type")) };
}

function bodyOf(text: string, type: string | null): unknown {
  if (text === "") return undefined;
  return type?.includes("json") ? (JSON.parse(text) as unknown) : text;
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
