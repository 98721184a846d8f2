import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JobDocument } from "@/generated/api";
import { FarEnd, stubWindow, type FarSocket } from "@/testing/far-end";
import { findAnswer } from "./answers";
import { Refusal } from "./api";
import { useTransport, type ApiAnswer, type ApiRequest } from "./transport";

const ANSWER = { move: "lay 7", choices: [], orders: 1, is_compiled: true };
const PROGRESS = { phase: "searching", share: 0.5, best: 7 } as const;

let far: FarEnd;
let asked: number;
let heard: unknown[];
let stopped: AbortController;

/** The server takes every question, and gives each the next number. */
function answer({ method }: ApiRequest): ApiAnswer {
  if (method === "DELETE") return { status: 204, body: undefined };
  asked += 1;
  return { status: 201, body: { id: `job-${asked}`, status: "waiting" } };
}

function find(): Promise<unknown> {
  const hear = (progress: unknown): unknown => heard.push(progress);
  return findAnswer("grove hint", { room: "r", seat: 1 }, hear, stopped.signal);
}

/** The socket that was opened last, once there are so many. */
async function opened(count: number): Promise<FarSocket> {
  await vi.advanceTimersByTimeAsync(0);
  expect(far.sockets).toHaveLength(count);
  return far.socket();
}

function tell(socket: FarSocket, job: Partial<JobDocument>): void {
  socket.tell({ status: "running", progress: null, ...job });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  stubWindow();
  far = new FarEnd(answer);
  useTransport(far);
  asked = 0;
  heard = [];
  stopped = new AbortController();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a long answer", () => {
  it("comes over a socket, and before it how far it is", async () => {
    const found = find();
    const socket = await opened(1);
    expect(socket.path).toBe("/api/jobs/job-1/socket?proto=1");
    tell(socket, { status: "waiting" });
    tell(socket, { progress: PROGRESS });
    tell(socket, { status: "done", answer: ANSWER });
    expect(await found).toEqual(ANSWER);
    expect(heard.slice(0, 2)).toEqual([null, PROGRESS]);
    expect(socket.isClosed).toBe(true);
    expect(far.asked).toEqual(["POST /api/jobs"]);
  });

  it("is refused with the server's own words", async () => {
    const found = find();
    const trouble = { type: "", title: "", status: 422, code: "job.failed", detail: "Schade." };
    tell(await opened(1), { status: "failed", trouble });
    await expect(found).rejects.toThrow("Schade.");
  });

  it("is followed again after a broken line, without another question", async () => {
    const found = find();
    (await opened(1)).hangUp(1006);
    await vi.advanceTimersByTimeAsync(150);
    tell(await opened(2), { status: "done", answer: ANSWER });
    expect(await found).toEqual(ANSWER);
    expect(new Set(far.sockets.map(({ path }) => path)).size).toBe(1);
    expect(far.asked).toHaveLength(1);
  });

  it("is followed again where the line says nothing any more", async () => {
    const found = find();
    const dead = await opened(1);
    await vi.advanceTimersByTimeAsync(20_000);
    tell(dead, {});
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await opened(1)).toBe(dead);
    await vi.advanceTimersByTimeAsync(5_150);
    expect(dead.isClosed).toBe(true);
    const socket = await opened(2);
    tell(socket, { status: "done", answer: ANSWER });
    expect(await found).toEqual(ANSWER);
  });

  it("is asked for again where the server has forgotten the question", async () => {
    const found = find();
    const socket = await opened(1);
    tell(socket, {});
    socket.hangUp(1012);
    await vi.advanceTimersByTimeAsync(150);
    (await opened(2)).hangUp(4403);
    const again = await opened(3);
    expect(again.path).toContain("/job-2/");
    tell(again, { status: "done", answer: ANSWER });
    expect(await found).toEqual(ANSWER);
  });

  it("is not asked for again and again", async () => {
    const refused = expect(find()).rejects.toThrow(Refusal);
    for (let count = 1; count <= 3; count++) (await opened(count)).hangUp(4403);
    await refused;
    expect(far.asked).toHaveLength(3);
  });

  it("is given up where no socket can be opened", async () => {
    const refused = expect(find()).rejects.toMatchObject({ code: "offline" });
    for (let count = 1; count <= 7; count++) {
      (await opened(count)).hangUp(1006);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    await refused;
    expect(await opened(7)).toBe(far.sockets[6]);
  });

  it("is given up by somebody who has been signed out", async () => {
    const refused = expect(find()).rejects.toMatchObject({ code: "unknown" });
    (await opened(1)).hangUp(4401);
    await refused;
  });

  it("is cancelled at once when nobody waits for it any more", async () => {
    const given = expect(find()).rejects.toThrow("aborted");
    const socket = await opened(1);
    stopped.abort();
    await given;
    expect(socket.isClosed).toBe(true);
    expect(far.asked).toEqual(["POST /api/jobs", "DELETE /api/jobs/job-1"]);
  });

  it("is cancelled when nobody waits before the question has arrived", async () => {
    const given = expect(find()).rejects.toThrow("aborted");
    stopped.abort();
    await given;
    expect(far.sockets).toEqual([]);
    expect(far.asked).toEqual(["POST /api/jobs", "DELETE /api/jobs/job-1"]);
  });
});
