import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { http } from "./http";

const GAMES = { method: "GET", path: "/api/games", language: "en" };

const requests: [string, RequestInit][] = [];
let answer: Response | Error;

class OpenedSocket {
  static readonly OPEN = 1;
  static last: OpenedSocket;
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    OpenedSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", (url: string, options: RequestInit) => {
    requests.push([url, options]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  vi.stubGlobal("WebSocket", OpenedSocket);
});

afterEach(() => vi.unstubAllGlobals());

describe("a request", () => {
  it("has its document as JSON, in the language of the reader", async () => {
    answer = Response.json({ id: "r" }, { status: 201 });
    const asked = { method: "POST", path: "/api/play", language: "it", body: { game: "any" } };
    expect(await http.request(asked)).toEqual({ status: 201, body: { id: "r" } });
    const headers = { "accept-language": "it", "content-type": "application/json" };
    expect(requests).toEqual([["/api/play", { method: "POST", headers, body: '{"game":"any"}' }]]);
  });

  it.each([
    [
      "a problem",
      { "content-type": "application/problem+json" },
      '{"status":404}',
      { status: 404 },
    ],
    ["a text", { "content-type": "text/plain; charset=utf-8" }, "{not JSON", "{not JSON"],
    ["nothing", { "content-length": "0" }, "", undefined],
    [
      "the error page of a proxy",
      { "content-type": "text/html" },
      "<h1>Bad Gateway</h1>",
      undefined,
    ],
  ])("can be answered by %s", async (_, headers, text, body) => {
    answer = new Response(text, { status: 404, headers: headers as Record<string, string> });
    expect(await http.request(GAMES)).toEqual({ status: 404, body });
    expect(requests[0]?.[1]).toEqual({ method: "GET", headers: { "accept-language": "en" } });
  });

  it.each([
    ["the network is down", new TypeError("Failed to fetch")],
    [
      "another page answers",
      new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } }),
    ],
  ])("fails where %s", async (_, found) => {
    answer = found;
    await expect(http.request(GAMES)).rejects.toThrow(TypeError);
  });
});

describe("a socket", () => {
  const heard: unknown[] = [];
  const listener = {
    message: (message: unknown) => heard.push(message),
    closed: (code: number) => heard.push(code),
  };

  beforeEach(() => {
    heard.length = 0;
    vi.stubGlobal("location", { protocol: "https:", host: "cards.example" });
  });

  it.each([
    ["https:", "wss:"],
    ["http:", "ws:"],
  ])("of a page that came by %s is opened by %s", (protocol, scheme) => {
    vi.stubGlobal("location", { protocol, host: "cards.example:8420" });
    http.connect("/api/somewhere?proto=1", listener);
    expect(OpenedSocket.last.url).toBe(`${scheme}//cards.example:8420/api/somewhere?proto=1`);
  });

  it("carries documents as JSON, while it is open", () => {
    const socket = http.connect("/", listener);
    const { last } = OpenedSocket;
    socket.send({ type: "early" });
    last.readyState = 1;
    socket.send({ type: "ping", n: 0 });
    expect(last.sent).toEqual(['{"type":"ping","n":0}']);
    last.onmessage?.({ data: '{"type":"pong"}' });
    last.onclose?.({ code: 4403 });
    expect(heard).toEqual([{ type: "pong" }, 4403]);
  });

  it("tells nothing more once the page has closed it", () => {
    http.connect("/", listener).close();
    const { last } = OpenedSocket;
    expect(last.readyState).toBe(3);
    last.onmessage?.({ data: "{}" });
    last.onclose?.({ code: 1000 });
    expect(heard).toEqual([]);
  });
});
