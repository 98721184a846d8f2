import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { preferences } from "@/browser/preferences.svelte";
import { presses } from "@/table/state/presses";
import { button, hand, inHand, nameOf, place, readOut, sitAt } from "@/testing/grass-screen";
import offer from "@/testing/recordings/grass-offer.json";
import turn from "@/testing/recordings/grass-turn.json";
import { words } from "@/words/language.svelte";

afterEach(() => {
  vi.useRealTimers();
  presses.at = Infinity;
});

it("discards the chosen card by a button, and shows one card less", async () => {
  const { table } = sitAt(turn);
  const before = hand().length;
  await userEvent.click(inHand("CO"));
  await userEvent.click(button("page-grass-discard"));
  expect(table.played.map(({ move }) => move)).toEqual(["1 discard CO"]);
  expect(hand()).toHaveLength(before - 1);
});

it("says that it is busy while a wish is under way or the line is not there", async () => {
  const { table } = sitAt(turn);
  const main = screen.getByRole("main");
  expect(main).toHaveProperty("ariaBusy", "false");
  table.holdAnswers();
  await userEvent.click(inHand("CO"));
  await userEvent.click(button("page-grass-discard"));
  expect(main).toHaveProperty("ariaBusy", "true");
  table.letAnswersGo();
  await waitFor(() => expect(main).toHaveProperty("ariaBusy", "false"));
  table.connect("lost");
  await waitFor(() => expect(main).toHaveProperty("ariaBusy", "true"));
  table.connect("open");
  await waitFor(() => expect(main).toHaveProperty("ariaBusy", "false"));
});

it("is gone through by Tab from what is to be done to the hand, the own table and the others", () => {
  sitAt(turn);
  const places = [".bar", "[role=toolbar]", "section.mine", ".opponents", ".piles", "aside.side"];
  const found = [...document.querySelectorAll(places.join())];
  expect(places.map((one) => found.findIndex((element) => element.matches(one)))).toEqual(
    places.map((_, at) => at),
  );
});

