import { describe, expect, it } from "vitest";
import { playBack } from "@/testing/recorded-table";
import alone from "@/testing/recordings/grass-alone.json";
import coverable from "@/testing/recordings/grass-cover.json";
import fine from "@/testing/recordings/grass-fine.json";
import passing from "@/testing/recordings/grass-pass.json";
import swapping from "@/testing/recordings/grass-swap.json";
import inTurn from "@/testing/recordings/grass-turn.json";
import { GrassTurn } from "./turn.svelte";
import { nextChoice } from "./ways-to-play";

function seated(recording: { seat: number }) {
  const { state, table } = playBack(recording, () => undefined);
  const turn = new GrassTurn(state, () => recording.seat);
  return { turn, table, takeUp: (code: string) => turn.takeUp(turn.cards.indexOf(code)) };
}

const peddle = (seat: number, code: string) =>
  ({ on: "peddle", seat, code, isProtected: false }) as const;

describe("a card that is dropped", () => {
  it("on the ashtray is discarded, if it may be", () => {
    const { turn, table, takeUp } = seated(inTurn);
    takeUp("HG");
    expect(turn.droppedOn({ on: "ashtray" })?.token).toBe("discard HG");
    table.goOn();
    expect(turn.card).toBe("HG");
    expect(turn.droppedOn({ on: "ashtray" })).toBeUndefined();
  });

  it("on the own table is played there, but nothing that is aimed at others", () => {
    const { turn, takeUp } = seated(inTurn);
    takeUp("HG");
    expect(turn.droppedOn({ on: "own table" })?.token).toBe("play HG");
    expect(turn.droppedOn({ on: "seat", seat: 2 })).toBeUndefined();
    takeUp("BU");
    expect(turn.droppedOn({ on: "own table" })).toBeUndefined();
    expect(turn.droppedOn({ on: "seat", seat: 2 })?.token).toBe("play BU@2");
  });

  it("on a Peddle is played on just that one", () => {
    const { turn, takeUp } = seated(inTurn);
    takeUp("SN");
    expect(turn.droppedOn(peddle(2, "MX"))?.token).toBe("play SN@2:MX");
    const payer = seated(fine);
    payer.takeUp("PF");
    const own = { on: "own peddle", code: "HG", isProtected: false } as const;
    expect(payer.turn.droppedOn(own)?.token).toBe("play PF:HG");
  });

  it("on who gets it is passed", () => {
    const { turn, takeUp } = seated(passing);
    takeUp("HG");
    expect(turn.droppedOn({ on: "seat", seat: 2 })?.token).toBe("pass HG");
  });
});

describe("a card that cannot be played", () => {
  it("says why, with the rule, as the view tells it", () => {
    const { turn, takeUp } = seated(alone);
    takeUp("HG");
    expect(turn.about).toMatchObject([
      { said: { id: "grass-reason-market-not-open" }, rule: "grass.market.1" },
    ]);
    takeUp("MO");
    expect(turn.about).toEqual([]);
  });
});

describe("a Protection", () => {
  it("covers as much as it can unless something else is picked", () => {
    const { turn, takeUp } = seated(coverable);
    takeUp("GS");
    expect(turn.cover?.token).toBe("play GS:CO");
    turn.pickOwn("CO", false);
    expect(turn.cover).toBeUndefined();
    expect(nextChoice(turn)).toBe("page-grass-choose-cover");
    turn.pickOwn("HG", false);
    turn.pickOwn("MX", false);
    expect(turn.cover?.token).toBe("play GS:HG+MX");
  });
});

describe("a Peddle to choose on the table", () => {
  it("is said to pay the fine, or to be stolen", () => {
    const payer = seated(fine);
    payer.takeUp("PF");
    expect(nextChoice(payer.turn)).toBe("page-grass-choose-fine");
    const { turn, takeUp } = seated(inTurn);
    takeUp("SN");
    expect(nextChoice(turn)).toBe("page-grass-choose-steal");
  });
});

describe("a swap", () => {
  it("needs no choice of what is given where there is none", () => {
    const { turn } = seated(swapping);
    turn.startSwap();
    expect(turn.swapped).toBe("HG");
    turn.pickOwn("HG", false);
    expect(turn.onPeddle(4, "MX", false)?.token).toBe("swap HG>MX@4");
  });

  it("begins with the Peddle that is dragged, and ends where it is dropped", () => {
    const { turn } = seated(inTurn);
    expect(turn.canDrag("CO", false)).toBe(true);
    expect(turn.canDrag("PA", false)).toBe(false);
    turn.takeUp("CO");
    expect(turn.droppedOn(peddle(2, "MX"))?.token).toBe("swap CO>MX@2");
    turn.pickOwn("CO", false);
    expect(turn.swapped).toBeNull();
  });
});
