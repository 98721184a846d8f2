import { render, screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Listed, Problem, RoomDocument } from "@/generated/api";
import { address } from "@/browser/address.svelte";
import { answerAs } from "@/testing/answers";
import code from "@/testing/answers/code.json";
import openTables from "@/testing/answers/open-tables.json";
import { words } from "@/words/language.svelte";
import Join from "./Join.svelte";

async function nameMe(name: string): Promise<void> {
  const field = screen.getByLabelText(words.say("page-your-name"));
  await waitFor(() => expect(field).not.toHaveProperty("value", ""));
  await userEvent.clear(field);
  await userEvent.type(field, name);
}

it("lists tables that are open to everybody: sit down where a seat is free, else watch", async () => {
  const server = answerAs(openTables);
  render(Join);
  const places = await screen.findAllByRole("listitem");
  const listed = server.answer<Listed[]>("GET /api/lobby");
  const at = listed.findIndex((one) => one.game === "grove");
  const free = within(places[at] as HTMLElement);
  const full = within(places[1 - at] as HTMLElement);
  free.getByText(words.say("page-seats-taken", { taken: 1, seats: 2 }));
  full.getByText(words.say("page-seats-taken", { taken: 2, seats: 2 }));
  full.getByRole("button", { name: words.say("page-watch") });
  await nameMe("Ute");
  await userEvent.click(free.getByRole("button", { name: words.say("page-sit") }));
  const room = listed[at]?.room;
  await waitFor(() => expect(address.path).toBe(`/t/${room}`));
  expect(server.bodies(`POST /api/tables/${room}/join`)).toMatchObject([
    { name: "Ute", watch: false },
  ]);
});

it("takes a code however it is typed, and says when there is no such table", async () => {
  const server = answerAs(code);
  render(Join);
  await nameMe("Ute");
  const button = screen.getByRole("button", { name: words.say("page-join-now") });
  const field = screen.getByLabelText(words.say("page-code-wanted"));
  await userEvent.type(field, "abcd efg");
  expect(button).toHaveProperty("disabled", true);
  await userEvent.type(field, "h");
  await userEvent.click(button);
  const { detail } = server.answer<Problem>("POST /api/join");
  expect((await screen.findByRole("alert")).textContent).toBe(detail);
  const room = server.answer<RoomDocument>("POST /api/join", { at: 1 });
  await userEvent.clear(field);
  await userEvent.type(field, (room.code ?? "").toLowerCase());
  await userEvent.click(button);
  await waitFor(() => expect(address.path).toBe(`/t/${room.id}`));
  expect(server.bodies("POST /api/join")).toMatchObject([
    { code: "ABCDEFGH", name: "Ute" },
    { code: room.code, name: "Ute" },
  ]);
});
