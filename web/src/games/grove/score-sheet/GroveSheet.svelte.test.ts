import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { answerAs } from "@/testing/answers";
import recorded from "@/testing/answers/score-of-grove.json";
import { letTimePass, stopClock } from "@/testing/clock";
import { words } from "@/words/language.svelte";
import { cellSaid } from "@/games/grove/cards/cell-words";
import GroveSheet from "./GroveSheet.svelte";

const recipe = (number: number): HTMLElement =>
  screen.getByLabelText(words.say("pages-score-recipe", { number }));

it("a grove of printed cards is counted by keys", async () => {
  const user = stopClock();
  const server = answerAs(recorded);
  render(GroveSheet);
  screen.getByRole("radio", { name: "5" }).focus();
  await user.keyboard(" ");
  document.querySelector<HTMLElement>('[data-cell="2,2"]')?.focus();
  await user.keyboard("{Enter}{ArrowRight}{Enter}");
  await letTimePass();
  const total = screen.getByRole("row", { name: new RegExp(`^${words.say("grove-line-total")}`) });
  expect(total.textContent).toContain("10");
  const what = cellSaid({ fruit: "orange", count: 1, die: 5 });
  const name = words.say("pages-score-cell", { column: 4, row: 3, what });
  expect(document.activeElement?.getAttribute("aria-label")).toBe(name);
  await user.selectOptions(recipe(1), "4");
  await user.selectOptions(recipe(2), "6");
  await letTimePass();
  const short = (recorded[1]?.answer.target ?? 0) - 10;
  screen.getByText(new RegExp(words.say("pages-score-target-missed", { short })));
  expect(server.bodies("POST /api/games/grove/score")).toEqual(recorded.map(({ sent }) => sent));
});
