import { beforeEach, expect, it } from "vitest";
import { Presses } from "./presses";

let page: EventTarget;
let presses: Presses;

beforeEach(() => {
  page = new EventTarget();
  presses = new Presses();
  presses.heed(page);
});

function happens(kind: string, timeStamp: number, about: object = {}): number {
  const event = new Event(kind);
  for (const [key, value] of Object.entries({ timeStamp, ...about })) {
    Object.defineProperty(event, key, { value });
  }
  page.dispatchEvent(event);
  return presses.at;
}

it("takes a click for a press of when the button went down", () => {
  expect(happens("pointerdown", 10)).toBe(10);
  expect(happens("click", 90, { detail: 1 })).toBe(10);
});

it("takes a click of Enter or the space bar for a press of when the key went down", () => {
  happens("keydown", 10, { key: "Enter" });
  expect(happens("click", 11, { detail: 0 })).toBe(10);
  happens("keydown", 20, { key: " " });
  happens("keyup", 80, { key: " " });
  expect(happens("click", 81, { detail: 0 })).toBe(20);
});

it("takes a key that is held down for one press", () => {
  happens("keydown", 10, { key: "d" });
  expect(happens("keydown", 500, { key: "d", repeat: true })).toBe(10);
  expect(happens("keydown", 600, { key: "d", repeat: false })).toBe(600);
});

it("takes a click without pointer and key for a press of its own", () => {
  happens("pointerdown", 10);
  happens("keydown", 20, { key: "y" });
  happens("keyup", 30, { key: "y" });
  expect(happens("click", 90, { detail: 0 })).toBe(90);
});

it("knows of no press before the first", () => {
  expect(presses.at).toBe(Infinity);
});
