/** Which offers are declined without asking, table by table; a reload of the page forgets nothing. */

/** None, those that ask for a card one lacks, or all. */
export type Declines = "none" | "lacking" | "all";

const KEPT = "greentable.declines";

function kept(): Readonly<Record<string, Declines>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Record<string, Declines>;
  } catch {
    return {};
  }
}

export class DeclinedOffers {
  #kept = $state.raw(kept());

  at(room: string): Declines {
    return this.#kept[room] ?? "none";
  }

  choose(room: string, declines: Declines): void {
    this.#kept = { ...this.#kept, [room]: declines };
    sessionStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}
