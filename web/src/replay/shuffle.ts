/** Seed → order, and fair dealing, as docs/shuffle.md says it: the same numbers on every machine. */

// WebCrypto is missing on pages that come by plain http, as in a network at home.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORD = 2 ** 32;
const WORDS_A_BLOCK = 8;

/** Numbers that follow from a seed and a label, and from nothing else. */
export class Stream {
  readonly #seed: Uint8Array;
  readonly #prefix: Uint8Array;
  #counter = 0;
  #words: number[] = [];

  constructor(seed: string, label: string) {
    this.#seed = utf8ToBytes(seed);
    this.#prefix = concatBytes(utf8ToBytes(label), new Uint8Array(1));
  }

  word(): number {
    if (!this.#words.length) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(this.#counter++));
      const block = new DataView(
        hmac(sha256, this.#seed, concatBytes(this.#prefix, counter)).buffer,
      );
      this.#words = Array.from({ length: WORDS_A_BLOCK }, (_, place) => block.getUint32(4 * place));
    }
    return this.#words.shift() ?? 0;
  }

  /** A number from 0 to n - 1, each equally likely. */
  below(n: number): number {
    const limit = WORD - (WORD % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }
}

/** The numbers 0 to n - 1 in the order that the seed and the label give. */
export function order(seed: string, label: string, n: number): number[] {
  const stream = new Stream(seed, label);
  const places = Array.from({ length: n }, (_, place) => place);
  for (let last = n - 1; last > 0; last--) {
    const other = stream.below(last + 1);
    [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
  }
  return places;
}

/** The commitment that a dealer publishes before the deal. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** The seed that is dealt from: the dealer's, with the players' nonces mixed in. */
export function mixedSeed(seed: string, nonces: readonly string[]): string {
  if (!nonces.some((nonce) => nonce)) return seed;
  const message = ["greentable/nonces", ...nonces].join("\0");
  return bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(message)));
}
