import { describe, expect, it } from "vitest";
import { catalogueOf } from "@/testing/catalogue-of";
import { playBack } from "@/testing/recorded-table";
import hit from "@/testing/recordings/grass-hit.json";
import inTurn from "@/testing/recordings/grass-turn.json";
import { LegalMoves } from "./legal-moves.svelte";
import { matching } from "./typed-moves";

const NAMES = ["Ana", "Ben", "Zoé"];

/** The moves of a recorded table that are meant. */
function meant(recording: { seat: number }, typed: string): string[] {
  const { moves, cards } = new LegalMoves(playBack(recording, () => undefined).state, () => 1);
  const words = catalogueOf("en");
  const offered = moves.map((move) => ({ move, label: words.text(move.said, NAMES) }));
  return matching(offered, typed, cards).map(({ move }) => move.token);
}

describe("what somebody types", () => {
  it("means all moves that have its words", () => {
    expect(meant(hit, "")).toEqual(expect.arrayContaining(["play BU@2", "discard BU"]));
    expect(meant(inTurn, "pan steal")).toEqual(["play SN@2:PA"]);
    expect(meant(inTurn, "pan")).toEqual(expect.arrayContaining(["play PA", "discard PA"]));
    expect(meant(hit, "BUS zoe")).toEqual(["play BU@3"]);
    expect(meant(hit, "play bust on ben")).toEqual(["play BU@2"]);
    expect(meant(inTurn, "jamaica")).toEqual([]);
  });

  it("names cards by their place in the hand, too", () => {
    const { cards } = new LegalMoves(playBack(hit, () => undefined).state, () => 1);
    const place = cards.indexOf("BU") + 1;
    expect(meant(hit, `play ${place} ben`)).toEqual(["play BU@2"]);
    expect(meant(hit, `${place}`)).toEqual(["play BU@2", "play BU@3", "discard BU"]);
  });
});
