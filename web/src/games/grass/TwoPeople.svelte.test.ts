import { render, screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import Notices from "@/table/Notices.svelte";
import { playBack } from "@/testing/recorded-table";
import chosenAhead from "@/testing/recordings/grass-chosen-ahead.json";
import counterLeft from "@/testing/recordings/grass-counter-left.json";
import undoRefused from "@/testing/recordings/grass-undo-refused-1.json";
import undoRefusedByMe from "@/testing/recordings/grass-undo-refused-2.json";
import { words } from "@/words/language.svelte";
import { say, seat } from "@/words/messages";
import GrassTable from "./GrassTable.svelte";

const cardsInHand = (): HTMLElement[] =>
  within(screen.getByRole("toolbar", { name: words.say("page-hand") })).getAllByRole("button");

it("keeps a card chosen that was chosen ahead when another one is drawn", async () => {
  const { state, table } = playBack(chosenAhead);
  render(GrassTable, { state, seat: 2 });
  const card = cardsInHand().find((one) => one.dataset["card"] === "FE") as HTMLElement;
  await userEvent.click(card);
  table.goOn();
  table.goOn();
  await waitFor(() => expect(cardsInHand()).toHaveLength(7));
  const chosen = cardsInHand().filter((one) => one.ariaPressed === "true");
  expect(chosen.map((one) => one.dataset["card"])).toEqual(["FE"]);
});

it("tells whoever asked for another card in a counter how that ended", async () => {
  const { state, table } = playBack(counterLeft);
  render(GrassTable, { state, seat: 2 });
  render(Notices, { state, seat: 2 });
  table.goTo("1 decline");
  const heard = (): string =>
    [...document.querySelectorAll("[aria-live]")].map((one) => one.textContent).join(" ");
  await waitFor(() => expect(heard()).toContain(words.catalogue?.card("grass", "CO")));
});

const notices = (): string[] =>
  [...document.querySelectorAll(".notice")].map((one) => one.textContent);

it("tells who asks to take back who refuses, until they have read it", async () => {
  const { state, table } = playBack(undoRefused);
  render(GrassTable, { state, seat: 1 });
  render(Notices, { state, seat: 1 });
  table.goTo("1 end");
  await userEvent.keyboard("u");
  expect(table.asked).toEqual(["takeBack"]);
  table.goOn();
  await screen.findByText(words.say("page-undo-waits"));
  table.goOn();
  await screen.findByText(words.text(say("note-undo-refused", { who: seat(2) }), state.names));
  await userEvent.click(screen.getByRole("button", { name: words.say("page-close") }));
  expect(notices()).toEqual([]);
});

it("asks the other one, and does not tell them what they have said themselves", async () => {
  const { state, table } = playBack(undoRefusedByMe);
  render(GrassTable, { state, seat: 2 });
  render(Notices, { state, seat: 2 });
  table.goTo("1 undo");
  await userEvent.click(await screen.findByRole("button", { name: words.say("page-refuse") }));
  expect(table.asked).toEqual(["consent false"]);
  table.goOn();
  await waitFor(() => expect(notices()).toEqual([]));
});
