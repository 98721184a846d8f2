import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commitment, mixedSeed, order, Stream } from "./shuffle";

const page = readFileSync(new URL("../../../docs/shuffle.md", import.meta.url), "utf8");

/** The rows of the tables on the page with these headings; "(empty)" and "(none)" are nothing. */
function rows(...headings: string[]): string[][] {
  const head = `| ${headings.join(" | ")} |`;
  const found = page
    .split("\n\n")
    .filter((part) => part.startsWith(head))
    .flatMap((part) => part.trim().split("\n").slice(2));
  expect(found.length).toBeGreaterThan(0);
  return found.map((line) => line.slice(1, -1).split("|").map(cell));
}

function cell(text: string): string {
  return text.trim().replace(/\((empty|none)\)/g, "");
}

const numbers = (text: string): number[] => text.split(" ").map(Number);

describe("the published vectors", () => {
  it.each(rows("seed", "label", "words"))("words of %j, %j", (seed, label, words) => {
    const stream = new Stream(seed ?? "", label ?? "");
    const wanted = numbers(words ?? "");
    expect(wanted.map(() => stream.word())).toEqual(wanted);
  });

  it.each(rows("n", "numbers"))("numbers below %s", (n, below) => {
    const stream = new Stream("greentable", "numbers");
    const wanted = numbers(below ?? "");
    expect(wanted.map(() => stream.below(Number(n)))).toEqual(wanted);
  });

  it.each(rows("seed", "label", "order"))("the order of %j, %j: %s", (seed, label, wanted) => {
    const places = numbers(wanted ?? "");
    expect(order(seed ?? "", label ?? "", places.length)).toEqual(places);
  });

  it.each(rows("seed", "label", "begins", "digest"))("104 cards of %j, %j", (...row) => {
    const [seed = "", label = "", begins = "", digest = ""] = row;
    const found = order(seed, label, 104);
    expect(found.slice(0, 12)).toEqual(numbers(begins));
    expect(bytesToHex(sha256(Uint8Array.from(found)))).toBe(digest);
  });

  it.each(rows("seed", "commitment"))("the commitment to %j", (seed, wanted) => {
    expect(commitment(seed ?? "")).toBe(wanted);
  });

  it.each(rows("seed", "nonces", "mixed seed"))("%j mixed with %j", (seed, nonces, mixed) => {
    expect(mixedSeed(seed ?? "", (nonces ?? "").split(",").map(cell))).toBe(mixed);
  });
});
