import { describe, expect, it, vi } from "vitest";
import type { TypedLine } from "@/generated/api";
import { say } from "@/words/messages";
import { TypedMoves } from "./typed-moves.svelte";

/** A server that answers when it is told to, each line by a move of that name. */
function slowServer(): {
  asked: string[];
  answer: (line: string) => Promise<void>;
  typed: TypedMoves;
} {
  const asked: string[] = [];
  const open = new Map<string, (found: TypedLine) => void>();
  const typed = new TypedMoves((line) => {
    asked.push(line);
    return new Promise((settle) => open.set(line, settle));
  });
  const answer = async (line: string): Promise<void> => {
    await vi.waitFor(() => expect(asked).toContain(line));
    open.get(line)?.({ moves: [{ move: line, said: say("grass-move-end") }], reason: "" });
  };
  return { asked, answer, typed };
}

describe("a typed line", () => {
  it("is asked about one at a time, and of those that wait only the newest", async () => {
    const { asked, answer, typed } = slowServer();
    for (const line of ["d", "di", "dis"]) void typed.about(line);
    expect(asked).toEqual(["d"]);
    await answer("d");
    expect(typed.isAnswered).toBe(false);
    await answer("dis");
    expect((await typed.newest()).map(({ move }) => move)).toEqual(["dis"]);
    expect(typed.isAnswered).toBe(true);
    expect(asked).toEqual(["d", "dis"]);
  });

  it("means for Enter what its own answer says, not the one before", async () => {
    const { answer, typed } = slowServer();
    void typed.about("d");
    void typed.about("dis");
    const newest = typed.newest();
    await answer("d");
    await answer("dis");
    expect((await newest).map(({ move }) => move)).toEqual(["dis"]);
  });

  it("has a reason where the server cannot be reached", async () => {
    const typed = new TypedMoves(() => Promise.reject(new Error("offline")));
    await typed.about("d");
    expect([typed.found, typed.reason]).toEqual([[], "offline"]);
  });
});
