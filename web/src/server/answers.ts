/** Answers that take the server seconds to find: asked for, followed over a socket, or given up. */

import type { JobDocument, Progress } from "@/generated/api";
import type { Answers } from "@/generated/answers";
import { words } from "@/words/language.svelte";
import { call, Refusal } from "./api";
import { DEAD_AFTER, retryAfter, socketUrl } from "./line";

/** What is asked about: a document; or the own seat at a table, or in a finished game. */
type About<Kind extends keyof Answers> = Answers[Kind]["asked"] extends null | { record: string }
  ? { room: string; seat: number }
  : { asked: Answers[Kind]["asked"] };

/** How often a question is asked that the server has forgotten, as when it was started again. */
const MOST_ASKED = 3;
/** How often in a row a socket is opened that tells nothing. */
const MOST_TRIES = 6;
/** The server does not know the question, or no longer. */
const NOT_THERE = 4403;
/** Close codes after which neither trying again nor asking again is of any use. */
const FINAL = [4401, 4426];

/**
 * Ask, and wait for the answer; `onProgress` hears how far it is. Aborting gives it up.
 * Throws a Refusal where there is no answer.
 */
export async function findAnswer<Kind extends keyof Answers>(
  kind: Kind,
  about: About<Kind>,
  onProgress: (progress: Progress | null) => void,
  signal: AbortSignal,
): Promise<Answers[Kind]["answer"]> {
  const [game = "", what = ""] = kind.split(" ");
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const { id } = await call("POST /api/jobs", { game, what, ...about });
    const job = await follow(id, onProgress, signal);
    if (signal.aborted) {
      await call("DELETE /api/jobs/{job}", undefined, { job: id }).catch(() => undefined);
      signal.throwIfAborted();
    }
    if (!job) continue;
    if (job.status === "done" && job.answer) return job.answer as Answers[Kind]["answer"];
    throw new Refusal(job.trouble ?? { status: 0, code: job.status, detail: "" });
  }
  throw lost("unknown");
}

/** A question once it is finished; null if the server has forgotten it, or nobody waits any more. */
function follow(
  id: string,
  onProgress: (progress: Progress | null) => void,
  signal: AbortSignal,
): Promise<JobDocument | null> {
  return new Promise((resolve, reject) => {
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;

    const connect = (): void => {
      const opened = new WebSocket(socketUrl(`/api/jobs/${id}/socket`, location));
      socket = opened;
      opened.onmessage = (event: MessageEvent<string>) => {
        if (socket !== opened) return;
        tries = 0;
        waitForSign();
        const job = JSON.parse(event.data) as JobDocument;
        onProgress(job.progress);
        if (job.status !== "waiting" && job.status !== "running") end(() => resolve(job));
      };
      opened.onclose = ({ code }) => {
        if (socket === opened) closed(code);
      };
      waitForSign();
    };
    const closed = (code: number): void => {
      tries += 1;
      if (code === NOT_THERE) end(() => resolve(null));
      else if (FINAL.includes(code)) end(() => reject(lost("unknown")));
      else if (tries > MOST_TRIES) end(() => reject(lost("offline")));
      else {
        clearTimeout(timer);
        timer = setTimeout(connect, retryAfter(tries));
      }
    };
    /** The server says something every few seconds: a line on which it does not is dead. */
    const waitForSign = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        leave();
        closed(1006);
      }, DEAD_AFTER);
    };
    const leave = (): void => {
      const left = socket;
      socket = null;
      left?.close();
    };
    const giveUp = (): void => end(() => resolve(null));
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
      leave();
      settle();
    };

    if (signal.aborted) return resolve(null);
    signal.addEventListener("abort", giveUp);
    connect();
  });
}

function lost(code: "offline" | "unknown"): Refusal {
  const detail = words.say(code === "offline" ? "page-offline" : "page-trouble");
  return new Refusal({ status: 0, code, detail });
}
