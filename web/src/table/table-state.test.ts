import { expect, it } from "vitest";
import type { View } from "../generated/socket";
import { say } from "../words/messages";
import type { Listener, Outcome, Table } from "./table";
import { TableState } from "./table-state.svelte";

/** A table that answers every move alike. */
function answering(outcome: Outcome): TableState {
  const table = {
    open: () => undefined,
    play: () => Promise.resolve(outcome),
  } as unknown as Table;
  return new TableState(table);
}

it("says why a move is refused", async () => {
  const message = say("grass-reason-not-your-turn");
  const state = answering({ done: false, code: "move.illegal", message });
  expect(await state.play(1, "end")).toBe(false);
  expect(state.refusal).toBe(message);
});

it("does not talk of revisions when the table has gone on before a click arrived", async () => {
  const message = say("error-command-stale", { rev: 1, since: 2 });
  const state = answering({ done: false, code: "command.stale", message });
  expect(await state.play(1, "decline")).toBe(false);
  expect(state.refusal).toBeNull();
});

/** A table that tells what a test wants, and accepts every move. */
function telling(): { state: TableState; tell: (code: string, seat?: number) => void } {
  let listener: Listener | undefined;
  const table = {
    open: (one: Listener) => (listener = one),
    play: () => Promise.resolve({ done: true }),
  } as unknown as Table;
  const state = new TableState(table);
  const tell = (code: string, seat: number | null = null) =>
    listener?.note({ type: "note", code, seat, message: say("note-talk-muted") });
  return { state, tell };
}

const codes = (state: TableState) => state.notes.map(({ code, seat }) => `${code} ${seat}`);

it("keeps the newest note of a kind", () => {
  const { state, tell } = telling();
  for (const seat of [2, 3, 2]) tell("seat.absent", seat);
  expect(codes(state)).toEqual(["seat.absent 3", "seat.absent 2"]);
});

it("does not say any more that nothing can be stored when it can", () => {
  const { state, tell } = telling();
  tell("server.read_only");
  tell("server.writes_again");
  expect(codes(state)).toEqual(["server.writes_again null"]);
});

it("forgets with the next move that a move could not be taken back", async () => {
  const { state, tell } = telling();
  tell("undo.refused", 2);
  tell("talk.muted");
  expect(codes(state)).toEqual(["undo.refused 2", "talk.muted null"]);
  await state.play(1, "end");
  expect(codes(state)).toEqual(["talk.muted null"]);
});

it("keeps what each of several people at one device was told to themselves", () => {
  let listener: Listener | undefined;
  const table = {
    open: (one: Listener) => (listener = one),
    history: () => Promise.reject(new Error("nothing before")),
  } as unknown as Table;
  const state = new TableState(table);
  listener?.hello([1, 2], 0);
  const told = { 1: say("told-to-ann"), 2: say("told-to-ben") };
  for (const seat of [1, 2] as const) {
    const view = { own: { legal: null } };
    listener?.view({ type: "view", seat, rev: 1, told: [told[seat]], view } as unknown as View);
  }
  state.reader = 2;
  expect([state.told, state.news]).toEqual([[told[2]], [told[2]]]);
  state.reader = 0; // the device is passed on
  expect([state.told, state.news]).toEqual([[], []]);
  state.reader = 1;
  expect([state.told, state.news]).toEqual([[told[1]], [told[1]]]);
  expect(state.isForOne).toBe(false);
});
