/**
 * The part of a view that all games have in common.
 *
 * The server's socket protocol leaves views open (`unknown`), as each game has its own. Each game
 * types its views in one file (`view.ts`).
 */

import type { FromServer, View } from "@/generated/socket";

export interface GameView {
  game: string;
  /** A seat; 0 for a spectator. */
  viewer: number;
  table: { phase: string; to_act: number[] };
  own: { hand: unknown; pack?: unknown; legal: unknown };
}

export type TableView = Omit<View, "view"> & { view: GameView };

/** The messages of the socket, with typed views. */
export type FromTable = Exclude<FromServer, View> | TableView;