describe("keys", () => {
  it("open the trade sheet with the first press, without waiting for anything", async () => {
    sitAt(turn);
    await userEvent.keyboard("t");
    const name = words.say("page-trade");
    expect(await screen.findByRole("complementary", { name })).toBe(document.activeElement);
  });

  it("discard the chosen card", async () => {
    const { table } = sitAt(turn);
    await userEvent.keyboard(`${hand().indexOf(inHand("CO")) + 1}x`);
    expect(table.played.map(({ move }) => move)).toEqual(["1 discard CO"]);
  });

  it("are listed by a question mark, and letters can be switched off", async () => {
    sitAt(turn);
    await userEvent.keyboard("?");
    const sheet = await screen.findByRole("dialog", { name: words.say("page-keys") });
    within(sheet).getByText(words.say("page-keys-confirm"));
    await userEvent.click(within(sheet).getByRole("checkbox"));
    await userEvent.click(within(sheet).getByRole("button", { name: words.say("page-close") }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("?t");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("complementary", { name: words.say("page-trade") })).toBeNull();
    preferences.choose({ letterKeys: true });
  });

  it.each(["a", "d", "1"])("do nothing for what is gone, and say so: %s", async (key) => {
    const draws: (() => void)[] = [];
    const { table } = sitAt(offer, (then) => draws.push(then));
    table.goTo("1 offer CO>PA@*");
    for (const draw of draws) draw();
    presses.at = performance.now();
    table.goTo("3 accept"); // and nobody has seen that yet
    await userEvent.keyboard(key);
    expect(table.played).toEqual([]);
    expect(hand()[0]?.ariaPressed).toBe("false");
    await waitFor(() => expect(readOut()).toContain(words.say("page-too-late")));
  });

  it("count for what is on the screen as long as one may do the same", async () => {
    const draws: (() => void)[] = [];
    const { table } = sitAt(offer, (then) => draws.push(then));
    for (const draw of draws) draw();
    presses.at = performance.now();
    table.goTo("1 discard HG");
    await userEvent.keyboard("1");
    expect(hand()[0]?.ariaPressed).toBe("true");
  });

  it("type a move by some letters of it", async () => {
    const { table } = sitAt(turn);
    await userEvent.keyboard("/");
    await screen.findByRole("combobox", { name: words.say("page-command") });
    await userEvent.keyboard("dis col");
    await screen.findByRole("option", { name: /Colombia/ });
    expect(screen.getAllByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(table.played.map(({ move }) => move)).toEqual(["1 discard CO"]));
  });

  it("type an offer", async () => {
    const { table } = sitAt(turn);
    await userEvent.keyboard("/");
    await screen.findByRole("combobox", { name: words.say("page-command") });
    await userEvent.keyboard("offer col pan cem");
    await userEvent.click((await screen.findAllByRole("option"))[0] as Element);
    await waitFor(() => expect(table.played.map(({ move }) => move)).toEqual(["1 offer CO>PA@3"]));
  });

  it("are told when a typed line means nothing", async () => {
    sitAt(turn);
    await userEvent.keyboard("/");
    await screen.findByRole("combobox", { name: words.say("page-command") });
    await userEvent.keyboard("xyzzy");
    await screen.findByText(words.say("page-command-none"));
  });
});

describe("a card explains itself", () => {
  it("by a right click, and is not chosen by it", async () => {
    sitAt(turn);
    await fireEvent.contextMenu(inHand("CO").querySelector("[data-code]") as Element);
    await screen.findByRole("dialog", { name: nameOf("CO") });
    expect(inHand("CO").ariaPressed).toBe("false");
  });

  it("by a long touch, but not while a finger drags it", async () => {
    vi.useFakeTimers();
    document.elementFromPoint = () => null; // jsdom lays nothing out
    sitAt(turn);
    const face = inHand("CO").querySelector("[data-code]") as Element;
    const touch = { pointerType: "touch", button: 0, clientX: 10, clientY: 10 };
    const explained = (): HTMLElement | null =>
      screen.queryByRole("dialog", { name: nameOf("CO") });
    await fireEvent.pointerDown(face, touch);
    await fireEvent.pointerMove(face, { ...touch, clientY: 40 });
    await vi.advanceTimersByTimeAsync(5000);
    await fireEvent.pointerUp(face, touch);
    expect(explained()).toBeNull();
    await fireEvent.pointerDown(face, touch);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await waitFor(() => expect(explained()).not.toBeNull());
  });

  it("by a key, and Escape puts only the explanation away", async () => {
    sitAt(turn);
    await userEvent.keyboard("1i");
    const sheet = await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    (sheet as HTMLDialogElement).close(); // a browser does so at Escape
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(hand()[0]?.ariaPressed).toBe("true");
  });

  it("in the ashtray, which everybody may look through", async () => {
    const { table } = sitAt(turn);
    await userEvent.click(inHand("CO"));
    await userEvent.click(button("page-grass-discard"));
    expect(table.played).toHaveLength(1);
    const look = screen.getAllByRole("button", { name: words.say("page-grass-look-through") });
    await userEvent.click(look[0] as HTMLElement);
    const sheet = await screen.findByRole("dialog", { name: words.say("page-grass-ashtray") });
    await userEvent.click(within(sheet).getByRole("button", { name: `1 × ${nameOf("CO")}` }));
    await screen.findByRole("dialog", { name: nameOf("CO") });
  });
});

it("has a name for everything", () => {
  const { state } = sitAt(turn);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.say("game-grass"));
  const [other] = screen.getAllByRole("region", { name: state.names[1] ?? "" });
  expect(other?.textContent).toContain(words.say("page-cards-in-hand", { count: 6 }));
  screen.getByRole("region", { name: words.say("page-grass-my-table") });
  expect(screen.getByRole("list", { name: words.say("page-log") })).toBe(place(".side ol"));
});
