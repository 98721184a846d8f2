import { expect, it } from "vitest";
import { say } from "../words/messages";
import type { Outcome, Table } from "./table";
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
