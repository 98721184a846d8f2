import { render, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import App from "./App.svelte";
import { address } from "./browser/address.svelte";
import { loaded, loading } from "./browser/loading.svelte";
import { answerAs } from "./testing/answers";
import newcomer from "./testing/answers/newcomer.json";
import uninvited from "./testing/answers/uninvited.json";
import { words } from "./words/language.svelte";

afterEach(() => {
  loading.hasFailed = false;
});

it("says that there is nothing at an address without a page, and leads home", async () => {
  answerAs(newcomer);
  address.go("/gress");
  render(App);
  await screen.findByText(words.say("page-nowhere"));
  await userEvent.click(screen.getByRole("link", { name: words.say("page-home") }));
  await screen.findByRole("heading", { name: words.say("page-home-claim") });
  expect(address.path).toBe("/");
});

it("leads from the first page to who runs the server, and to own games", () => {
  answerAs(newcomer);
  address.go("/");
  render(App);
  const ways = { "pages-host": "/host", "pages-games": "/games", "page-settings": "/settings" };
  for (const [key, path] of Object.entries(ways)) {
    const link = screen.getByRole("link", { name: words.say(key) });
    expect(link.getAttribute("href")).toBe(path);
  }
});

it("tells once that there is no such replay, and leads home", async () => {
  answerAs(uninvited);
  address.go("/r/nosuchroom123456");
  render(App);
  const alert = await screen.findByRole("alert");
  const refused = uninvited.find((one) => one.asked.startsWith("GET /api/replays"))?.answer;
  expect(alert.textContent).toContain((refused as { detail: string }).detail);
  screen.getByRole("link", { name: words.say("page-home") });
});

it("says that a part did not come, offers to load the page again, and stays as it is", async () => {
  answerAs(newcomer);
  address.go("/");
  render(App);
  void loaded(() => Promise.reject(new TypeError("Failed to fetch")));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(words.say("page-offline"));
  screen.getByRole("button", { name: words.say("page-reload") });
  screen.getByRole("heading", { name: words.say("page-home-claim") });
});

it("says it when the server cannot be reached, and lets one try again", async () => {
  const server = answerAs(newcomer);
  address.go("/");
  render(App);
  server.breakOff("POST /api/play");
  const grass = new RegExp(`${words.say("page-play-now")}\\s+${words.say("game-grass")}`);
  const play = screen.getByRole("button", { name: grass });
  await userEvent.click(play);
  expect((await screen.findByRole("alert")).textContent).toBe(words.say("page-offline"));
  await waitFor(() => expect(play).toHaveProperty("disabled", false));
});
