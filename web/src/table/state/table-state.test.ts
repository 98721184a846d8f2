import { afterEach, expect, it, vi } from "vitest";
import type { TableView } from "./game-view";
import { say } from "@/words/messages";
import { presses } from "./presses";
import type { Listener, Outcome, TableSource } from "./source";
import { TableState } from "./table-state.svelte";

/** A table that answers every move alike. */
function answering(outcome: Outcome): TableState {
  const table = {
    open: () => undefined,
    play: () => Promise.resolve(outcome),
  } as unknown as TableSource;
  return new TableState(table);
}

it("says why a move is refused", async () => {
  const message = say("grass-reason-not-your-turn");
  const rule = "grass.turn.4";
  const state = answering({ done: false, code: "move.illegal", message, rule });
  expect(await state.play(1, "end")).toBe(false);
  expect(state.refusal).toEqual({ said: message, rule });
});

const STALE: Outcome = {
  done: false,
  code: "command.stale",
  message: say("error-command-stale", { rev: 1, since: 2 }),
};

it("says that a press did nothing when the table has gone on, and not by revisions", async () => {
  const state = answering(STALE);
  expect(await state.play(1, "decline")).toBe(false);
  // The table's question of this moment is not hidden.
  expect(state.refusal).toBeNull();
  expect(state.notes.map(({ message }) => message)).toEqual([say("page-too-late")]);
});

it("says nothing of what came too late without a press", async () => {
  const state = answering(STALE);
  expect(await state.playByItself(1, "decline")).toBe(false);
  expect([state.refusal, state.notes]).toEqual([null, []]);
});

afterEach(() => {
  vi.restoreAllMocks();
  presses.at = Infinity;
});

/** A table whose views are drawn when a test says so, at times that it says; it keeps moves. */
function drawn() {
  let listener: Listener | undefined;
  const sent: unknown[] = [];
  let draw: (() => void)[] = [];
  const wish =
    (what: string) =>
    (...about: unknown[]): Promise<Outcome> => {
      sent.push([what, ...about]);
      return Promise.resolve({ done: true, rev: 0 });
    };
  const table = {
    open: (one: Listener) => (listener = one),
    play: wish("play"),
    withdraw: wish("withdraw"),
    consent: wish("consent"),
    history: () => Promise.reject(new Error("nothing before")),
  } as unknown as TableSource;
  const state = new TableState(table, { whenDrawn: (then) => draw.push(then) });
  listener?.hello([3], 0);
  const arrives = (rev: number): void => {
    const view = { own: { legal: null } };
    listener?.view({ type: "view", seat: 3, rev, told: [], view } as unknown as TableView);
  };
  const isDrawnAt = (time: number): void => {
    vi.spyOn(performance, "now").mockReturnValue(time);
    for (const done of draw) done();
    draw = [];
  };
  return { state, sent, arrives, isDrawnAt };
}

it("counts a press for what was on the screen when it was begun", async () => {
  const { state, sent, arrives, isDrawnAt } = drawn();
  arrives(5);
  isDrawnAt(100);
  presses.at = 150;
  arrives(6);
  isDrawnAt(200); // and only then the button comes up
  await state.play(3, "accept");
  presses.at = 201;
  await state.play(3, "accept");
  await state.withdraw(3);
  await state.consent(true);
  expect(sent).toEqual([
    ["play", 3, 5, "accept"],
    ["play", 3, 6, "accept"],
    ["withdraw", 3, 6],
    ["consent", true, 6],
  ]);
});

it("does not count a press for what has come and is not drawn yet", async () => {
  const { state, sent, arrives, isDrawnAt } = drawn();
  arrives(5);
  isDrawnAt(100);
  arrives(6);
  presses.at = 150;
  await state.play(3, "accept");
  await state.playByItself(3, "decline");
  expect(sent).toEqual([
    ["play", 3, 5, "accept"],
    ["play", 3, 6, "decline"],
  ]);
});

it("takes no second move while the first one is under way, and says so of another one", async () => {
  const { state, sent, arrives, isDrawnAt } = drawn();
  arrives(5);
  isDrawnAt(100);
  const first = state.play(3, "decline");
  const again = state.play(3, "decline");
  expect(state.notes).toEqual([]);
  const another = state.play(3, "accept");
  expect(state.notes.map(({ message }) => message)).toEqual([say("page-too-late")]);
  expect(await Promise.all([first, again, another])).toEqual([true, false, false]);
  expect(sent).toHaveLength(1);
});

/** A table that tells what a test wants, and accepts every move. */
function telling(): {
  state: TableState;
  tell: (code: string, seat?: number) => void;
  show: (rev: number) => void;
} {
  let listener: Listener | undefined;
  const table = {
    open: (one: Listener) => (listener = one),
    play: () => Promise.resolve({ done: true }),
  } as unknown as TableSource;
  const state = new TableState(table, { whenDrawn: (then) => then() });
  const tell = (code: string, seat: number | null = null) =>
    listener?.note({ type: "note", code, seat, message: say("note-talk-muted") });
  const show = (rev: number) =>
    listener?.view({
      type: "view",
      seat: 1,
      rev,
      told: [],
      view: { own: { legal: null } },
    } as unknown as TableView);
  return { state, tell, show };
}

const codes = (state: TableState) => state.notes.map(({ code, seat }) => `${code} ${seat}`);

it("keeps the newest note of a kind", () => {
  const { state, tell } = telling();
  for (const seat of [2, 3, 2]) tell("seat.absent", seat);
  expect(codes(state)).toEqual(["seat.absent 3", "seat.absent 2"]);
});

it.each(["server.read_only", "server.lost"])(
  "does not say any more that nothing can be stored when it can (%s)",
  (trouble) => {
    const { state, tell } = telling();
    tell(trouble);
    tell("server.writes_again");
    expect(codes(state)).toEqual(["server.writes_again null"]);
  },
);

it("takes a table that goes on for a server that has its database again", () => {
  const { state, tell, show } = telling();
  show(4);
  tell("server.lost");
  show(4);
  expect(codes(state)).toEqual(["server.lost null"]);
  show(5);
  expect(codes(state)).toEqual([]);
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
  } as unknown as TableSource;
  const state = new TableState(table, { whenDrawn: (then) => then() });
  listener?.hello([1, 2], 0);
  const told = { 1: say("told-to-ann"), 2: say("told-to-ben") };
  for (const seat of [1, 2] as const) {
    const view = { own: { legal: null } };
    listener?.view({
      type: "view",
      seat,
      rev: 1,
      told: [told[seat]],
      view,
    } as unknown as TableView);
  }
  state.reader = 2;
  expect([state.told, state.news]).toEqual([[told[2]], [told[2]]]);
  state.reader = 0; // the device is passed on
  expect([state.told, state.news]).toEqual([[], []]);
  state.reader = 1;
  expect([state.told, state.news]).toEqual([[told[1]], [told[1]]]);
  expect(state.isForOne).toBe(false);
});
