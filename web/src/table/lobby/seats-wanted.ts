/** Who shall sit at a new table beside its host, and what the server is asked for then. */

/** `who` is a friend who comes by the link, somebody here at this device, or a bot by its name. */
export interface Wanted {
  who: string;
  name: string;
}

export interface Guests {
  people?: string[];
  bots: string[];
  /** Whether nobody is waited for. */
  start: boolean;
}

/** `nameOf` says what somebody at a seat is called who has typed nothing. */
export function guestsOf(
  name: string,
  others: readonly Wanted[],
  nameOf: (seat: number) => string,
): Guests {
  const here = others.flatMap((other, place) =>
    other.who === "here" ? [other.name.trim() || nameOf(place + 2)] : [],
  );
  const bots = others.filter(({ who }) => who !== "here" && who !== "friend").map(({ who }) => who);
  const own = name.trim() || (here.length ? nameOf(1) : "");
  return {
    ...(own ? { people: [own, ...here] } : {}),
    bots,
    start: others.every(({ who }) => who !== "friend"),
  };
}

/** As many as there shall be; new ones are like the last, or friends. */
export function resized(others: readonly Wanted[], count: number, who: string): Wanted[] {
  return Array.from({ length: count }, (_, place) => others[place] ?? { who, name: "" });
}
