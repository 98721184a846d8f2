import { cleanup, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { button, nameOf, place, sitAt } from "@/testing/grass-screen";
import alone from "@/testing/recordings/grass-alone.json";
import hit from "@/testing/recordings/grass-hit.json";
import swap from "@/testing/recordings/grass-swap.json";
import { words } from "@/words/language.svelte";

it("swaps one of several alike without a choice, and lights whoever has something for it", async () => {
  const { table } = sitAt(swap);
  await userEvent.click(button("page-grass-swap"));
  expect(document.querySelectorAll(".my-stash .picked")).toHaveLength(1);
  const lit = [...document.querySelectorAll<HTMLElement>(".panel.brief.reached")];
  expect(lit.map(({ dataset }) => dataset["seat"])).toEqual(["2", "4"]);
  place(".focus-panel .lit"); // what a small screen shows of one of them
  await userEvent.click(place(".wide [data-seat='4'] .lit"));
  expect(table.played.map(({ move }) => move)).toEqual(["1 swap HG>MX@4"]);
});

it("says in words that a market is closed, open or under heat", async () => {
  const mine = (): HTMLElement =>
    screen.getByRole("region", { name: words.say("page-grass-my-table") });
  sitAt(alone);
  expect(mine().textContent).toContain(words.say("page-grass-closed"));
  cleanup();
  const { table, state } = sitAt(hit);
  expect(mine().textContent).toContain(words.say("page-grass-open"));
  table.goOn();
  await screen.findAllByText(nameOf("BU"), { exact: false });
  const [other] = screen.getAllByRole("region", { name: state.names[1] ?? "" });
  expect(other?.textContent).toContain(nameOf("BU"));
});
