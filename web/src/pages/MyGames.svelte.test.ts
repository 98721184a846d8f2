import { render, screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { GameDocument, RoomDocument } from "@/generated/api";
import { address } from "@/browser/address.svelte";
import { answerAs } from "@/testing/answers";
import newcomer from "@/testing/answers/newcomer.json";
import ownGames from "@/testing/answers/own-games.json";
import { words } from "@/words/language.svelte";
import { row, say, seat } from "@/words/messages";
import Home from "./Home.svelte";
import MyGames from "./MyGames.svelte";

function linkTo(path: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLElement>(`a[href="${path}"]`);
    if (!found) throw new Error(`no link to ${path}`);
    return found;
  });
}

it("says whose move it is, leads to replays, and tells how one does", async () => {
  const server = answerAs(ownGames);
  render(MyGames);
  const [his, mine, over] = server.answer<GameDocument[]>("GET /api/me/games");
  const yourMove = words.say("pages-games-your-move");
  const myGame = await linkTo(`/t/${mine?.room}`);
  await within(myGame).findByText(yourMove);
  const waits = say("pages-games-waits", { who: row([seat(2)]) });
  await waitFor(async () =>
    expect((await linkTo(`/t/${his?.room}`)).textContent).toContain(words.text(waits, his?.names)),
  );
  const replay = await linkTo(`/r/${over?.room}`);
  expect(replay.textContent).toContain(words.say("pages-games-replay"));
  expect(replay.textContent).toContain(String(over?.result?.[0]));
  await screen.findByRole("heading", { name: words.say("pages-statistics") });
  const first = within(screen.getByRole("table")).getByRole("rowheader");
  expect(first.textContent).toContain(words.say("game-grove"));
});

it("shows on the first page, too, which game waits for one", async () => {
  const server = answerAs(ownGames);
  render(Home);
  const [, mine, over] = server.answer<GameDocument[]>("GET /api/me/games");
  const myGame = await linkTo(`/t/${mine?.room}`);
  await within(myGame).findByText(words.say("pages-games-your-move"));
  expect(document.querySelector(`a[href="/r/${over?.room}"]`)).toBeNull();
});

it("plays a finished game again by one tap", async () => {
  const server = answerAs(ownGames);
  render(MyGames);
  const over = server.answer<GameDocument[]>("GET /api/me/games").at(-1);
  await userEvent.click(await screen.findByRole("button", { name: words.say("page-again") }));
  const next = server.answer<RoomDocument>(`POST /api/tables/${over?.room}/rematch`);
  await waitFor(() => expect(address.path).toBe(`/t/${next.id}`));
  expect(next.id).not.toBe(over?.room);
});

it("says to a newcomer that there is nothing yet, and offers to sign in", async () => {
  answerAs(newcomer);
  render(MyGames);
  await screen.findByText(words.say("pages-games-none"));
  screen.getByRole("button", { name: words.say("pages-account-sign-in") });
  expect(screen.queryByRole("heading", { name: words.say("pages-tokens") })).toBeNull();
});
