/**
 * Keeps the built files of one version, so that a page goes on with the files it began with when the
 * server has newer ones, and the page itself, so that there is something to see without a connection.
 * Answers of the server about games and people are never kept.
 */

import { isHashed, isScreen } from "./kept";

/** Put in by the build: a version of the client, and its files. */
declare const BUILD: { version: string; files: readonly string[] };

/** The interface of a service worker in browsers, as far as it is used here. */
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(kind: "install" | "activate", heard: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetched) => void): void;
  addEventListener(kind: "message", heard: (event: MessageEvent) => void): void;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}
const worker = self as unknown as Worker;

const FAMILY = "greentable-";
const OWN = FAMILY + BUILD.version;
const SHELL = "/";

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(OWN).then((cache) => cache.addAll([SHELL, ...BUILD.files])));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

// The page asks its reader first: everything is loaded anew then.
worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
  // A page asks by its own script whether it is of this version already.
  else event.ports[0]?.postMessage(BUILD.files.includes(event.data as string));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (isHashed(url.pathname)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && isScreen(url.pathname)) {
    event.respondWith(freshFirst(request));
  }
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== OWN);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file whose name says what is in it never changes. */
async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(OWN)).put(request, answer.clone());
  return answer;
}

/** The page is asked for each time, and only without a connection taken from here. */
async function freshFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}
