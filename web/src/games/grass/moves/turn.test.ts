import { beforeEach, describe, expect, it } from "vitest";
import type { TableState } from "@/table/state/table-state.svelte";
import { playsToAskAbout } from "./moves";
import { GrassTurn } from "./turn.svelte";
import { nextChoice } from "./ways-to-play";

/** A table that knows what may be played, and keeps what is. */
class Played {
  moves: string[] = [];
  asked: string[] = [];
  refusal = null;
  hand: Record<string, number> = {};
  malformed: string[] = [];
  stash: Record<string, number> = { HG: 1 };

  view(): unknown {
    const seats = [
      { seat: 1, stash: this.stash, protections: [] },
      { seat: 2, stash: { MX: 1 }, protections: [] },
    ];
    const own = { hand: this.hand, pack: {}, legal: { moves: this.moves } };
    return { rev: 1, view: { game: "grass", viewer: 1, table: { phase: "turn", seats }, own } };
  }
  ask(_seat: number, token: string): Promise<unknown> {
    this.asked.push(token);
    const id = this.malformed.includes(token) ? "malformed" : "paranoia-needs-market";
    return Promise.resolve({ messages: [{ is: "message", id: `grass-reason-${id}` }] });
  }
}

let table: Played;
let turn: GrassTurn;

function holding(card: string, ...moves: string[]): void {
  table.hand = { [card]: 1 };
  table.moves = moves;
  turn = new GrassTurn(table as unknown as TableState, () => 1);
  turn.takeUp(0);
}

beforeEach(() => {
  table = new Played();
});

describe("a card that is dropped", () => {
  it("on the ashtray is discarded, if it may be", () => {
    holding("HG", "play HG", "discard HG");
    expect(turn.droppedOn({ on: "ashtray" })?.token).toBe("discard HG");
    holding("SO", "play SO@2");
    expect(turn.droppedOn({ on: "ashtray" })).toBeUndefined();
  });

  it("on the own table is played there, but nothing that is aimed at others", () => {
    holding("HG", "play HG", "discard HG");
    expect(turn.droppedOn({ on: "own table" })?.token).toBe("play HG");
    expect(turn.droppedOn({ on: "seat", seat: 2 })).toBeUndefined();
    holding("BU", "play BU@2", "discard BU");
    expect(turn.droppedOn({ on: "own table" })).toBeUndefined();
    expect(turn.droppedOn({ on: "seat", seat: 2 })?.token).toBe("play BU@2");
  });

  it("on a Peddle is played on just that one", () => {
    holding("SN", "play SN@2:MX", "discard SN");
    const peddle = { on: "peddle", seat: 2, code: "MX", isProtected: false } as const;
    expect(turn.droppedOn(peddle)?.token).toBe("play SN@2:MX");
    holding("PF", "play PF:HG", "discard PF");
    const own = { on: "own peddle", code: "HG", isProtected: false } as const;
    expect(turn.droppedOn(own)?.token).toBe("play PF:HG");
  });

  it("on who gets it is passed", () => {
    holding("HG", "pass HG");
    expect(turn.droppedOn({ on: "seat", seat: 2 })?.token).toBe("pass HG");
  });
});

describe("a card that cannot be played", () => {
  it("is asked about in the form that these rules have", async () => {
    table.malformed = ["play SO@2"];
    holding("SO");
    await new Promise((soon) => setTimeout(soon));
    expect(table.asked).toEqual(playsToAskAbout("SO", 2, "HG"));
    expect(turn.about.map((message) => message.id)).toEqual(["grass-reason-paranoia-needs-market"]);
  });
});

describe("a Protection", () => {
  it("covers as much as it can unless something else is picked", () => {
    table.stash = { HG: 2, MX: 1, CO: 1 };
    const ways = ["HG", "HG+HG", "MX", "HG+MX", "HG+HG+MX", "CO"];
    holding("GS", ...ways.map((way) => `play GS:${way}`), "discard GS");
    expect(turn.cover?.token).toBe("play GS:CO");
    turn.pickOwn("CO", false);
    expect(turn.cover).toBeUndefined();
    turn.pickOwn("HG", false);
    turn.pickOwn("MX", false);
    expect(turn.cover?.token).toBe("play GS:HG+MX");
  });
});

describe("a Peddle to choose on the table", () => {
  it("is said to pay the fine, or to be stolen", () => {
    holding("PF", "play PF:HG", "play PF:MX");
    expect(nextChoice(turn)).toBe("page-grass-choose-fine");
    holding("SN", "play SN@2:HG", "play SN@2:MX");
    expect(nextChoice(turn)).toBe("page-grass-choose-steal");
  });
});

describe("a swap", () => {
  it("needs no choice of what is given where there is none", () => {
    holding("BU", "swap HG>MX@2");
    turn.startSwap();
    expect(turn.swapped).toBe("HG");
    turn.pickOwn("HG", false);
    expect(turn.onPeddle(2, "MX", false)?.token).toBe("swap HG>MX@2");
  });

  it("begins with the Peddle that is dragged, and ends where it is dropped", () => {
    holding("BU", "swap HG>MX@2", "swap CO>MX@2");
    expect(turn.canDrag("CO", false)).toBe(true);
    expect(turn.canDrag("PA", false)).toBe(false);
    turn.takeUp("CO");
    const peddle = { on: "peddle", seat: 2, code: "MX", isProtected: false } as const;
    expect(turn.droppedOn(peddle)?.token).toBe("swap CO>MX@2");
    turn.pickOwn("CO", false);
    expect(turn.swapped).toBeNull();
  });
});
