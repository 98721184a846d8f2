/** Answers that take the server seconds to find: asked for, waited for, or given up. */

import type { Progress } from "@/generated/api";
import type { Answers } from "@/generated/answers";
import { call, Refusal } from "./api";

/** What is asked about: a document; or the own seat at a table, or in a finished game. */
type About<Kind extends keyof Answers> = Answers[Kind]["asked"] extends null | { record: string }
  ? { room: string; seat: number }
  : { asked: Answers[Kind]["asked"] };

const PAUSE = 250; // milliseconds
const LONGEST = 1500;

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
  let job = await call("POST /api/jobs", { game, what, ...about });
  let pause = PAUSE;
  while (job.status === "waiting" || job.status === "running") {
    onProgress(job.progress);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(LONGEST, pause * 1.2);
    if (signal.aborted) {
      await call("DELETE /api/jobs/{job}", undefined, { job: job.id }).catch(() => undefined);
      signal.throwIfAborted();
    }
    job = await call("GET /api/jobs/{job}", undefined, { job: job.id });
  }
  if (job.status !== "done" || !job.answer) {
    throw new Refusal(job.trouble ?? { status: 0, code: job.status, detail: "" });
  }
  return job.answer as Answers[Kind]["answer"];
}
