/** The interface between the pages and a game. `games/registry.ts` lists the games that have it. */

import type { Component } from "svelte";
import type { PlyDocument, RulesTold } from "@/generated/api";
import type { TableState } from "@/table/state/table-state.svelte";
import type { Dealing } from "./dealing";
import type { Lesson } from "./lesson";

/** Something that is loaded when it is needed. */
export type Load<Part> = () => Promise<{ default: Part }>;

export type Page = Component<Record<string, never>>;

export interface Game {
  /** Its name on the server, in addresses and in ids of texts. */
  readonly name: string;
  /** Results are sums of money, or numbers. */
  readonly results: "money" | "number";
  /** It is played alone by default; other games are played against bots. */
  readonly isSolitaire: boolean;
  /** Behind the # of `/new`: a table for one person. */
  readonly newTable: string;
  /** Names and sentences of switches whose description in the rules is not enough, by message id. */
  readonly switches: {
    readonly names: Readonly<Record<string, string>>;
    readonly sentences: Readonly<Record<string, readonly string[]>>;
  };
  /** Pages that only this game has, by their path. */
  readonly pages: Readonly<Record<string, Load<Page>>>;
  /** The picture on the first page. */
  readonly HomePicture: Component<Record<string, never>>;
  /** The table, as a seat or a spectator (0) sees it. */
  readonly screen: Load<Component<{ state: TableState; seat: number }>>;
  readonly lesson: Load<Lesson>;
  readonly replay: Load<GameReplay>;
  /** For the rules page: all cards as a ruleset has them. */
  readonly cardGallery?: Load<Component<{ cards: RulesTold["cards"] }>>;
  /** The last section of the rules page. */
  readonly rulesAppendix?: Load<Page>;
  readonly scoreSheet: Load<Page>;
}

/** A game as the replay page needs it. */
export interface GameReplay {
  readonly dealing: Dealing;
  /** All cards as records write them, with their names. */
  cardNames(): (readonly [code: string, name: string])[];
  /** All hands, face up; missing where no hand is hidden. */
  readonly OpenHands?: Component<{ ply: PlyDocument; names: readonly string[] }>;
  /** Whether the ledger is shown in a corner of the table, not in the middle. */
  readonly hasLedgerInCorner: boolean;
}
