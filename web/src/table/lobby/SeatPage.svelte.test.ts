import { render, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { answerAs, type Exchange } from "@/testing/answers";
import begunTable from "@/testing/answers/begun-table.json";
import fullTable from "@/testing/answers/full-table.json";
import link from "@/testing/answers/link.json";
import uninvited from "@/testing/answers/uninvited.json";
import { words } from "@/words/language.svelte";
import SeatPage from "./SeatPage.svelte";

afterEach(() => words.speak("en"));

/** The table that a recorded visitor came to. */
function roomOf(recorded: readonly Exchange[]): string {
  const asked = recorded.map((one) => /^POST \/api\/tables\/(\w+)\/join/.exec(one.asked)?.[1]);
  return asked.find((room) => room) ?? "";
}

function comeBy(recorded: readonly Exchange[], secret: string) {
  const server = answerAs(recorded);
  const enter = vi.fn();
  const room = roomOf(recorded);
  render(SeatPage, { room, secret, enter });
  return { enter, joined: () => server.bodies(`POST /api/tables/${room}/join`) };
}

const sit = (): HTMLElement => screen.getByRole("button", { name: words.say("page-sit") });

it("greets who comes by a link, has a name for them already, and lets them sit down", async () => {
  await words.speak("fr");
  const { enter, joined } = comeBy(link, "secret");
  const game = words.say("game-grove");
  const name = words.say("page-invited-by", { host: "Zoé", game });
  await screen.findByRole("heading", { level: 1, name });
  screen.getByText(words.say("page-seats-free", { free: 1, seats: 2 }));
  const field = screen.getByLabelText<HTMLInputElement>(words.say("page-your-name"));
  await waitFor(() => expect(words.say("page-first-names").split(", ")).toContain(field.value));
  await userEvent.click(sit());
  await waitFor(() => expect(enter).toHaveBeenCalledOnce());
  expect(joined()).toMatchObject([{ name: field.value, secret: "secret", watch: false }]);
});

it("offers only to watch where no seat is free", async () => {
  const { enter, joined } = comeBy(fullTable, "secret");
  await screen.findByText(words.say("page-seats-free", { free: 0, seats: 2 }));
  expect(screen.queryByRole("button", { name: words.say("page-sit") })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: words.say("page-watch") }));
  await waitFor(() => expect(enter).toHaveBeenCalledOnce());
  expect(joined()).toMatchObject([{ watch: true }]);
});

it("offers only to watch where the game has begun", async () => {
  const { joined } = comeBy(begunTable, "secret");
  await screen.findByRole("heading", { name: new RegExp("Ann") });
  expect(screen.queryByRole("button", { name: words.say("page-sit") })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: words.say("page-watch") }));
  await waitFor(() => expect(joined()).toMatchObject([{ watch: true }]));
});

it("tells once who is not invited", async () => {
  const { enter } = comeBy(uninvited, "");
  await userEvent.click(sit());
  const alert = await screen.findByRole("alert");
  const refused = uninvited.find((one) => one.asked.endsWith("/join"))?.answer;
  expect(alert.textContent).toBe((refused as { detail: string }).detail);
  expect(enter).not.toHaveBeenCalled();
});
