import { describe, expect, it } from "vitest";
import { matching } from "./typed-moves";
import { readMove } from "./moves";

const OFFERED = [
  { move: readMove("play FE@2"), label: "Play Felony on Ben" },
  { move: readMove("play FE@3"), label: "Play Felony on Zoé" },
  { move: readMove("play PA"), label: "Peddle Panama" },
  { move: readMove("discard PA"), label: "Discard Panama" },
];
const HAND = ["PA", "FE"];

function meant(typed: string): string[] {
  return matching(OFFERED, typed, HAND).map(({ move }) => move.token);
}

describe("what somebody types", () => {
  it("means all moves that have its words", () => {
    expect(meant("")).toHaveLength(4);
    expect(meant("pan")).toEqual(["play PA", "discard PA"]);
    expect(meant("FEL zoe")).toEqual(["play FE@3"]);
    expect(meant("play felony on ben")).toEqual(["play FE@2"]);
    expect(meant("jamaica")).toEqual([]);
  });

  it("names cards by their place in the hand, too", () => {
    expect(meant("play 2 ben")).toEqual(["play FE@2"]);
    expect(meant("1")).toEqual(["play PA", "discard PA"]);
  });
});
