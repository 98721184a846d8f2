/** Sockets to the server: where they are, how long silence may last, when to try again. */

const PROTOCOL = 1;
/** Without a sign for so long, the line is taken for dead. */
export const DEAD_AFTER = 25_000;
const FIRST_RETRY = 300;
const LAST_RETRY = 15_000;

/** The address of a socket. */
export function socketUrl(path: string, host: Pick<Location, "protocol" | "host">): string {
  const scheme = host.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${host.host}${path}?proto=${PROTOCOL}`;
}

/** Longer and longer, and never all at once. */
export function retryAfter(tries: number, chance = Math.random()): number {
  const longest = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (tries - 1));
  return longest * (0.5 + chance / 2);
}
