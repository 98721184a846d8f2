/** The server's HTTP interface, typed by its own description. */

import type { Me, Problem, Routes } from "@/generated/api";
import { words } from "@/words/language.svelte";
import { transport } from "./transport";

export type { Problem };

/** The server has refused something: `detail` says why, in the reader's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(problem: Pick<Problem, "status" | "code" | "detail">) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
  }
}

const FOR_INVITED = ["person.invited_only", "person.table_only"];

/** Whether something was refused because it is for invited people only. */
export function isForInvited(error: unknown): boolean {
  return error instanceof Refusal && FOR_INVITED.includes(error.code);
}

let visitor: Promise<Me | null> | null = null;

/** Who is here, as far as the server knows: pages cannot see their own cookie. */
export function whoIsHere(): Promise<Me | null> {
  visitor ??= call("GET /api/visitor").then(
    (found) => found.me,
    () => {
      forgetWhoIsHere(); // asked again when the server can be reached
      return null;
    },
  );
  return visitor;
}

/** Ask anew who is here: the visitor may be somebody else now. */
export function forgetWhoIsHere(): void {
  visitor = null;
}

/** Milliseconds between two tries to reach the server. */
const BEFORE_NEXT_TRY = 1000;

/** Who is here, asked again until the server answers: "nobody" is never mere silence. */
export async function whoIsHereForSure(): Promise<Me | null> {
  for (;;) {
    try {
      const { me } = await call("GET /api/visitor");
      return me;
    } catch {
      await new Promise((done) => setTimeout(done, BEFORE_NEXT_TRY));
    }
  }
}

type Body<R extends keyof Routes> = Routes[R]["body"];

/**
 * Call a route: `call("POST /api/play", { game })`. Parts of the path come last; those that
 * the path has no place for are its query.
 */
export async function call<R extends keyof Routes>(
  route: R,
  ...[body, parts]: Body<R> extends undefined
    ? [body?: undefined, parts?: Record<string, string>]
    : [body: Body<R>, parts?: Record<string, string>]
): Promise<Routes[R]["answer"]> {
  const [method = "GET", path = ""] = route.split(" ");
  const query = new URLSearchParams(parts);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    query.delete(name);
    return parts?.[name] ?? "";
  });
  const asked = query.toString();
  const url = asked ? `${filled}?${asked}` : filled;
  const { status, body: answer } = await transport()
    .request({ method, path: url, language: words.language, body })
    .catch(() => {
      throw new Refusal({ status: 0, code: "offline", detail: words.say("page-offline") });
    });
  if (status >= 300) throw refusalOf(status, answer);
  if (method !== "GET") forgetWhoIsHere();
  return answer as Routes[R]["answer"];
}

/** The refusal of an answer; a proxy's error page, say, is told in general words. */
function refusalOf(status: number, answer: unknown): Refusal {
  if (typeof answer === "object" && answer) return new Refusal(answer as Problem);
  return new Refusal({ status, code: "unknown", detail: words.say("page-trouble") });
}

/** This person's part of the shuffle: nobody can have chosen it before. */
export function newNonce(): string {
  return randomHex(16);
}

/** Random bytes as hexadecimal digits; browsers have no other ids on pages that did not come by https. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
