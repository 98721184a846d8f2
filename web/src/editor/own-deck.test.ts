import { beforeEach, expect, test, vi } from "vitest";
import { keepDeck, keptDeck, withRecipes } from "./own-deck";
import { keepNames, ownName } from "./own-names";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => kept.clear());

test("a deck of one's own is kept as long as it can be played; the house deck is nobody's own", () => {
  keepDeck("house deck=O1Y1");
  expect(keptDeck()).toBe("house deck=O1Y1");
  keepDeck("house");
  expect(keptDeck()).toBeNull();
  keepDeck("house deck=O1Y1");
  keepDeck(null);
  expect(keptDeck()).toBeNull();
});

test("recipes are played with the deck", () => {
  expect(withRecipes("house deck=O1Y1", "house recipes book=worth:30")).toBe(
    "house deck=O1Y1 recipes book=worth:30",
  );
});

test("recipes have their names at tables with these recipes alone", () => {
  keepNames("house recipes book=worth:30", ["Picnic", ""]);
  expect(ownName("house recipes book=worth:30", 1)).toBe("Picnic");
  expect(ownName("house recipes book=worth:30", 2)).toBeUndefined();
  expect(ownName("house recipes", 1)).toBeUndefined();
});
