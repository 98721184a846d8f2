import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JobDocument } from "@/generated/api";
import { findAnswer } from "./answers";
import { Refusal } from "./api";

/** The far end of a socket, as a browser has it. */
class FarEnd {
  static all: FarEnd[] = [];
  isClosed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FarEnd.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(job: Partial<JobDocument>): void {
    this.onmessage?.({ data: JSON.stringify({ status: "running", progress: null, ...job }) });
  }
  hangUp(code: number): void {
    this.onclose?.({ code });
  }
}

const ANSWER = { move: "lay 7", choices: [], orders: 1, is_compiled: true };
const PROGRESS = { phase: "searching", share: 0.5, best: 7 } as const;

let requests: string[];
let asked: number;
let heard: unknown[];
let stopped: AbortController;

/** The server takes every question, and gives each the next number. */
function answer(url: string, { method }: RequestInit): Promise<Response> {
  requests.push(`${method} ${url}`);
  if (method === "DELETE") return Promise.resolve(new Response(null, { status: 204 }));
  asked += 1;
  return Promise.resolve(Response.json({ id: `job-${asked}`, status: "waiting" }, { status: 201 }));
}

function find(): Promise<unknown> {
  const hear = (progress: unknown): unknown => heard.push(progress);
  return findAnswer("grove hint", { room: "r", seat: 1 }, hear, stopped.signal);
}

/** The socket that was opened last, once there are so many. */
async function far(count: number): Promise<FarEnd> {
  await vi.advanceTimersByTimeAsync(0);
  expect(FarEnd.all).toHaveLength(count);
  const found = FarEnd.all.at(-1);
  if (!found) throw new Error("no socket");
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.stubGlobal("WebSocket", FarEnd);
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("location", { protocol: "https:", host: "cards.example" });
  FarEnd.all = [];
  requests = [];
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
    const line = await far(1);
    expect(line.url).toBe("wss://cards.example/api/jobs/job-1/socket?proto=1");
    line.tell({ status: "waiting" });
    line.tell({ progress: PROGRESS });
    line.tell({ status: "done", answer: ANSWER });
    expect(await found).toEqual(ANSWER);
    expect(heard.slice(0, 2)).toEqual([null, PROGRESS]);
    expect(line.isClosed).toBe(true);
    expect(requests).toEqual(["POST /api/jobs"]);
  });

  it("is refused with the server's own words", async () => {
    const found = find();
    const trouble = { type: "", title: "", status: 422, code: "job.failed", detail: "Schade." };
    (await far(1)).tell({ status: "failed", trouble });
    await expect(found).rejects.toThrow("Schade.");
  });

  it("is followed again after a broken line, without another question", async () => {
    const found = find();
    (await far(1)).hangUp(1006);
    await vi.advanceTimersByTimeAsync(150);
    (await far(2)).tell({ status: "done", answer: ANSWER });
    expect(await found).toEqual(ANSWER);
    expect(new Set(FarEnd.all.map(({ url }) => url)).size).toBe(1);
    expect(requests).toHaveLength(1);
  });

  it("is followed again where the line says nothing any more", async () => {
    const found = find();
    const dead = await far(1);
    await vi.advanceTimersByTimeAsync(20_000);
    dead.tell({});
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await far(1)).toBe(dead);
    await vi.advanceTimersByTimeAsync(5_150);
    expect(dead.isClosed).toBe(true);
    const line = await far(2);
    dead.tell({ status: "failed" });
    line.tell({ status: "done", answer: ANSWER });
    expect(await found).toEqual(ANSWER);
  });

  it("is asked for again where the server has forgotten the question", async () => {
    const found = find();
    const line = await far(1);
    line.tell({});
    line.hangUp(1012);
    await vi.advanceTimersByTimeAsync(150);
    (await far(2)).hangUp(4403);
    const again = await far(3);
    expect(again.url).toContain("/job-2/");
    again.tell({ status: "done", answer: ANSWER });
    expect(await found).toEqual(ANSWER);
  });

  it("is not asked for again and again", async () => {
    const refused = expect(find()).rejects.toThrow(Refusal);
    for (let count = 1; count <= 3; count++) (await far(count)).hangUp(4403);
    await refused;
    expect(requests).toHaveLength(3);
  });

  it("is given up where no socket can be opened", async () => {
    const refused = expect(find()).rejects.toMatchObject({ code: "offline" });
    for (let count = 1; count <= 7; count++) {
      (await far(count)).hangUp(1006);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    await refused;
    expect(await far(7)).toBe(FarEnd.all[6]);
  });

  it("is given up by somebody who has been signed out", async () => {
    const refused = expect(find()).rejects.toMatchObject({ code: "unknown" });
    (await far(1)).hangUp(4401);
    await refused;
  });

  it("is cancelled at once when nobody waits for it any more", async () => {
    const given = expect(find()).rejects.toThrow("aborted");
    const line = await far(1);
    stopped.abort();
    await given;
    expect(line.isClosed).toBe(true);
    expect(requests).toEqual(["POST /api/jobs", "DELETE /api/jobs/job-1"]);
  });

  it("is cancelled when nobody waits before the question has arrived", async () => {
    const given = expect(find()).rejects.toThrow("aborted");
    stopped.abort();
    await given;
    expect(FarEnd.all).toEqual([]);
    expect(requests).toEqual(["POST /api/jobs", "DELETE /api/jobs/job-1"]);
  });
});
