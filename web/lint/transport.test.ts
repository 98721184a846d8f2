import { expect, it } from "vitest";
import { findForbidden } from "./forbidden-code";
import { readSources } from "./structure";
import { WAYS_TO_SERVER } from "./transport";

const sources = readSources(new URL("../src", import.meta.url).pathname);

function planted(source: string, path = "table/state/planted.ts"): string[] {
  return findForbidden(new Map([[path, source]]), WAYS_TO_SERVER);
}

it("finds one way to the server only", () => {
  expect(findForbidden(sources, WAYS_TO_SERVER)).toEqual([]);
});

it("allows only files that need it", () => {
  for (const { pattern, allowed = [] } of WAYS_TO_SERVER) {
    for (const path of allowed) expect(sources.get(path)).toMatch(pattern);
  }
});

it.each([
  ["sends a request", "const answer = await fetch(`/api/replays/${room}/record`);"],
  ["sends a request", 'window.fetch("/api/games");'],
  ["sends a request", 'navigator.sendBeacon("/api/left");'],
  ["sends a request", "const request = new XMLHttpRequest();"],
  ["opens a socket", '<script lang="ts">const socket = new WebSocket(url);</script>'],
  ["opens a socket", 'new EventSource("/api/news");'],
  ["asks for the address", "const url = `wss://${location.host}/api`;"],
  ["asks for the address", "const { protocol, host } = location;"],
])("finds code that %s: %s", (does, source) => {
  expect(planted(source)).toEqual([expect.stringContaining(`planted.ts ${does}`)]);
});

it.each([
  ["links that people share", "const link = `${location.origin}/daily`;"],
  ["comments", "/** As fetch() and new WebSocket() do. */"],
  ["other names", "void prefetch(path); type Opened = WebSocketStub;"],
])("leaves %s alone", (_, source) => {
  expect(planted(source)).toEqual([]);
});
