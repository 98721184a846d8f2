/** Reacts to a long press or a right click on a card: `{@attach onLongPress(tell)}`. */

const LONG = 480; // milliseconds
/** Pixels that a finger may move during a long press. */
const TREMBLE = 8;

export function codeOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>("[data-code]")?.dataset["code"];
}

export function onLongPress(tell: (code: string) => void) {
  return (node: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let hasTold = false;

    node.addEventListener(
      "pointerdown",
      ({ target, pointerType, clientX, clientY }) => {
        hasTold = false;
        clearTimeout(timer);
        const code = codeOf(target as Element);
        if (!code || pointerType === "mouse") return;
        from = { x: clientX, y: clientY };
        timer = setTimeout(() => {
          hasTold = true;
          tell(code);
        }, LONG);
      },
      { signal },
    );
    node.addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) >= TREMBLE) clearTimeout(timer);
      },
      { signal },
    );
    for (const end of ["pointerup", "pointercancel"]) {
      node.addEventListener(end, () => clearTimeout(timer), { signal });
    }
    // Some browsers take a long press for a right click, and some for a click when it ends.
    node.addEventListener(
      "contextmenu",
      (event) => {
        const code = codeOf(event.target as Element);
        if (!code) return;
        event.preventDefault();
        clearTimeout(timer);
        if (!hasTold) tell(code);
        hasTold = true;
      },
      { signal },
    );
    node.addEventListener(
      "click",
      (event) => {
        // A right click is followed by none: what comes later is meant.
        if (hasTold && event.detail > 0) event.stopPropagation();
        hasTold = false;
      },
      { signal, capture: true },
    );
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  };
}
