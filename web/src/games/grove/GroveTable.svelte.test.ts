import { screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { ViewDocument } from "@/generated/grove";
import { presses } from "@/table/state/presses";
import { board, button, card, hand, said, sitDown } from "@/testing/grove-seat";
import { clickCell } from "@/testing/pointing";
import day from "@/testing/recordings/grove-day.json";
import noPlace from "@/testing/recordings/grove-no-place.json";
import fewDice from "@/testing/recordings/grove-few-dice.json";
import turn from "@/testing/recordings/grove-turn.json";
import two from "@/testing/recordings/grove-two.json";
import { words } from "@/words/language.svelte";
import { say } from "@/words/messages";

afterEach(() => (presses.at = Infinity));

describe("a card that is laid", () => {
  it("is chosen by a click, turned and laid by buttons", async () => {
    const { moves } = sitDown(turn);
    await userEvent.click(card(1));
    expect(card(1).getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(button("page-grove-rotate-right"));
    await userEvent.click(button("page-grove-rotate-left"));
    await userEvent.click(button("page-grove-lay"));
    expect(moves()).toEqual(["1 7:2,1,0"]);
  });

  it("leaves its place in the hand to the card that is drawn, and the other where it was", async () => {
    sitDown(turn);
    const kept = card(2).getAttribute("aria-label");
    await userEvent.click(card(1));
    await userEvent.click(button("page-grove-lay"));
    expect(hand()).toHaveLength(2);
    expect(card(2).getAttribute("aria-label")).toBe(kept);
  });

  it("is put by a click and laid by another", async () => {
    const { moves } = sitDown(turn);
    await userEvent.keyboard("1");
    await clickCell(board(), 3, 2);
    expect(moves()).toEqual([]);
    await clickCell(board(), 3, 2);
    expect(moves()).toEqual(["1 7:2,1,0"]);
  });

  it("is laid by Enter wherever the focus was, if it was chosen by its number", async () => {
    const { moves } = sitDown(turn);
    await userEvent.click(card(1));
    await userEvent.keyboard("2");
    expect(document.activeElement).toBe(card(2));
    await userEvent.keyboard("{Enter}");
    expect(moves()).toEqual([expect.stringMatching(/^1 8:/)]);
  });

  it("hands the focus to the card that takes its place", async () => {
    const { moves } = sitDown(turn);
    card(1).focus();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(moves()).toEqual(["1 7:2,1,0"]);
    expect(document.activeElement).toBe(card(1));
  });

  it("goes through all its places by a key and comes to the first again", async () => {
    sitDown(turn);
    await userEvent.keyboard("2");
    const steps = (): string => said(document.querySelector(".steps .figure"));
    const seen = [steps()];
    for (let step = 0; step < 6; step++) {
      await userEvent.keyboard("]");
      seen.push(steps());
    }
    expect(new Set(seen).size).toBe(6);
    expect(seen[6]).toBe(seen[0]);
  });
});

it("a card that cannot lie somewhere stays where it is, and the page says why until it moves on", async () => {
  const { moves } = sitDown(turn);
  await userEvent.keyboard("1");
  await clickCell(board(), 10, 9);
  const alert = await screen.findByRole("alert");
  expect(said(alert)).toContain(words.say("grove-reason-no-overlap"));
  const link = await within(alert).findByRole("link", { name: words.say("page-rule-read") });
  expect(link.getAttribute("href")).toBe("/rules/grove#grove.placement.2");
  await userEvent.keyboard("]");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(moves()).toEqual([]);
});

it("a card that fits nowhere says why, with the rules behind it", async () => {
  const { state } = sitDown(noPlace);
  const [against] = Object.values(
    (state.view(1)?.view as ViewDocument).own.legal?.unplayable ?? {},
  );
  await userEvent.keyboard("1");
  const alert = screen.getByRole("alert");
  const links = within(alert).getAllByRole("link", { name: words.say("page-rule-read") });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    against?.map(({ rule }) => `/rules/grove#${rule}`),
  );
  for (const { said: reason } of against ?? []) expect(said(alert)).toContain(words.text(reason));
});

it("where dice are short each way shows its dice and what it brings", async () => {
  const { state } = sitDown(fewDice);
  await userEvent.keyboard("1");
  const legal = (state.view(1)?.view as ViewDocument).own.legal?.moves ?? [];
  const ways = legal.filter((token) => token.startsWith("7:2,0,0 dice"));
  const way = (number: number): HTMLElement =>
    button("page-grove-way", { way: number, ways: ways.length });
  const label = words.say("page-grove-way", { way: 1, ways: ways.length });
  for (let step = 0; step < 30 && !screen.queryByRole("button", { name: label }); step++) {
    await userEvent.keyboard("]");
  }
  expect(way(1).getAttribute("aria-pressed")).toBe("true");
  expect(way(1).querySelectorAll("svg")).toHaveLength(1);
  expect(said(way(1))).toMatch(/\+2$/);
  screen.getByText(words.say("page-grove-none-left"));
  const without = (): string | null | undefined =>
    document.querySelector(".board .without")?.getAttribute("transform");
  const first = without();
  expect(first).toBeTruthy();
  await userEvent.click(way(2));
  expect(way(2).getAttribute("aria-pressed")).toBe("true");
  expect(without()).not.toBe(first);
});

describe("a key", () => {
  it("that is pressed before the first view is drawn counts for it", async () => {
    const { moves } = sitDown(turn, () => undefined);
    presses.at = 0;
    await userEvent.keyboard("1{Enter}");
    expect(moves()).toEqual(["1 7:2,1,0"]);
  });

  it.each(["1", "r", "s", "{Enter}"])("for a card that is gone says so: %s", async (key) => {
    let draw: (() => void) | undefined;
    const { table, state, moves } = sitDown(turn, (then) => (draw ??= then));
    draw?.();
    presses.at = performance.now();
    await userEvent.keyboard("2");
    table.goOn(); // by another window, and nobody has seen that yet
    await userEvent.keyboard(key);
    expect(moves()).toEqual([]);
    expect(state.notes.map(({ message }) => message)).toEqual([say("page-too-late")]);
    expect(document.querySelector(".card.chosen")).toBeNull();
  });
});

it("keys look around, and bring everything into sight again", async () => {
  sitDown(turn);
  const seen = (): string | null => board().getAttribute("viewBox");
  const whole = seen();
  await userEvent.keyboard("{ArrowLeft}");
  expect(seen()).not.toBe(whole);
  await userEvent.keyboard("+t");
  expect(seen()).toBe(whole);
});

describe("somebody who lays beside others", () => {
  it("keeps what they are about to lay while others choose", async () => {
    const { table, moves } = sitDown(two);
    await userEvent.click(card(1));
    table.goTo("2 8:2,1,180");
    await screen.findByText(words.say("page-has-chosen"));
    await userEvent.click(button("page-grove-lay"));
    expect(moves()).toEqual(["1 7:2,1,0"]);
  });

  it("looks at the grove of another and comes back to the card in hand", async () => {
    const { state } = sitDown(two);
    const name = state.names[1] ?? "";
    await userEvent.click(card(1));
    await userEvent.click(button("page-grove-grove-of", { name }));
    screen.getByRole("img", { name: words.say("page-grove-grove-of", { name }) });
    await userEvent.click(button("page-back"));
    expect(
      screen.queryByRole("img", { name: words.say("page-grove-grove-of", { name }) }),
    ).toBeNull();
    button("page-grove-lay");
  });
});

describe("the puzzle of a day", () => {
  it("gives a hint only to somebody who knows what it costs", async () => {
    sitDown(day);
    await userEvent.click(button("page-hint"));
    screen.getByText(words.say("page-hint-ranked"));
    expect(document.querySelector(".thinking")).toBeNull();
  });

  it("takes a card back only for somebody who knows what it costs", async () => {
    const { table } = sitDown(day);
    table.goTo("1 8:-2,-1,0");
    await screen.findByRole("button", { name: words.say("page-undo") });
    await userEvent.keyboard("u");
    screen.getByText(words.say("page-undo-ranked"));
    expect(table.asked).toEqual([]);
    await userEvent.keyboard("u");
    expect(table.asked).toEqual(["takeBack"]);
  });
});
