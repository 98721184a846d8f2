import { screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { button, place, sitAt } from "../testing/grass-screen";
import end from "../testing/recordings/grass-end.json";
import { words } from "../words/language.svelte";

async function seeTheEnd(): Promise<HTMLElement> {
  const { table } = sitAt(end);
  table.goTo("1 end");
  return screen.findByRole("dialog", { name: words.say("page-ledger-game") });
}

it("ranks the players, and counts the last round with what everybody had before", async () => {
  const dialog = await seeTheEnd();
  await waitFor(() => expect(dialog.querySelectorAll("ol > li")).toHaveLength(2));
  await userEvent.click(within(dialog).getByText(words.say("page-ledger-last")));
  const before = within(dialog).getByRole("row", {
    name: new RegExp(words.say("grass-line-before")),
  });
  expect(before.textContent).toContain(words.catalogue?.printedMoney(50_000));
  const sums = place("section.mine dl").textContent;
  expect(sums).toContain(words.say("grass-line-total"));
  expect(sums).not.toContain(words.say("page-grass-before"));
});

it("shows what was left in everybody's hand", async () => {
  const dialog = await seeTheEnd();
  await userEvent.click(within(dialog).getByText(words.say("page-ledger-hands")));
  const [hands] = [...dialog.querySelectorAll("details")].slice(-1);
  const cards = (): HTMLElement[] => within(hands as HTMLElement).queryAllByRole("img");
  await waitFor(() => expect(cards()).toHaveLength(12));
});

it("is put away to look at the table, and comes back", async () => {
  const dialog = await seeTheEnd();
  await userEvent.click(within(dialog).getByRole("button", { name: words.say("page-close") }));
  const name = words.say("page-ledger-game");
  expect(screen.queryByRole("dialog", { name })).toBeNull();
  await userEvent.click(button("page-result"));
  screen.getByRole("dialog", { name });
  button("page-again");
});
