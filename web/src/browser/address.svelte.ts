/** The address of the screen that is shown; going somewhere does not load the page again. */

class Address {
  path = $state(location.pathname);
  hash = $state(location.hash);

  /** How many screens one can go back without leaving the page. */
  #gone = 0;

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", to);
    else {
      history.pushState(null, "", to);
      this.#gone += 1;
    }
    this.#read();
    scrollTo(0, 0);
  }

  /** To the screen before this one; Home, if there was none. */
  back = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (this.#gone > 0) {
      this.#gone -= 1;
      history.back();
    } else this.go("/", { replace: true });
  };

  /** For links: follow them here, unless somebody wants them elsewhere. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.button !== 0 || link.target || link.origin !== location.origin)
      return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const address = new Address();
