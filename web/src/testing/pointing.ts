/** Point at places of a grove. jsdom draws nothing, so here a unit of the drawing is a pixel. */

import { fireEvent } from "@testing-library/svelte";
import { CELL } from "@/games/grove/board/camera.svelte";

class Point {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}

  matrixTransform(): Point {
    return this;
  }
}

Object.assign(globalThis, { DOMPoint: Point });
Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ inverse: () => null }) });

/** Click on the middle of a cell of the board. */
export async function clickCell(board: Element, column: number, row: number): Promise<void> {
  const at = {
    clientX: (column + 0.5) * CELL,
    clientY: (row + 0.5) * CELL,
    pointerType: "mouse",
    pointerId: 1,
  };
  await fireEvent.pointerDown(board, at);
  await fireEvent.pointerUp(board, at);
}
