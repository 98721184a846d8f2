import { beforeEach, expect, test, vi } from "vitest";
import { keepNames, ownName } from "./own-names";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { ownDeck, withRecipes } = await import("./own-deck.svelte");
beforeEach(() => kept.clear());

test("a deck of one's own is kept as long as it can be played; the house deck is nobody's own", () => {
  ownDeck.keep("house deck=O1Y1");
  expect(ownDeck.rules).toBe("house deck=O1Y1");
  expect([...kept.values()]).toEqual(["house deck=O1Y1"]);
  ownDeck.keep("house");
  expect(ownDeck.rules).toBeNull();
  ownDeck.keep("house deck=O1Y1");
  ownDeck.keep(null);
  expect(ownDeck.rules).toBeNull();
  expect(kept.size).toBe(0);
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
