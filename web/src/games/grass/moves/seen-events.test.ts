import { describe, expect, it } from "vitest";
import type { EventDocument } from "@/generated/grass";
import { Watching } from "./seen-events.svelte";

function seen(...events: object[]): Watching {
  const watching = new Watching();
  for (const event of events) watching.see(event as EventDocument, 1);
  return watching;
}

describe("the newest card in hand", () => {
  it("is what was drawn, passed or traded to oneself", () => {
    expect(seen({ event: "drew", seat: 1, card: "PA" }).newest).toBe("PA");
    expect(seen({ event: "drew", seat: 2, card: null }).newest).toBeNull();
    expect(seen({ event: "passed", seat: 2, to: 1, card: "SO" }).newest).toBe("SO");
    expect(seen({ event: "passed", seat: 1, to: 2, card: "SO" }).newest).toBeNull();
    expect(seen({ event: "traded", seat: 1, to: 2, give: "HG", get: "MO" }).newest).toBe("MO");
    expect(seen({ event: "traded", seat: 2, to: 1, give: "HG", get: "MO" }).newest).toBe("HG");
  });

  it("is none any more when the own turn ends", () => {
    const drew = { event: "drew", seat: 1, card: "PA" };
    expect(seen(drew, { event: "ended_turn", seat: 2 }).newest).toBe("PA");
    expect(seen(drew, { event: "ended_turn", seat: 1 }).newest).toBeNull();
  });
});
