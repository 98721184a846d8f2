import { expect, it } from "vitest";
import {
  changed,
  counting,
  fruitsOf,
  givenBy,
  giving,
  houseRecipes,
  recipesIn,
  RECIPES,
  valuesOf,
  withFruit,
  withValues,
} from "./recipe-file";

const [cocktail, , cordial, juice] = houseRecipes();

it("reads the house book", () => {
  expect(houseRecipes()).toHaveLength(RECIPES);
  expect(cocktail?.name).toBe("Fruit Cocktail");
  expect(juice?.rules).toEqual({
    ...{ worth: 44, count: "dice", fruit: "orange", least: 3 },
    ...{ times: 2, of: "orange", barrow_counts: false },
  });
});

it("takes what can be made out of a file, and leaves the rest blank", () => {
  const [first, second] = recipesIn(
    '[[recipe]]\nnumber = 2\nname = "Mine"\nnames = { it = "Mio" }',
  );
  expect(first?.name).toBe("");
  expect(second).toEqual({ name: "Mine", sentence: "", rules: {} });
  expect(recipesIn("[[recipe]]\nnumber = 99").every((one) => one.name === "")).toBe(true);
});

it("lets the rules say what has changed", () => {
  const other = changed(cordial ?? fail(), { least: 4, bonus: null });
  expect(other.sentence).toBe("");
  expect(other.rules).toEqual({
    worth: cordial?.rules["worth"],
    count: "dice",
    fruit: "lime",
    least: 4,
    barrow_counts: false,
  });
});

it("leaves out what does not go with another count", () => {
  const square = counting(withValues(cordial ?? fail(), 3, 5), "square");
  expect(Object.keys(square.rules)).not.toContain("fruit");
  expect(valuesOf(square)).toEqual([0, 0]);
  expect(counting(square, "fits").rules).toMatchObject({ wide: 5, high: 4 });
});

it("counts none, one or two fruits", () => {
  const two = withFruit(cordial ?? fail(), "orange");
  expect(fruitsOf(two)).toEqual(["lime", "orange"]);
  expect(fruitsOf(withFruit(two, "lemon"))).toEqual(["orange", "lemon"]);
  expect("fruit" in withFruit(cordial ?? fail(), "lime").rules).toBe(false);
});

it("always gives something", () => {
  const each = giving(cordial ?? fail(), "bonus_each");
  expect([givenBy(each), each.rules["bonus_each"]]).toEqual(["bonus_each", 9]);
  const times = giving(each, "nothing");
  expect([givenBy(times), times.rules["times"]]).toEqual(["nothing", 2]);
});

function fail(): never {
  throw new Error("no such recipe");
}
