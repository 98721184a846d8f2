import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { RoomDocument } from "@/generated/api";
import type { FromServer } from "@/generated/socket";
import { address } from "@/browser/address.svelte";
import { answerAs } from "@/testing/answers";
import host from "@/testing/answers/host.json";
import newcomer from "@/testing/answers/newcomer.json";
import turn from "@/testing/recordings/grass-turn.json";
import { words } from "@/words/language.svelte";
import TablePage from "./TablePage.svelte";

afterEach(() => vi.useRealTimers());

const sent = turn.steps[0]?.sent as unknown as readonly FromServer[];
const room = sent.find((message) => message.type === "room") as RoomDocument;

/** Somebody whom the server knows comes to the table. */
function come() {
  const path = `GET /api/tables/${room.id}`;
  const nothing = { rev: 0, told: [], ledger: null }; // has happened before the recording
  const server = answerAs(host, [
    { asked: path, language: "en", status: 200, answer: room },
    { asked: `${path}/history?seat=1`, language: "en", status: 200, answer: nothing },
  ]);
  server.openTable(sent);
  address.go(`/t/${room.id}`);
  return server;
}

it("does not ask who has a seat for a name while the server is silent, but asks it again", async () => {
  vi.useFakeTimers();
  const server = come();
  server.breakOff("GET /api/visitor");
  render(TablePage);
  await vi.advanceTimersByTimeAsync(900);
  expect(server.asked.map((one) => one.what)).toEqual(["GET /api/visitor"]);
  screen.getByText(words.say("page-loading"));
  expect(screen.queryByLabelText(words.say("page-your-name"))).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await screen.findByRole("toolbar", { name: words.say("page-hand") });
});

it("asks whoever is not known here for a name", async () => {
  come();
  answerAs(newcomer);
  render(TablePage);
  await waitFor(() => screen.getByLabelText(words.say("page-your-name")));
});
