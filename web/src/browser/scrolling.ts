/** Makes an element focusable while its content overflows, so that keys can scroll it. */
export function scrollsByKeys(node: HTMLElement): () => void {
  function look(): void {
    const isCut =
      node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (isCut) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }

  const sizes = new ResizeObserver(look);
  function watch(): void {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
  }

  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
