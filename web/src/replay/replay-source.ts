/** A finished game behind the interface of a table: it shows what it is told to, and takes no move. */

import type {
  History,
  PlyDocument,
  ReplayDocument,
  RoomDocument,
  TypedLine,
} from "@/generated/api";
import { call } from "@/server/api";
import type { GameView } from "@/table/state/game-view";
import type { Listener, Outcome, TableSource } from "@/table/state/source";
import { say } from "@/words/messages";

const CHUNK = 50;

/** All seats at once. */
export const OPEN = -1;

/** The view of a seat, or a spectator (0), after a ply. */
export function viewOf(ply: PlyDocument, seat: number): GameView | undefined {
  return ply.seen[seat]?.view as GameView | undefined;
}

export class ReplaySource implements TableSource {
  readonly #game: ReplayDocument;
  readonly #chunks = new Map<string, Promise<PlyDocument[]>>();
  #listener: Listener | null = null;
  #rev = 0;

  constructor(game: ReplayDocument) {
    this.#game = game;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    listener.room(roomOf(this.#game));
    listener.connection("open");
  }

  /** Plies as a seat saw them, a spectator (0), or all of them; both ends included. */
  async plies(first: number, last: number, viewer: number): Promise<PlyDocument[]> {
    const from = Math.max(0, first);
    const chunks: Promise<PlyDocument[]>[] = [];
    for (let at = Math.floor(from / CHUNK); at * CHUNK <= last; at++) {
      chunks.push(this.#chunk(at, viewer));
    }
    const found = (await Promise.all(chunks)).flat();
    return found.filter((one) => one.ply >= from && one.ply <= last);
  }

  #chunk(at: number, viewer: number): Promise<PlyDocument[]> {
    const key = `${viewer}/${at}`;
    const known = this.#chunks.get(key);
    if (known) return known;
    const asked = call("GET /api/replays/{room}/plies", undefined, {
      room: this.#game.room,
      first: String(at * CHUNK),
      last: String(Math.min(this.#game.plies, at * CHUNK + CHUNK - 1)),
      ...(viewer === OPEN ? {} : { viewer: String(viewer) }),
    });
    this.#chunks.set(key, asked);
    asked.catch(() => this.#chunks.delete(key));
    return asked;
  }

  /** Show a ply as a seat; nothing can be done there any more. */
  show(ply: PlyDocument, seat: number): void {
    const seen = ply.seen[seat];
    if (!seen) return;
    const view = viewOf(ply, seat);
    if (!view) return;
    this.#listener?.view({
      type: "view",
      rev: ++this.#rev,
      seat,
      view: { ...view, own: { ...view.own, legal: null } },
      events: seen.events,
      told: [],
      ledger: null,
      ahead: null,
      held: null,
      undo: null,
      clocks: [],
    });
  }

  #nothing(): Promise<Outcome> {
    return Promise.resolve({ done: false, code: "replay", message: say("page-trouble") });
  }
  play = (): Promise<Outcome> => this.#nothing();
  takeBack = (): Promise<Outcome> => this.#nothing();
  withdraw = (): Promise<Outcome> => this.#nothing();
  consent = (): Promise<Outcome> => this.#nothing();
  letStandIn = (): Promise<Outcome> => this.#nothing();
  comeBack = (): Promise<Outcome> => this.#nothing();
  ask = (): Promise<Record<string, unknown>> => Promise.resolve({});
  history = (): Promise<History> => Promise.resolve({ rev: 0, told: [], ledger: null });
  typed = (): Promise<TypedLine> => Promise.resolve({ moves: [], reason: "" });
  say(): void {}
  hurry(): void {}
  reopen(): void {}
  close(): void {}
}

function roomOf(game: ReplayDocument): RoomDocument {
  return {
    type: "room",
    id: game.room,
    rev: 0,
    game: game.game,
    ruleset: game.ruleset,
    status: "over",
    settings: {},
    chairs: game.names.map((name, place) => ({
      ...{ seat: place + 1, name, kind: "person", bot: null, stand_in: null },
      ...{ conceded: false, is_host: false, is_you: false, is_muted: false },
    })),
    ...{ is_host: false, code: null, undo: null, answered: [], closed_why: null },
    ...{ commitments: game.commitments, nonces: game.nonces, seeds: game.seeds },
    ...{ assisted: game.assisted, result: game.result, winners: game.winners },
    ...{ day: game.day, puzzle: game.puzzle, follows: null, followed_by: null },
    ...{ created: game.created, changed: game.created },
  };
}
