import { render, screen } from "@testing-library/svelte";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answerAs } from "@/testing/answers";
import recorded from "@/testing/answers/score-of-grass.json";
import { letTimePass, stopClock } from "@/testing/clock";
import { words } from "@/words/language.svelte";
import GrassSheet from "./GrassSheet.svelte";

const money = (sum: number): string => words.catalogue?.money(sum) ?? "";
const heading = (round: number): HTMLElement =>
  screen.getByRole("heading", { name: words.say("pages-score-round", { round }) });

async function add(user: UserEvent, code: string): Promise<void> {
  const card = words.catalogue?.card("grass", code) ?? code;
  await user.click(screen.getByRole("button", { name: words.say("pages-score-add", { card }) }));
}

/** The figures of a line of the count. */
function line(key: string): string {
  const found = screen.getAllByRole("row").find((row) => {
    const name = row.querySelector("th")?.textContent ?? "";
    return name.trim().startsWith(words.say(`grass-line-${key}`));
  });
  return found?.textContent ?? "";
}

it("a round of printed cards is counted as it is put in, and kept", async () => {
  const user = stopClock();
  const server = answerAs(recorded);
  const { unmount } = render(GrassSheet);
  await letTimePass();
  await add(user, "PA");
  const player = words.say("pages-score-player", { seat: 2 });
  const pile = `${player}: ${words.say("pages-score-hand")}`;
  await user.click(screen.getByRole("button", { name: pile }));
  await add(user, "SO");
  await letTimePass();
  expect(line("total")).toContain(money(75_000));
  expect(line("fines")).toContain(money(-25_000));
  unmount();

  render(GrassSheet);
  await letTimePass();
  expect(line("total")).toContain(money(75_000));
  await user.click(screen.getByRole("button", { name: words.say("pages-score-next") }));
  heading(2);
  expect(document.querySelector(".who")?.textContent).toContain(money(75_000));
  await letTimePass();
  for (let card = 0; card < 6; card++) await add(user, "PA");
  await letTimePass();
  expect(screen.getByRole("alert").textContent).toBe(recorded.at(-1)?.answer.detail);
  expect(server.bodies("POST /api/games/grass/score")).toEqual(recorded.map(({ sent }) => sent));
});
