import { expect, it } from "vitest";
import { playBack } from "@/testing/recorded-table";
import counterOfAnother from "@/testing/recordings/grass-counter-of-another.json";
import { GrassTurn } from "./turn.svelte";

it("an offer stands for who may answer it ahead, while another's counter is thought about", () => {
  const { state, table } = playBack(counterOfAnother, () => undefined);
  const turn = new GrassTurn(state, () => 3);
  table.goTo("2 counter FE");
  expect(turn.view?.table.phase).toBe("countered");
  expect(turn.view?.own.legal).toBeNull();
  expect(turn.trade).toMatchObject({ partner: 1, give: "PA", get: "LC", is_counter: false });
  expect(turn.view?.own.status).toMatchObject({
    id: "grass-status-answer",
    arguments: { who: { seat: 1 }, card: { code: "LC" }, other: { code: "PA" } },
  });
  expect(turn.refusal?.token).toBe("decline");
  expect(turn.lacksWanted).toBe(false);
  table.goTo("1 offer LC>DF@*");
  table.goOn();
  expect(turn.view?.table.phase).toBe("countered");
  expect(turn.lacksWanted).toBe(true);
  expect(turn.held).toBeUndefined();
  table.goOn();
  expect(turn.held?.said).toEqual(turn.refusal?.said);
  expect(turn.held?.said.id).toBe("grass-move-decline");
});
