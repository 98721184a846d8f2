import { expect, it } from "vitest";
import { spreadOut } from "./score-marks";

it("leaves marks where they are that are far enough from each other", () => {
  expect(spreadOut([0.5, 0, 1], 300, 12)).toEqual([150, 0, 300]);
});

it("puts marks that would hide each other side by side, the first seat first", () => {
  expect(spreadOut([0.02, 0, 0], 300, 12)).toEqual([24, 0, 12]);
});

it("stays on the line at its end", () => {
  expect(spreadOut([1, 0.99, 1], 300, 12)).toEqual([288, 276, 300]);
});
