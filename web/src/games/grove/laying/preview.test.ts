import { expect, test } from "vitest";
import type { ExplanationDocument, OwnDocument, ViewDocument } from "@/generated/grove";
import { catalogueOf } from "@/testing/catalogue-of";
import turn from "@/testing/recordings/grove-turn.json";
import { readPreviews } from "./preview";

const { sent, answers } = turn.steps[0] as unknown as {
  sent: { type: string; view?: ViewDocument }[];
  answers: Record<string, ExplanationDocument>;
};
const own = sent.find(({ type }) => type === "view")?.view?.own as OwnDocument;
const previews = readPreviews(own);

test("a preview says what an explanation says, in its words", () => {
  const words = catalogueOf("en");
  const explained = Object.values(answers).filter((one) => one.is_legal);
  expect([...previews.keys()]).toEqual(own.legal?.moves);
  expect(explained.map(({ move }) => move)).toEqual(own.legal?.moves);
  for (const { move, messages, score_after, score_before, events } of explained) {
    const preview = previews.get(move);
    expect(preview?.said.map((one) => words.text(one))).toEqual(
      messages.map((one) => words.text(one)),
    );
    expect(preview?.points).toBe(score_after - score_before);
    expect(!!preview?.squirrel).toBe(events.some(({ event }) => event === "squirrel"));
  }
});

test("a gain stands at its cell, and what a squirrel costs more where it sits", () => {
  const gains = previews.get("7:2,1,0")?.gains;
  expect(gains).toHaveLength(2);
  expect(gains?.[0]).toMatchObject({ column: 2, row: 1, points: 2 });
  expect(gains?.[1]).toMatchObject({ column: 2, row: 0, points: -1 });
});

test("what was chosen keeps its preview while others still think", () => {
  const [chosen = ""] = own.legal?.moves ?? [];
  const placements = own.preview?.placements.slice(0, 1) ?? [];
  const waiting = {
    ...own,
    chosen,
    legal: null,
    preview: own.preview ? { ...own.preview, placements } : null,
  };
  expect([...readPreviews(waiting)]).toEqual([[chosen, previews.get(chosen)]]);
});

test("without a card to lay there is none", () => {
  expect(readPreviews({ ...own, legal: null, preview: null }).size).toBe(0);
});
