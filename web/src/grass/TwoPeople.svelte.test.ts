import { render, screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import Notices from "../table/Notices.svelte";
import { playBack } from "../testing/recorded-table";
import chosenAhead from "../testing/recordings/grass-chosen-ahead.json";
import counterLeft from "../testing/recordings/grass-counter-left.json";
import { words } from "../words/language.svelte";
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
