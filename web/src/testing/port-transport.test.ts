import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromClient } from "@/generated/socket";
import { findAnswer } from "@/server/answers";
import { call, Refusal } from "@/server/api";
import {
  useTransport,
  type ApiAnswer,
  type ApiRequest,
  type Socket,
  type SocketListener,
  type Transport,
} from "@/server/transport";
import { TableSocket } from "@/table/state/socket";
import { TableState } from "@/table/state/table-state.svelte";
import games from "./answers/games.json";
import { stubWindow } from "./far-end";
import { portTransport, serveOnPort } from "./port-transport";
import turn from "./recordings/grass-turn.json";

const [before, after] = turn.steps;
const HINT = { move: "lay 7", choices: [], orders: 1, is_compiled: true };

/** A program that could run in a worker: it plays one recorded turn, and finds one hint. */
class RecordedProgram implements Transport {
  #close: (path: string) => void = () => undefined;
  /** The path of the socket that the page closes. */
  readonly closed = new Promise<string>((resolve) => (this.#close = resolve));

  request({ method, path }: ApiRequest): Promise<ApiAnswer> {
    const known: Record<string, ApiAnswer> = {
      "GET /api/games": { status: 200, body: games[0]?.answer },
      "POST /api/jobs": { status: 201, body: { id: "hint", status: "waiting" } },
    };
    const body = { status: 404, code: "nothing", detail: "Niente." };
    return Promise.resolve(known[`${method} ${path}`] ?? { status: 404, body });
  }

  connect(path: string, listener: SocketListener): Socket {
    const told = path.startsWith("/api/tables/")
      ? (before?.sent ?? [])
      : [
          { status: "running", progress: { phase: "searching", share: 0.5, best: 7 } },
          { status: "done", progress: null, answer: HINT },
        ];
    queueMicrotask(() => told.forEach((message) => listener.message(message)));
    return {
      send: (message) => {
        const sent = message as FromClient;
        if (sent.type !== "cmd" || `${sent.seat} ${String(sent.move)}` !== after?.move) return;
        after.sent.forEach((message) => listener.message(message));
        listener.message({ type: "ack", id: sent.id, rev: sent.rev + 1 });
      },
      close: () => this.#close(path),
    };
  }
}

let program: RecordedProgram;
let channel: MessageChannel;

beforeEach(() => {
  for (const name of ["fetch", "WebSocket", "location"]) vi.stubGlobal(name, undefined);
  stubWindow();
  program = new RecordedProgram();
  channel = new MessageChannel();
  serveOnPort(channel.port2, program);
  useTransport(portTransport(channel.port1));
});

afterEach(() => {
  channel.port1.close();
  vi.unstubAllGlobals();
});

it("calls are answered, and refused, by a program behind a port", async () => {
  expect(await call("GET /api/games")).toEqual(games[0]?.answer);
  const refused = call("GET /api/tables/{room}", undefined, { room: "elsewhere" });
  await expect(refused).rejects.toEqual(
    new Refusal({ status: 404, code: "nothing", detail: "Niente." }),
  );
});

it("a game is played with a program behind a port", async () => {
  const table = new TableSocket("r");
  const state = await new Promise<TableState>((resolve) => {
    const seated: TableState = new TableState(table, { whenDrawn: () => resolve(seated) });
  });
  expect(state.connection).toBe("open");
  const { rev } = state.views.get(1) ?? { rev: 0 };
  const outcome = await table.play(1, rev, after?.move?.slice(2) ?? "");
  expect(outcome).toEqual({ done: true, rev: rev + 1 });
  expect(state.views.get(1)?.rev).toBe(rev + 1);
  state.close();
  expect(await program.closed).toBe("/api/tables/r/socket?proto=1");
});

it("a long answer is found by a program behind a port", async () => {
  const heard: unknown[] = [];
  const asked = findAnswer(
    "grove hint",
    { room: "r", seat: 1 },
    (progress) => heard.push(progress),
    new AbortController().signal,
  );
  expect(await asked).toEqual(HINT);
  expect(heard).toEqual([{ phase: "searching", share: 0.5, best: 7 }, null]);
  expect(await program.closed).toBe("/api/jobs/hint/socket?proto=1");
});
