import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { answerAs } from "@/testing/answers";
import faulty from "@/testing/answers/recipe-without-worth.json";
import { letTimePass, stopClock } from "@/testing/clock";
import { words } from "@/words/language.svelte";
import RecipeEditor from "./RecipeEditor.svelte";

/** The text at a recipe. */
const saidAt = (number: number): string =>
  document.querySelector(`[data-recipe="${number}"] .said`)?.textContent ?? "";

it("a recipe with a fault says at itself why, the others how they are understood", async () => {
  const user = stopClock();
  const server = answerAs(faulty);
  render(RecipeEditor);
  const [first] = screen.getAllByRole("listitem");
  await user.click(within(first as HTMLElement).getByRole("button"));
  const worth = screen.getByLabelText(words.say("pages-recipe-worth"));
  await fireEvent.input(worth, { target: { value: "0" } });
  await letTimePass();
  const [{ sent, answer }] = faulty as [(typeof faulty)[number]];
  expect(server.bodies("POST /api/games/grove/draw-recipes")).toEqual([sent]);
  expect(saidAt(1)).toBe(answer.faults[0]?.sentence);
  for (const { number, understood } of answer.recipes) expect(saidAt(number)).toBe(understood);
  screen.getByText(words.say("pages-edit-faults", { count: 1 }));
});
