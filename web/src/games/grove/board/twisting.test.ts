import { expect, it } from "vitest";
import { Twisting } from "./twisting";

/** How many quarters come of a finger that goes round the other in small steps, by degrees. */
function quarters(degrees: number): number {
  const twisting = new Twisting();
  const at = (step: number) => {
    const turned = (step * Math.PI) / 180;
    return { x: 70 * Math.cos(turned), y: 70 * Math.sin(turned) };
  };
  let found = 0;
  const way = Math.sign(degrees);
  for (let step = 0; step !== degrees; step += way) {
    found += twisting.by(at(step), at(step + way), { x: 0, y: 0 });
  }
  return found;
}

it.each([
  [30, 0],
  [90, 1],
  [180, 2],
  [-90, -1],
  [360, 4],
])("turns %i degrees into %i quarters", (degrees, wanted) => {
  expect(quarters(degrees)).toBe(wanted);
});

it("does not tremble between two quarters", () => {
  const twisting = new Twisting();
  const still = { x: 0, y: 0 };
  const [less, more] = [
    { x: 70, y: 70 },
    { x: 70, y: 90 },
  ];
  expect(twisting.by({ x: 70, y: 0 }, more, still)).toBe(1);
  expect(twisting.by(more, less, still)).toBe(0);
  expect(twisting.by(less, more, still)).toBe(0);
});
