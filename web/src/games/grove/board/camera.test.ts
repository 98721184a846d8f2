import { expect, it } from "vitest";
import { CELL, Camera } from "./camera.svelte";

const GROVE = { left: 0, top: 0, right: 3, bottom: 2 };

function camera(wide: number, high: number): Camera {
  const made = new Camera(() => true);
  made.wide = wide;
  made.high = high;
  made.fit(GROVE);
  return made;
}

it("shows the whole grove with room for a card around it", () => {
  const { box, unit } = camera(1000, 700);
  expect(box.x).toBeLessThan(-2 * CELL);
  expect(box.x + box.w).toBeGreaterThan(5 * CELL);
  expect(box.y).toBeLessThan(-2 * CELL);
  expect(box.y + box.h).toBeGreaterThan(4 * CELL);
  expect(CELL / unit).toBeLessThanOrEqual(92);
});

it("comes closer to a grove that is finished", () => {
  const shown = camera(390, 700);
  const before = shown.unit;
  shown.fit(GROVE, { grows: false });
  expect(shown.unit).toBeLessThan(before);
  expect(shown.box.x).toBeLessThan(0);
});

it("leaves the score room above a grove that is finished", () => {
  const shown = camera(850, 750);
  shown.fit({ left: -4, top: -5, right: 7, bottom: 4 }, { grows: false });
  expect((-5 * CELL - shown.box.y) / shown.unit).toBeGreaterThan(62);
});

it("comes closer where cells would be too small for a finger", () => {
  const wide = { left: -3, top: 0, right: 4, bottom: 3 };
  const shown = camera(360, 430);
  shown.fit(wide);
  expect(CELL / shown.unit).toBeGreaterThan(38);
  expect(shown.box.x).toBeLessThan(-3.5 * CELL); // a card that reaches out has its middle there
});

it("shows a part of a high grove on a low screen, and the whole when that is wanted", () => {
  const high = { left: 0, top: -6, right: 3, bottom: 6 };
  const shown = camera(320, 240);
  shown.fit(high);
  expect(CELL / shown.unit).toBeGreaterThan(24);
  shown.fit(high, { whole: true });
  expect(shown.box.y).toBeLessThan(-6 * CELL);
  expect(shown.box.y + shown.box.h).toBeGreaterThan(6 * CELL);
});

it("moves just as far as needed to have a card in sight", () => {
  const shown = camera(360, 430);
  const { box } = shown;
  shown.reveal({ left: 0, top: 0, right: 3, bottom: 2 });
  expect(shown.box).toEqual(box);
  shown.reveal({ left: 9, top: 0, right: 12, bottom: 2 });
  expect(shown.box.w).toBe(box.w);
  expect(shown.box.y).toBe(box.y);
  const right = shown.box.x + shown.box.w / 2 + (360 * shown.unit) / 2;
  expect(right).toBeGreaterThanOrEqual(12 * CELL);
  expect(right).toBeLessThan(12.5 * CELL);
});

it("comes back with a card that comes back, unless somebody moved it", () => {
  const shown = camera(360, 560);
  const { box } = shown;
  const near = { left: 0, top: 0, right: 3, bottom: 2 };
  shown.reveal({ left: 9, top: 0, right: 12, bottom: 2 });
  shown.reveal(near);
  expect(shown.box).toEqual(box);
  shown.pan(5, 5);
  const moved = shown.box;
  shown.reveal(near);
  expect(shown.box).toEqual(moved);
});

it("brings a card into sight below the score", () => {
  const shown = camera(360, 300);
  shown.reveal({ left: 0, top: -6, right: 3, bottom: -4 });
  const top = shown.box.y + shown.box.h / 2 - (300 * shown.unit) / 2;
  expect((-6 * CELL - top) / shown.unit).toBeGreaterThanOrEqual(52);
});

it("keeps what is under the pointer there when it zooms", () => {
  const shown = camera(1000, 700);
  const at = { x: 100, y: 50 };
  const part = (at.x - shown.box.x) / shown.box.w;
  shown.zoom(0.5, at);
  expect((at.x - shown.box.x) / shown.box.w).toBeCloseTo(part);
});

it("follows the hand pixel by pixel, whether the screen is wide or high", () => {
  for (const [wide, high] of [
    [1200, 300],
    [300, 1200],
  ] as const) {
    const shown = camera(wide, high);
    const { x, y } = shown.box;
    const { unit } = shown;
    shown.pan(30, -20);
    expect(shown.box.x).toBeCloseTo(x - 30 * unit);
    expect(shown.box.y).toBeCloseTo(y + 20 * unit);
  }
});

it("shows cards in their own size when asked to", () => {
  const shown = camera(390, 400);
  shown.zoomToNatural();
  expect(shown.unit).toBeCloseTo(1);
});

it("is held once it was moved, until everything is wanted again", () => {
  const shown = camera(1000, 700);
  expect(shown.isHeld).toBe(false);
  shown.pan(5, 5);
  expect(shown.isHeld).toBe(true);
  shown.fit(GROVE);
  expect(shown.isHeld).toBe(false);
});
