import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FarEnd, stubWindow } from "@/testing/far-end";
import { ReconnectingSocket, retryAfter } from "./reconnecting-socket";
import { useTransport } from "./transport";

let far: FarEnd;
let page: EventTarget;
let heard: unknown[];
let socket: ReconnectingSocket<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  page = stubWindow();
  far = new FarEnd();
  useTransport(far);
  heard = [];
  socket = new ReconnectingSocket("/api/somewhere", {
    connecting: (failures) => heard.push(`connecting after ${failures}`),
    message: (message) => heard.push(message),
    closed: (code, failures) => {
      heard.push(`${code} after ${failures}`);
      return code < 4000;
    },
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a reconnecting socket", () => {
  it("counts failures until a message comes", async () => {
    far.socket().hangUp(1012);
    await vi.runOnlyPendingTimersAsync();
    far.socket().hangUp(1006);
    await vi.advanceTimersByTimeAsync(1000);
    far.socket().tell(["hello"]);
    far.socket().hangUp(1006);
    expect(heard).toEqual([
      ...["connecting after 0", "1012 after 1", "connecting after 1", "1006 after 2"],
      ...["connecting after 2", ["hello"], "1006 after 1"],
    ]);
  });

  it("stays closed where its listener says so, until it is reopened", async () => {
    far.socket().hangUp(4409);
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(far.sockets).toHaveLength(1);
    socket.reopen();
    expect(heard.at(-1)).toBe("connecting after 0");
    expect(far.sockets).toHaveLength(2);
  });

  it("leaves the old socket when it is reopened", () => {
    const [first] = far.sockets;
    socket.reopen();
    expect(first?.isClosed).toBe(true);
    socket.send(["to the second"]);
    expect(far.sockets.map(({ sent }) => sent)).toEqual([[], [["to the second"]]]);
  });

  it("is dead when a device has slept, at the first look at the clock", async () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(500);
    expect(heard.at(-1)).toBe("1006 after 1");
  });

  it("does nothing more once it is closed", async () => {
    far.socket().hangUp(1006);
    socket.close();
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(far.sockets).toHaveLength(1);
  });
});

it("waits longer after each failure, up to a limit", () => {
  expect(retryAfter(1, 0)).toBe(150);
  expect(retryAfter(1, 1)).toBe(300);
  expect(retryAfter(30, 1)).toBe(15_000);
});
