import { render, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Offered, RulesTold, RuleTold } from "@/generated/api";
import { address } from "@/browser/address.svelte";
import { answerAs, type RecordedServer } from "@/testing/answers";
import games from "@/testing/answers/games.json";
import rulebookOfGrass from "@/testing/answers/rulebook-of-grass.json";
import rulesOfGrass from "@/testing/answers/rules-of-grass.json";
import rulesOfGrove from "@/testing/answers/rules-of-grove.json";
import { words } from "@/words/language.svelte";
import Rules from "./Rules.svelte";

let server: RecordedServer;

beforeEach(() => {
  server = answerAs(games, rulesOfGrass, rulebookOfGrass, rulesOfGrove);
});
afterEach(() => words.speak("en"));

async function read(path: string, language = "en"): Promise<void> {
  await words.speak(language);
  address.go(path);
  render(Rules);
}

const found = (id: string): Promise<HTMLElement> =>
  waitFor(() => {
    const place = document.getElementById(id);
    if (!place) throw new Error(`${id} is not there`);
    return place;
  });

/** The effect of a card by a ruleset, in the reader's language. */
function aboutFine(ruleset: string): string {
  const { cards } = server.answer<RulesTold>(`GET /api/games/grass/rules?ruleset=${ruleset}`);
  const fine = cards.find((card) => card.code === "PF");
  return fine ? words.text(fine.about) : "";
}

it("tells of every card what it does by an edition", async () => {
  await read("/rules/grass");
  const fine = await found("card-PF");
  expect(document.querySelectorAll("[id^=card-] .card[data-code]")).toHaveLength(27);
  expect(fine.textContent).toContain(aboutFine(""));
  await userEvent.click(screen.getByRole("radio", { name: words.say("page-edition-classic") }));
  await waitFor(() => expect(fine.textContent).toContain(aboutFine("classic")));
  expect(aboutFine("classic")).not.toBe(aboutFine(""));
});

it("tells of the squirrel of Grove, and of every recipe", async () => {
  await read("/rules/grove");
  const heading = { name: words.say("grove-rules-squirrel") };
  expect(await screen.findByRole("heading", heading)).toBeTruthy();
  for (let number = 1; number <= 18; number += 1) {
    await screen.findByText(words.say(`grove-recipe-house-${number}`));
  }
});

it("names editions and values in the reader's language", async () => {
  await read("/rules/grass", "fr");
  const edition = words.say("page-edition-classic");
  expect(await screen.findAllByRole("radio", { name: edition })).toHaveLength(1);
  const row = screen.getByRole("link", { name: "grass.deal.3" }).closest("tr");
  expect(row?.textContent).toContain(words.say("page-value-none"));
});

it("leads to where editions differ, with figures as the reader writes them", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await read("/rules/grass#differences", "de");
  const name = words.say("pages-rules-switches");
  const heading = await screen.findByRole("heading", { name });
  await waitFor(() => expect(scrolled.mock.contexts).toContain(heading.closest("section")));
  const { games } = server.answer<Offered>("GET /api/games", { language: "de" });
  const target = games[0]?.switches.find((one) => one.rule === "grass.scoring.6");
  const row = screen.getByRole("link", { name: "grass.scoring.6" }).closest("tr");
  expect(row?.textContent).toContain(target?.about);
  expect(row?.textContent).toContain("250.000");
});

function sentence(game: string, id: string): string {
  const language = words.language;
  const rules = server.answer<RuleTold[]>(`GET /api/games/${game}/rulebook`, { language });
  return rules.find((rule) => rule.id === id)?.sentence ?? "";
}

it("leads to a rule by its number, in every language", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await read("/rules/grass#grass.pay_fine.4", "de");
  const rule = await found("grass.pay_fine.4");
  await waitFor(() => expect(document.activeElement).toBe(rule));
  expect(scrolled.mock.contexts).toContain(rule);
  expect(rule.textContent).toContain(sentence("grass", rule.id));
  expect(rule.textContent).toContain(words.say("pages-rules-ruling"));
  await userEvent.selectOptions(screen.getByRole("combobox"), "fr");
  await waitFor(() => expect(words.language).toBe("fr"));
  await waitFor(() => expect(rule.textContent).toContain(sentence("grass", rule.id)));
});

it("has every rule of Grove, too", async () => {
  await read("/rules/grove", "fr");
  const rule = await found("grove.squirrel.2");
  expect(rule.textContent).toContain(sentence("grove", rule.id));
});
