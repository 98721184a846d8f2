import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { address } from "@/browser/address.svelte";
import { answerAs } from "@/testing/answers";
import recorded from "@/testing/answers/no-puzzles.json";
import { words } from "@/words/language.svelte";
import Daily from "./DailyPage.svelte";

const puzzles = (): number => document.querySelectorAll("[data-puzzle]").length;

it("a day without puzzles shows none and leads to today's", async () => {
  const server = answerAs(recorded);
  address.go("/daily#2020-02-02");
  render(Daily);
  const { detail } = server.answer<{ detail: string }>("GET /api/daily/2020-02-02/plain");
  expect((await screen.findByRole("alert")).textContent).toBe(detail);
  expect(puzzles()).toBe(0);
  const today = await screen.findByRole("link", { name: words.say("pages-daily-today") });
  address.go(today.getAttribute("href") ?? "");
  await expect.poll(puzzles).toBe(2);
  expect(screen.queryByRole("alert")).toBeNull();
});
