/** The server's documents of Grass, with their types. */

import type {
  EventDocument,
  ExplanationDocument,
  LegalDocument,
  ViewDocument,
} from "@/generated/grass";
import type { GameView, TableView } from "@/table/state/game-view";
import type { TableState } from "@/table/state/table-state.svelte";
import type { MoveParts } from "./moves";

export function isGrass(view: GameView): view is ViewDocument {
  return view.game === "grass";
}

export function grassView(sent: TableView | undefined): ViewDocument | null {
  return sent && isGrass(sent.view) ? sent.view : null;
}

export function eventsOf({ events }: TableView): EventDocument[] {
  return (events as { event: EventDocument }[]).map(({ event }) => event);
}

/** The legal moves of a seat that may answer before its turn has come. */
export function movesAhead(sent: TableView | undefined): LegalDocument | null {
  return (sent?.ahead as LegalDocument | null | undefined) ?? null;
}

/** The effects of a move, or the reason why it is not legal; undefined if there is no answer. */
export async function explain(
  table: TableState,
  seat: number,
  move: string | MoveParts,
): Promise<ExplanationDocument | undefined> {
  return (await table.ask(seat, move)) as ExplanationDocument | undefined;
}
