/** Finds code that reaches the server by another way than the page's transport. */

import type { ForbiddenCode } from "./forbidden-code.ts";

const instead = "use `call`, `findAnswer` or `ReconnectingSocket`";
const HTTP = "server/http.ts";

export const WAYS_TO_SERVER: readonly ForbiddenCode[] = [
  {
    does: "sends a request past the transport",
    pattern: /\b(?:fetch|sendBeacon)\(|\bXMLHttpRequest\b/,
    instead,
    // The service worker fetches the built files, never the API.
    allowed: [HTTP, "offline/service-worker.ts"],
  },
  {
    does: "opens a socket past the transport",
    pattern: /\bnew (?:WebSocket|EventSource|WebTransport)\b/,
    instead,
    allowed: [HTTP],
  },
  {
    does: "asks for the address of the server",
    pattern: /\blocation\.(?:protocol|host|hostname|port)\b|\bhost\b[^;]*\} = location\b/,
    instead: "give the transport a path; `location.origin` is for links that people share",
    allowed: [HTTP],
  },
];
