import { beforeEach, describe, expect, it } from "vitest";
import { Dragging, type Point } from "./dragging.svelte";

/** A card on a screen, as far as dragging knows it. */
class Handle extends EventTarget {
  setPointerCapture(): void {}
  send(type: string, x: number, y = 0): Event {
    const event = new Event(type, { cancelable: true });
    this.dispatchEvent(Object.assign(event, { clientX: x, clientY: y, button: 0, pointerId: 1 }));
    return event;
  }
}

let told: string[];
let handle: Handle;
let isFree: boolean;
let clicks: number;
let dragging: Dragging<string>;

beforeEach(() => {
  told = [];
  clicks = 0;
  isFree = true;
  handle = new Handle();
  dragging = new Dragging<string>({
    start: (card) => told.push(`start ${card}`),
    drop: (card, at: Point) => told.push(`drop ${card} ${at.x},${at.y}`),
    cancel: () => told.push("cancel"),
  });
  const attach = dragging.handle(
    () => "MO",
    () => isFree,
  );
  attach(handle as unknown as HTMLElement);
  handle.addEventListener("click", () => clicks++);
});

describe("a card", () => {
  it("is dropped where it is let go of", () => {
    handle.send("pointerdown", 0);
    handle.send("pointermove", 30);
    expect(dragging.card).toBe("MO");
    handle.send("pointerup", 40, 5);
    expect(told).toEqual(["start MO", "drop MO 40,5"]);
    expect(dragging.card).toBe(null);
  });

  it("is only tapped by a finger that trembles", () => {
    handle.send("pointerdown", 0);
    handle.send("pointermove", 3);
    handle.send("pointerup", 3);
    handle.send("click", 3);
    expect([told, clicks]).toEqual([[], 1]);
  });

  it("is not tapped as well when it was dragged", () => {
    handle.send("pointerdown", 0);
    handle.send("pointermove", 30);
    handle.send("pointerup", 0);
    handle.send("click", 0);
    handle.send("click", 0);
    expect(clicks).toBe(1);
  });

  it("goes back when the browser takes the finger away", () => {
    handle.send("pointerdown", 0);
    handle.send("pointermove", 30);
    handle.send("pointercancel", 30);
    expect(told).toEqual(["start MO", "cancel"]);
  });

  it("stays where it is while it cannot be dragged", () => {
    isFree = false;
    handle.send("pointerdown", 0);
    handle.send("pointermove", 30);
    expect(told).toEqual([]);
  });
});
