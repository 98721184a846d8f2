/** Left and right arrows move the focus inside an element: `{@attach movesByArrows}`. */
export function movesByArrows(node: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const isElsewhere = (event.target as Element).closest("input, select, textarea");
    if (!step || isElsewhere || event.defaultPrevented) return;
    const things = [...node.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")].filter(
      (one) => one.offsetParent !== null,
    );
    const now = things.indexOf(document.activeElement as HTMLElement);
    if (now < 0) return;
    things[(now + step + things.length) % things.length]?.focus();
    event.preventDefault();
  }

  node.addEventListener("keydown", move);
  return () => node.removeEventListener("keydown", move);
}
