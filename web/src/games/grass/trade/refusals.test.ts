import { expect, test } from "vitest";
import { refusalOf, refusedOffers } from "./refusals";

test("an offer that several decline is listed once, with all of them", () => {
  const offers = refusedOffers([
    { seat: 2, give: "PA", want: "MO" },
    { seat: 3, give: "PA", want: "MO" },
    { seat: 2, give: "PA", want: null },
  ]);
  expect(offers).toEqual([
    { give: "PA", want: "MO", seats: [2, 3] },
    { give: "PA", want: null, seats: [2] },
  ]);
});

test("a no to a question what one gets is told apart from a no to an offer", () => {
  const [offered, asked] = refusedOffers([
    { seat: 2, give: "PA", want: "MO" },
    { seat: 2, give: "PA", want: null },
  ]);
  expect(offered && refusalOf(2, offered).id).toBe("page-trade-declined");
  expect(asked && refusalOf(2, asked).id).toBe("page-trade-declined-open");
});
