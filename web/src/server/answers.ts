/** Answers that take the server seconds to find: asked for, followed over a socket, or given up. */

import type { JobDocument, Progress } from "@/generated/api";
import type { Answers } from "@/generated/answers";
import { words } from "@/words/language.svelte";
import { call, Refusal } from "./api";
import { MOST_FAILURES, ReconnectingSocket } from "./reconnecting-socket";

/** The subject of a question: a document; or the own seat at a table, or in a finished game. */
type About<Kind extends keyof Answers> = Answers[Kind]["asked"] extends null | { record: string }
  ? { room: string; seat: number }
  : { asked: Answers[Kind]["asked"] };

/** How often a question is asked that the server has forgotten, as when it was started again. */
const MOST_ASKED = 3;
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
    if (signal.aborted) return resolve(null);
    const end = (settle: () => void): false => {
      signal.removeEventListener("abort", giveUp);
      socket.close();
      settle();
      return false;
    };
    const giveUp = (): void => void end(() => resolve(null));
    const socket = new ReconnectingSocket<JobDocument>(`/api/jobs/${id}/socket`, {
      message: (job) => {
        onProgress(job.progress);
        if (job.status !== "waiting" && job.status !== "running") end(() => resolve(job));
      },
      closed: (code, failures) => {
        if (code === NOT_THERE) return end(() => resolve(null));
        if (FINAL.includes(code)) return end(() => reject(lost("unknown")));
        if (failures > MOST_FAILURES) return end(() => reject(lost("offline")));
        return true;
      },
    });
    signal.addEventListener("abort", giveUp);
  });
}

function lost(code: "offline" | "unknown"): Refusal {
  const detail = words.say(code === "offline" ? "page-offline" : "page-trouble");
  return new Refusal({ status: 0, code, detail });
}
