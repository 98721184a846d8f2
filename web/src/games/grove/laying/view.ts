/** The server's documents of Grove, with their types. */

import type { EventDocument, ExplanationDocument, ViewDocument } from "@/generated/grove";
import type { Lying } from "@/games/grove/cards/placements";
import type { GameView, TableView } from "@/table/state/game-view";
import type { TableState } from "@/table/state/table-state.svelte";

export function isGrove(view: GameView): view is ViewDocument {
  return view.game === "grove";
}

export function groveView(sent: TableView | undefined): ViewDocument | null {
  return sent && isGrove(sent.view) ? sent.view : null;
}

export function eventsOf({ events }: TableView): EventDocument[] {
  return (events as { event: EventDocument }[]).map(({ event }) => event);
}

/** The effects of a placement, or the reason why it is not legal; undefined if there is no answer. */
export async function explain(
  table: TableState,
  seat: number,
  laid: Lying,
): Promise<ExplanationDocument | undefined> {
  return (await table.ask(seat, { ...laid })) as ExplanationDocument | undefined;
}
