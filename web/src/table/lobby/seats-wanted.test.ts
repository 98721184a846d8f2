import { expect, test } from "vitest";
import { guestsOf, resized } from "./seats-wanted";

const nameOf = (seat: number): string => `Player ${seat}`;

test("a table for friends waits for them", () => {
  const others = resized([], 2, "friend");
  expect(guestsOf("", others, nameOf)).toEqual({ bots: [], start: false });
});

test("people at one device and bots begin at once", () => {
  const others = [
    { who: "hard", name: "" },
    { who: "here", name: " Ben " },
    { who: "here", name: "" },
  ];
  expect(guestsOf("", others, nameOf)).toEqual({
    people: ["Player 1", "Ben", "Player 4"],
    bots: ["hard"],
    start: true,
  });
});

test("fewer and more seats keep what was chosen for those that stay", () => {
  const chosen = [{ who: "easy", name: "" }];
  expect(resized(chosen, 2, "friend")).toEqual([chosen[0], { who: "friend", name: "" }]);
  expect(resized(chosen, 0, "friend")).toEqual([]);
});
