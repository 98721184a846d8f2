import { screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { button, place, sitAt } from "@/testing/grass-screen";
import end from "@/testing/recordings/grass-end.json";
import { words } from "@/words/language.svelte";

/** Every line of the count of a round. */
const LINES = [
  ...["protected", "at-risk", "banker", "net-profit", "fines", "best-in-hand"],
  ...["result", "bonus", "before", "total"],
];

async function seeTheEnd(): Promise<{ dialog: HTMLElement } & ReturnType<typeof sitAt>> {
  const sitting = sitAt(end);
  sitting.table.goTo("1 end");
  const name = words.say("page-ledger-game");
  return { dialog: await screen.findByRole("dialog", { name }), ...sitting };
}

it("ranks the players, and counts the last round line by line with what everybody had before", async () => {
  const { dialog, state } = await seeTheEnd();
  const standing = (): string[][] =>
    [...dialog.querySelectorAll("ol > li")].map((one) =>
      [".place", ".name"].map((part) => one.querySelector(part)?.textContent ?? ""),
    );
  const ranked = [
    ["1.", state.names[0]],
    ["2.", state.names[1]],
  ];
  await waitFor(() => expect(standing()).toEqual(ranked));
  await userEvent.click(within(dialog).getByText(words.say("page-ledger-last")));
  const lines = within(dialog)
    .getAllByRole("rowheader")
    .map((one) => one.textContent.trim());
  expect(lines).toEqual(LINES.map((line) => words.say(`grass-line-${line}`)));
  const before = within(dialog).getByRole("row", {
    name: new RegExp(words.say("grass-line-before")),
  });
  expect(before.textContent).toContain(words.catalogue?.printedMoney(50_000));
  const sums = place("section.mine dl").textContent;
  expect(sums).toContain(words.say("grass-line-total"));
  expect(sums).not.toContain(words.say("page-grass-before"));
});

it("shows what was left in everybody's hand", async () => {
  const { dialog } = await seeTheEnd();
  await userEvent.click(within(dialog).getByText(words.say("page-ledger-hands")));
  const [hands] = [...dialog.querySelectorAll("details")].slice(-1);
  const cards = (): HTMLElement[] => within(hands as HTMLElement).queryAllByRole("img");
  await waitFor(() => expect(cards()).toHaveLength(12));
});

it("is put away to look at the table, and comes back", async () => {
  const { dialog } = await seeTheEnd();
  await userEvent.click(within(dialog).getByRole("button", { name: words.say("page-close") }));
  const name = words.say("page-ledger-game");
  expect(screen.queryByRole("dialog", { name })).toBeNull();
  await userEvent.click(button("page-result"));
  screen.getByRole("dialog", { name });
  button("page-again");
});
