/**
 * SHA-256 and HMAC of our own: browsers have theirs only on pages that came by https, and friends at
 * home play over plain http.
 */

const PRIMES = firstPrimes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) {
    if (found.every((prime) => one % prime !== 0)) found.push(one);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const made = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const hash = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, bytes, at);
  const made = new Uint8Array(32);
  hash.forEach((word, place) => new DataView(made.buffer).setInt32(4 * place, word));
  return made;
}

function turnedRight(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function mix(hash: Int32Array, bytes: DataView, at: number): void {
  const words = new Int32Array(64);
  const word = (place: number): number => words[place] ?? 0;
  for (let place = 0; place < 16; place++) words[place] = bytes.getInt32(at + 4 * place);
  for (let place = 16; place < 64; place++) {
    const [two, fifteen] = [word(place - 2), word(place - 15)];
    const low = turnedRight(fifteen, 7) ^ turnedRight(fifteen, 18) ^ (fifteen >>> 3);
    const high = turnedRight(two, 17) ^ turnedRight(two, 19) ^ (two >>> 10);
    words[place] = word(place - 16) + low + word(place - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let place = 0; place < 64; place++) {
    const high = turnedRight(e, 6) ^ turnedRight(e, 11) ^ turnedRight(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + high + chosen + (ROUND[place] ?? 0) + word(place)) | 0;
    const low = turnedRight(a, 2) ^ turnedRight(a, 13) ^ turnedRight(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + most) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((one, place) => (hash[place] = (hash[place] ?? 0) + one));
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
