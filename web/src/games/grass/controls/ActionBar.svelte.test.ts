import { cleanup, screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "@/browser/preferences.svelte";
import { button, hand, inHand, place, readOut, sitAt } from "@/testing/grass-screen";
import alone from "@/testing/recordings/grass-alone.json";
import counterAhead from "@/testing/recordings/grass-counter-ahead.json";
import clock from "@/testing/recordings/grass-clock.json";
import giveUp from "@/testing/recordings/grass-give-up.json";
import hiddenDeal from "@/testing/recordings/grass-hidden-deal.json";
import lacking from "@/testing/recordings/grass-lacking.json";
import offer from "@/testing/recordings/grass-offer.json";
import turn from "@/testing/recordings/grass-turn.json";
import { words } from "@/words/language.svelte";
import { card } from "@/games/grass/cards/cards";
import { say } from "@/words/messages";

const moves = ({ played }: { played: { move: string }[] }): string[] =>
  played.map(({ move }) => move);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

it("says why a card cannot be played, for eyes and ears", async () => {
  sitAt(alone);
  expect(readOut()).toContain(words.say("grass-status-turn"));
  await userEvent.click(inHand("HG"));
  const why = words.text(say("grass-reason-market-not-open", { market: card("MO") }));
  expect(place(".bar").textContent).toContain(why);
  expect(readOut()).toContain(why);
  button("page-grass-discard");
});

it("has the end of the turn also while a card is chosen", async () => {
  const { table } = sitAt(turn);
  table.goOn();
  await userEvent.click(hand()[0] as HTMLElement);
  expect(hand()[0]?.ariaPressed).toBe("true");
  button("page-grass-end-turn");
});

it("takes back what was done in this turn, by a button while there is such", async () => {
  const { table } = sitAt(turn);
  const name = words.say("page-undo");
  expect(screen.queryByRole("button", { name })).toBeNull();
  table.goOn();
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(table.asked).toEqual(["takeBack"]);
  table.goOn();
  await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
});

it("ends the turn with what was played for those who never trade", async () => {
  const { table } = sitAt(turn);
  await userEvent.click(button("page-table-menu"));
  const name = words.say("page-end-after-play");
  await userEvent.click(screen.getByRole("checkbox", { name }));
  await userEvent.click(button("page-close"));
  expect(preferences.now.endAfterPlay).toBe(true);
  vi.useFakeTimers();
  inHand("CO").click();
  await vi.advanceTimersByTimeAsync(0);
  button("page-grass-discard").click();
  await vi.advanceTimersByTimeAsync(5000);
  expect(moves(table)).toEqual(["1 discard CO", "1 end"]);
  preferences.choose({ endAfterPlay: false });
});

it("skips the pauses of bots", async () => {
  const { table } = sitAt(alone);
  expect(screen.queryByRole("button", { name: words.say("page-skip") })).toBeNull();
  table.goTo("1 end");
  await userEvent.click(await screen.findByRole("button", { name: words.say("page-skip") }));
  expect(table.asked).toEqual(["hurry"]);
});

it("shows who must hurry how long", () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 }); // when it was recorded
  sitAt(clock);
  const said = new Intl.NumberFormat("en", { style: "unit", unit: "second" }).format(90);
  expect(place(".bar .clock").textContent).toContain(said);
});

it("says for which card something must be given up", async () => {
  const { table } = sitAt(giveUp);
  table.goOn();
  const said = words.text(say("grass-status-give-up", { card: card("SO") }));
  await waitFor(() => expect(place(".bar .status").textContent).toBe(said));
});

it("shows what was agreed on in a hidden deal, and who has chosen", async () => {
  const { table } = sitAt(hiddenDeal);
  table.goTo("2 accept");
  await waitFor(() => place(".bar .exchange"));
  const chosen = words.say("page-has-chosen");
  expect(place(".wide [data-seat='2']").textContent).not.toContain(chosen);
  table.goOn();
  await within(place(".wide [data-seat='2']")).findByText(chosen);
  expect(place(".wide [data-seat='3']").textContent).not.toContain(chosen);
});

it("says which answer was given ahead, also one that is not listed", async () => {
  const { table, state } = sitAt(counterAhead);
  const said = (id: string, code: Record<string, string>): string => {
    const cards = Object.entries(code).map(([name, one]) => [name, card(one)]);
    const answer = words.text(say(id, Object.fromEntries(cards)), state.names);
    return words.say("page-grass-held", { answer }).toLowerCase();
  };
  const bar = (): string => place(".bar").textContent.toLowerCase();
  table.goTo("3 counter PA");
  await waitFor(() => expect(bar()).toContain(said("grass-move-counter", { card: "PA" })));
  table.goOn();
  const forAnother = said("grass-move-counter-for", { card: "PA", other: "CO" });
  await waitFor(() => expect(bar()).toContain(forAnother));
});

describe("offers", () => {
  it("are all declined by a switch that outlasts a reload, until it is switched off", async () => {
    const before = sitAt(offer);
    before.table.goTo("1 offer CO>PA@*");
    const name = words.say("page-decline-all");
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(moves(before.table)).toEqual(["2 decline"]);
    cleanup();
    const { table } = sitAt(offer);
    table.goTo("1 offer CO>PA@*");
    await waitFor(() => expect(moves(table)).toEqual(["2 decline"]));
    await userEvent.click(button("page-decline-stop"));
    expect(screen.queryByRole("button", { name: words.say("page-decline-stop") })).toBeNull();
  });

  it("for cards that one lacks are declined by a switch, the others shown", async () => {
    const { table } = sitAt(lacking);
    table.goOn();
    const name = words.say("page-decline-lacking");
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(moves(table)).toEqual(["2 decline"]);
    table.goOn();
    await waitFor(() => expect(moves(table)).toEqual(["2 decline", "2 decline"]));
    table.goOn();
    await waitFor(() => place("[data-way=accept]"));
    expect(moves(table)).toHaveLength(2);
  });
});
