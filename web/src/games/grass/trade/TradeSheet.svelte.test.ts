import { screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { button, nameOf, place, sitAt } from "@/testing/grass-screen";
import counterLeft from "@/testing/recordings/grass-counter-left.json";
import haggle from "@/testing/recordings/grass-haggle.json";
import { words } from "@/words/language.svelte";
import { card } from "@/games/grass/cards/cards";
import { say, seat, type Message } from "@/words/messages";

/** A move as the sheet sends it, and what the server answers about it there. */
const OFFER = '{"verb":"offer","card":"HG","other":null,"seat":2}';
const SAME_KIND = '{"verb":"offer","card":"HG","other":"HG","seat":2}';
const COUNTER = '{"verb":"counter","card":"PA","other":"CO"}';

const footer = (): string => place(".sheet footer").textContent;

it("stays as an offer is answered, says who declined, and remembers it", async () => {
  const { table, state } = sitAt(haggle);
  const text = (said: Message): string => words.text(said, state.names);
  const name = words.say("page-trade");
  await userEvent.click(button("page-grass-trade"));
  const sheet = await screen.findByRole("complementary", { name });
  const gives = within(sheet).getByRole("group", {
    name: new RegExp(words.say("page-trade-give")),
  });
  await userEvent.click(within(gives).getByRole("button", { name: nameOf("HG") }));
  const offered = haggle.steps[0]?.answers[OFFER]?.said as Message;
  await waitFor(() => expect(footer().toLowerCase()).toContain(text(offered).toLowerCase()));
  await userEvent.click(button("page-trade-call"));
  expect(table.played.map(({ move }) => move)).toEqual([`1 ${OFFER}`]);
  expect(sheet.textContent).toContain(text(say("page-grass-answers", { who: seat(2) })));
  expect(place(".now .exchange").textContent).toContain(words.say("page-trade-give"));

  table.goOn();
  const declined = text(say("page-trade-declined-open", { who: seat(2), card: card("HG") }));
  const news = await within(sheet).findByText(declined, { exact: false });
  expect(place(".sheet footer").contains(news)).toBe(true);
  button("page-trade-call");
  expect(screen.getByRole("complementary", { name })).toBe(sheet);

  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("complementary", { name })).toBeNull();
  await userEvent.keyboard("t");
  await screen.findByRole("complementary", { name });
  expect(place("ul.refused li").textContent).toContain(declined);
});

it("says why a card cannot be offered for one of its kind", async () => {
  const { state } = sitAt(haggle);
  await userEvent.click(button("page-grass-trade"));
  const sheet = await screen.findByRole("complementary", { name: words.say("page-trade") });
  for (const side of ["page-trade-give", "page-trade-want"]) {
    const cards = within(sheet).getByRole("group", { name: new RegExp(words.say(side)) });
    await userEvent.click(within(cards).getByRole("button", { name: nameOf("HG") }));
  }
  const [reason] = haggle.steps[0]?.answers[SAME_KIND]?.messages as Message[];
  expect(reason?.id).toBe("grass-reason-same-kind");
  const said = words.text(reason ?? "", state.names);
  await waitFor(() => expect(footer()).toContain(said));
  expect(button("page-trade-call")).toHaveProperty("disabled", true);
});

it("lists every offer that was declined in this turn", async () => {
  const { table } = sitAt(haggle);
  for (let step = 1; step < haggle.steps.length; step++) table.goOn();
  await userEvent.keyboard("t");
  await screen.findByRole("complementary", { name: words.say("page-trade") });
  expect(document.querySelectorAll("ul.refused li")).toHaveLength(2);
});

it("puts a counter together that asks for another card", async () => {
  const { table, state } = sitAt(counterLeft);
  table.goTo("1 offer HG>?@2");
  await userEvent.click(
    await screen.findByRole("button", { name: words.say("page-trade-counter") }),
  );
  const sheet = await screen.findByRole("complementary", { name: words.say("page-trade") });
  for (const [side, code] of [
    ["page-trade-counter-give", "PA"],
    ["page-trade-counter-ask", "CO"],
  ] as const) {
    const cards = within(sheet).getByRole("group", { name: new RegExp(words.say(side)) });
    await userEvent.click(within(cards).getByRole("button", { name: nameOf(code) }));
  }
  const said = words.text(counterLeft.steps[1]?.answers[COUNTER]?.said as Message, state.names);
  await waitFor(() => expect(footer().toLowerCase()).toContain(said.toLowerCase()));
  await userEvent.click(button("page-trade-call"));
  expect(table.played.map(({ move }) => move)).toEqual([`2 ${COUNTER}`]);
});
