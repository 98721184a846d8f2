import { describe, expect, it } from "vitest";
import type { ViewDocument } from "@/generated/grass";
import type { View } from "@/generated/socket";
import type { TableState } from "@/table/state/table-state.svelte";
import { statusOf } from "./status";
import { tradeOf } from "./trades";
import { GrassTurn } from "./turn.svelte";

const LUST_FOR_PANAMA = { give: "LC", want: "PA", to: null };
const FELONY = { give: "FE", ask: null };

/** Seat 1 has offered the table Lust Conquers All for Panama, and seat 2 is asked first. */
function seenBy(viewer: number, table: object, ahead: object | null = null): View {
  const view = {
    game: "grass",
    viewer,
    table: {
      phase: "answer",
      turn: 1,
      asked: 2,
      to_act: [2],
      offer: LUST_FOR_PANAMA,
      counter: null,
      seats: [],
      ...table,
    },
    own: { hand: { PA: 1 }, pack: {}, legal: null },
  };
  return { rev: 1, seat: viewer, view, ahead, held: null } as unknown as View;
}

function tradeFor(viewer: number, table: object = {}) {
  return tradeOf(seenBy(viewer, table).view as ViewDocument);
}

/** A seat that may answer before its turn has come. */
function answeringAhead(table: object): { turn: GrassTurn; state: TableState } {
  const sent = seenBy(3, table, { moves: ["accept", "counter HG", "decline"] });
  const state = { view: () => sent, told: [] } as unknown as TableState;
  return { turn: new GrassTurn(state, () => 3), state };
}

const COUNTERED = { phase: "countered", to_act: [1], counter: FELONY };

describe("the trade that a seat is asked about", () => {
  it("is the offer, to everybody who may answer it", () => {
    const offered = { partner: 1, give: "PA", get: "LC", isCounter: false };
    expect([tradeFor(2), tradeFor(3)]).toEqual([offered, offered]);
    expect(tradeFor(1)).toEqual({ partner: 2, give: "LC", get: "PA", isCounter: false });
  });

  it("is a counter only between the two whom it concerns", () => {
    expect(tradeFor(1, COUNTERED)).toEqual({ partner: 2, give: "LC", get: "FE", isCounter: true });
    expect(tradeFor(2, COUNTERED)).toEqual({ partner: 1, give: "FE", get: "LC", isCounter: true });
    expect(tradeFor(3, COUNTERED)).toEqual(tradeFor(3));
  });

  it("names the card that a counter asks for instead of the one offered", () => {
    const counter = { give: "FE", ask: "MO" };
    expect(tradeFor(1, { ...COUNTERED, counter })?.give).toBe("MO");
    expect(tradeFor(2, { ...COUNTERED, counter })?.get).toBe("MO");
    expect(tradeFor(3, { ...COUNTERED, counter })?.get).toBe("LC");
  });

  it("is what was agreed on while a hidden deal is carried out, and nobody else's", () => {
    const agreed = { phase: "hand", to_act: [1, 2], counter: FELONY };
    for (const phase of ["hand", "say"]) {
      expect(tradeFor(2, { ...agreed, phase })).toEqual(tradeFor(2, COUNTERED));
      expect(tradeFor(3, { ...agreed, phase })).toBeNull();
    }
  });

  it("is none for those to whom an offer was not made, and for spectators", () => {
    expect(tradeFor(3, { offer: { ...LUST_FOR_PANAMA, to: 2 } })).toBeNull();
    expect(tradeFor(0)).toBeNull();
    expect(tradeFor(2, { offer: null })).toBeNull();
  });
});

describe("a seat that may answer an offer while another's counter is thought about", () => {
  it("is told of the offer", () => {
    const { turn, state } = answeringAhead(COUNTERED);
    const said = statusOf(state, turn, turn.view as ViewDocument);
    expect(said).toMatchObject({
      id: "page-grass-offered",
      arguments: { who: { seat: 1 }, card: { code: "LC" }, other: { code: "PA" } },
    });
  });

  it("may decline it by itself, as before", () => {
    const { turn } = answeringAhead(COUNTERED);
    expect(turn.refusal?.token).toBe("decline");
    expect(turn.lacksWanted).toBe(false);
    const lacking = { ...COUNTERED, offer: { ...LUST_FOR_PANAMA, want: "MO" } };
    expect(answeringAhead(lacking).turn.lacksWanted).toBe(true);
  });
});
