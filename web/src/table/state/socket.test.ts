import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, FromServer, Hello } from "@/generated/socket";
import { useTransport } from "@/server/transport";
import { FarEnd, stubWindow, type FarSocket } from "@/testing/far-end";
import { newId, TableSocket } from "./socket";
import type { ConnectionState, Listener } from "./source";

const HELLO: Hello = {
  type: "hello",
  proto: 1,
  room: "r",
  rev: 3,
  seats: [2],
  server_time: 0,
};

function sentTo(socket: FarSocket, type: FromClient["type"]): FromClient[] {
  return (socket.sent as FromClient[]).filter((message) => message.type === type);
}

let far: FarEnd;
/** The window, which tells when the network comes and goes. */
let page: EventTarget;
let states: ConnectionState[];
let missed: number;
let table: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  page = stubWindow();
  far = new FarEnd();
  useTransport(far);
  states = [];
  missed = 0;
  const nothing = (): void => undefined;
  const listener: Listener = {
    connection: (state) => states.push(state),
    hello: nothing,
    room: nothing,
    view: nothing,
    presence: nothing,
    note: nothing,
    talked: nothing,
    missed: () => missed++,
  };
  table = new TableSocket("r");
  table.open(listener);
  far.socket().tell(HELLO);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a command", () => {
  it("is done when it is acknowledged", async () => {
    const outcome = table.play(2, 3, "end");
    const [sent] = sentTo(far.socket(), "cmd");
    far.socket().tell({ type: "ack", id: (sent as { id: string }).id, rev: 4 });
    expect(await outcome).toEqual({ done: true, rev: 4 });
  });

  it("is sent again under the same id while nobody answers", async () => {
    void table.play(2, 3, "end");
    await vi.advanceTimersByTimeAsync(3100);
    const sent = sentTo(far.socket(), "cmd");
    expect(sent.length).toBe(2);
    expect(sent[0]).toEqual(sent[1]);
  });

  it("is sent again when the connection is back", async () => {
    void table.play(2, 3, "end");
    const [first] = sentTo(far.socket(), "cmd");
    far.socket().hangUp(1006);
    await vi.advanceTimersByTimeAsync(1000);
    far.socket().tell(HELLO);
    expect(sentTo(far.socket(), "cmd")).toEqual([first]);
  });

  it("says why it is refused", async () => {
    const outcome = table.play(2, 3, "end");
    const [sent] = sentTo(far.socket(), "cmd");
    const message = { is: "message" as const, id: "error-command-stale" };
    far.socket().tell({
      type: "reject",
      id: (sent as { id: string }).id,
      code: "command.stale",
      rev: 5,
      message,
    });
    expect(await outcome).toEqual({ done: false, code: "command.stale", message, rule: null });
  });
});

describe("a connection", () => {
  it("is tried again when the server restarts", async () => {
    far.socket().hangUp(1012);
    await vi.advanceTimersByTimeAsync(1000);
    expect(far.sockets.length).toBe(2);
    far.socket().tell(HELLO);
    expect(states).toEqual(["connecting", "open", "lost", "lost", "open"]);
  });

  it.each([
    [4401, "signed-out"],
    [4403, "refused"],
    [4409, "elsewhere"],
    [4426, "outdated"],
  ])("closed with %i is %s, and not tried again", async (code, state) => {
    far.socket().hangUp(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe(state);
    expect(far.sockets.length).toBe(1);
  });

  it("is tried again at once when the network is back, and only where it is lost", () => {
    page.dispatchEvent(new Event("online"));
    expect(far.sockets.length).toBe(1);
    far.socket().hangUp(1006);
    page.dispatchEvent(new Event("online"));
    page.dispatchEvent(new Event("online"));
    expect(far.sockets.length).toBe(2);
    far.socket().tell(HELLO);
    expect(states).toEqual(["connecting", "open", "lost", "lost", "open"]);
    far.socket().hangUp(4409);
    page.dispatchEvent(new Event("online"));
    expect(far.sockets.length).toBe(2);
  });

  it("that has gone silent is given up", async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    expect(far.sockets.length).toBeGreaterThan(1);
  });
});

describe("what was missed", () => {
  const view: FromServer = {
    ...{ type: "view", rev: 3, seat: 2, view: {}, events: [], told: [] },
    ...{ ledger: null, ahead: null, held: null, undo: null, clocks: [] },
  };

  async function comeBack(rev: number): Promise<FromClient[]> {
    far.socket().tell(view);
    far.socket().hangUp(1012);
    await vi.advanceTimersByTimeAsync(1000);
    far.socket().tell({ ...HELLO, rev });
    far.socket().tell({ ...HELLO, rev });
    return sentTo(far.socket(), "sync");
  }

  it("is asked for once, by the revision that was seen last", async () => {
    expect(await comeBack(5)).toEqual([{ type: "sync", rev: 3 }]);
    expect(missed).toBe(0);
  });

  it("is not asked for where nothing has happened", async () => {
    expect(await comeBack(3)).toEqual([]);
  });

  it("is said to be more than will be told again, if it is", async () => {
    await comeBack(30);
    expect(missed).toBe(1);
  });
});

describe("a nonce", () => {
  const lobby = {
    ...{ type: "room", id: "r", rev: 1, status: "lobby", commitments: ["c"] },
  } as unknown as FromServer;

  it("is given once, after the server has bound itself and before the game begins", () => {
    far.socket().tell(lobby);
    far.socket().tell(lobby);
    const given = sentTo(far.socket(), "nonce");
    expect(given.length).toBe(1);
    expect(given[0]).toMatchObject({ nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  });

  it("is not given to a game that goes on", () => {
    far.socket().tell({ ...lobby, status: "playing" } as FromServer);
    expect(sentTo(far.socket(), "nonce")).toEqual([]);
  });
});

describe("what comes of a move", () => {
  const asks = (): FromClient[] => sentTo(far.socket(), "ask");

  it("is asked for again where somebody was too quick for the server", async () => {
    far.socket().tell(HELLO);
    const answer = table.ask(1, 3, "end");
    const [ask] = asks() as { id: string }[];
    far.socket().tell({
      ...{ type: "reject", id: ask?.id ?? "", rev: 3, code: "request.too_many" },
      ...{ message: { is: "message", id: "error-request-too-many", arguments: {} } },
    } as unknown as FromServer);
    await vi.advanceTimersByTimeAsync(1200);
    expect(asks().length).toBe(2);
    far.socket().tell({
      ...{ type: "answer", id: ask?.id ?? "", rev: 3, seat: 1, moves: { end: 1 } },
    } as unknown as FromServer);
    expect(await answer).toEqual({ end: 1 });
  });
});

describe("ids", () => {
  it("are different, and fit the protocol", () => {
    const made = new Set(Array.from({ length: 100 }, newId));
    expect(made.size).toBe(100);
    for (const id of made) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
  });
});
