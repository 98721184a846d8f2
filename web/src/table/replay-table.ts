/** A finished game as a table: it shows any ply as any seat saw it, and takes no moves. */

import type { PlyDocument, ReplayDocument } from "../generated/api";
import type { RoomDocument } from "../generated/socket";
import { call } from "../server/api";
import { say } from "../words/messages";
import type { Listener, Outcome, Table } from "./table";

/** As many plies as the server tells at once. */
const AT_ONCE = 40;

export class ReplayTable implements Table {
  readonly game: ReplayDocument;
  #listener: Listener | null = null;
  #plies = new Map<number, Promise<PlyDocument[]>>();

  constructor(game: ReplayDocument) {
    this.game = game;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    listener.connection("open");
    listener.room(roomOf(this.game));
  }

  /** Show the table after a ply as a viewer saw it; with what happened, if it follows the one before. */
  async show(
    number: number,
    viewer: number,
    withEvents: boolean,
  ): Promise<PlyDocument | undefined> {
    const ply = await this.ply(number);
    const seen = ply?.seen[viewer];
    if (!ply || !seen) return undefined;
    this.#listener?.hello([viewer], 0);
    this.#listener?.view({
      type: "view",
      rev: Date.now(),
      seat: viewer,
      view: seen.view,
      events: withEvents
        ? seen.events.map((event) =>
            "event" in event && typeof event["event"] === "object" ? event : { event },
          )
        : [],
      told: [],
      ledger: null,
      ahead: null,
      held: null,
      clocks: [],
    });
    return ply;
  }

  async ply(number: number): Promise<PlyDocument | undefined> {
    const first = number - (number % AT_ONCE);
    let some = this.#plies.get(first);
    if (!some) {
      const last = Math.min(this.game.plies, first + AT_ONCE - 1);
      const { room } = this.game;
      some = call("GET /api/replays/{room}/plies", undefined, {
        room,
        first: String(first),
        last: String(last),
      });
      this.#plies.set(first, some);
    }
    return (await some).find((one) => one.ply === number);
  }

  #refuse(): Promise<Outcome> {
    return Promise.resolve({ done: false, code: "room.over", message: say("page-grass-over") });
  }

  play = (): Promise<Outcome> => this.#refuse();
  takeBack = (): Promise<Outcome> => this.#refuse();
  withdraw = (): Promise<Outcome> => this.#refuse();
  consent = (): Promise<Outcome> => this.#refuse();
  letStandIn = (): Promise<Outcome> => this.#refuse();
  comeBack = (): Promise<Outcome> => this.#refuse();
  ask = (): Promise<Record<string, unknown>> => Promise.resolve({});
  say = (): void => undefined;
  reopen = (): void => undefined;

  close(): void {
    this.#listener = null;
  }
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
      seat: place + 1,
      name,
      kind: "person",
      bot: null,
      stand_in: null,
      conceded: false,
      is_host: false,
      is_you: false,
      is_muted: false,
    })),
    is_host: false,
    code: null,
    commitments: game.commitments,
    nonces: game.nonces,
    seeds: game.seeds,
    undo: null,
    answered: [],
    assisted: game.assisted,
    result: game.result,
    winners: game.winners,
    closed_why: null,
    day: game.day,
    puzzle: game.puzzle,
    follows: null,
    followed_by: null,
    created: game.created,
    changed: game.created,
  };
}
