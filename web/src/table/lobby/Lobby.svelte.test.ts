import { cleanup, render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { OpenedTable, RoomDocument } from "@/generated/api";
import { answerAs } from "@/testing/answers";
import fullTable from "@/testing/answers/full-table.json";
import host from "@/testing/answers/host.json";
import { playBack } from "@/testing/recorded-table";
import { words } from "@/words/language.svelte";
import Lobby from "./Lobby.svelte";

/** A table as its lobby shows it, before the first deal. */
function lobbyOf(room: RoomDocument, secret = ""): void {
  const { state } = playBack({ seat: 1, steps: [{ move: null, sent: [room], answers: {} }] });
  render(Lobby, { state, secret });
}

it("lets who watches wait for the host, and change nothing", () => {
  const server = answerAs(fullTable);
  const joined = fullTable.find((one) => one.asked.endsWith("/join"))?.asked ?? "";
  lobbyOf(server.answer<RoomDocument>(joined));
  screen.getByText(words.say("page-waiting-for-host"));
  expect(screen.queryByRole("button", { name: words.say("page-start") })).toBeNull();
  expect(screen.queryByRole("button", { name: words.say("page-free-seat") })).toBeNull();
});

it("lets the host seat a bot of the chosen strength, fill with bots, and copy the invitation", async () => {
  const server = answerAs(host);
  const { room, secret } = server.answer<OpenedTable>("POST /api/tables");
  lobbyOf(room, secret);
  vi.stubGlobal("isSecureContext", true);
  const user = userEvent.setup(); // it has a clipboard
  await user.click(
    screen.getAllByRole("button", { name: words.say("page-copy") })[0] as HTMLElement,
  );
  await screen.findAllByRole("button", { name: words.say("page-copied") });
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/t/${room.id}#${secret}`);
  const strength = words.say("page-bot-easy");
  await user.click(screen.getByRole("radio", { name: strength }));
  const put = screen.getAllByRole("button", { name: words.say("page-put-bot") });
  expect(put).toHaveLength(2);
  await user.click(put[0] as HTMLElement);
  await user.click(screen.getByRole("button", { name: words.say("page-start-with-bots") }));
  expect(server.bodies(`POST /api/tables/${room.id}/host`)).toMatchObject([
    { action: "seat_bot", seat: 2, bot: "easy" },
    { action: "start", fill: "easy" },
  ]);
  cleanup();
  lobbyOf(server.answer<OpenedTable>(`POST /api/tables/${room.id}/host`).room);
  screen.getByText(words.say("page-bot-of", { strength }));
});
