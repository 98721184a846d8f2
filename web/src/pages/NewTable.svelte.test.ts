import { render, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Offered, OpenedTable } from "@/generated/api";
import { address } from "@/browser/address.svelte";
import { answerAs, type RecordedServer } from "@/testing/answers";
import games from "@/testing/answers/games.json";
import host from "@/testing/answers/host.json";
import { words } from "@/words/language.svelte";
import NewTable from "./NewTable.svelte";

let server: RecordedServer;

beforeEach(() => {
  server = answerAs(games, host);
});
afterEach(() => words.speak("en"));

async function open(way: string, language = "en"): Promise<void> {
  await words.speak(language);
  address.go(`/new${way}`);
  render(NewTable);
  await screen.findByText(words.say("page-house-rules"));
}

/** The server's text on a house rule of Grass in the reader's language. */
function about(name: string): string {
  const { games } = server.answer<Offered>("GET /api/games", { language: words.language });
  const found = games[0]?.switches.find((one) => one.name === name);
  if (!found) throw new Error(`no house rule ${name}`);
  return found.about;
}

it("says a house rule without a figure in words, and takes the words for it", async () => {
  await open("#bots", "de");
  const offers = screen.getByLabelText(about("offers_per_turn"), { exact: false });
  const without = words.say("page-value-none");
  const count = (): string | undefined => document.querySelector("summary .count")?.textContent;
  expect(offers).toHaveProperty("value", without);
  await userEvent.clear(offers);
  await userEvent.type(offers, "3");
  await userEvent.tab();
  expect(count()).toBe("1");
  await userEvent.clear(offers);
  await userEvent.type(offers, without.toUpperCase());
  await userEvent.tab();
  expect(count()).toBeUndefined();
});

it("names editions in the reader's language, and leads to where they differ", async () => {
  await open("", "fr");
  screen.getByRole("radio", { name: words.say("page-edition-classic") });
  const link = screen.getByRole("link", { name: words.say("pages-rules-switches") });
  expect(link.getAttribute("href")).toBe("/rules/grass#differences");
  expect(link.getAttribute("target")).toBe("_blank"); // what was chosen so far is kept
});

it("opens a table for friends, and leads to its lobby by a link with the secret", async () => {
  await open("");
  await userEvent.click(screen.getByRole("button", { name: words.say("page-open-table") }));
  const { room, secret } = server.answer<OpenedTable>("POST /api/tables");
  await waitFor(() => expect(address.path).toBe(`/t/${room.id}`));
  expect(address.hash).toBe(`#${secret}`);
  expect(server.bodies("POST /api/tables")).toMatchObject([
    { game: "grass", ruleset: "2018", seats: 4, start: false },
  ]);
});
