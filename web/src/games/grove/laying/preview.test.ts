import { expect, test } from "vitest";
import type {
  ExplanationDocument,
  OwnDocument,
  PreviewDocument,
  ViewDocument,
} from "@/generated/grove";
import { catalogueOf } from "@/testing/catalogue-of";
import fewDice from "@/testing/recordings/grove-few-dice.json";
import turn from "@/testing/recordings/grove-turn.json";
import { readPlacements, type Way } from "./preview";

interface Recording {
  steps: readonly object[];
}

interface Step {
  sent: { type: string; view?: ViewDocument }[];
  answers: Record<string, ExplanationDocument>;
}

const firstOf = ({ steps }: Recording): Step => steps[0] as Step;
const ownOf = (recording: Recording): OwnDocument =>
  firstOf(recording).sent.find(({ type }) => type === "view")?.view?.own as OwnDocument;

const own = ownOf(turn);
const placements = readPlacements(own);
const ways = placements.flatMap((one) => one.ways);
const wayOf = (move: string): Way | undefined => ways.find((way) => way.move === move);

test("a preview says what an explanation says, in its words", () => {
  const words = catalogueOf("en");
  const explained = Object.values(firstOf(turn).answers).filter((one) => one.is_legal);
  expect(ways.map(({ move }) => move)).toEqual(own.legal?.moves);
  expect(explained.map(({ move }) => move)).toEqual(own.legal?.moves);
  for (const { move, messages, score_after, score_before, events } of explained) {
    const preview = wayOf(move);
    const said = [...(preview?.drawn ?? []), ...(preview?.said ?? [])];
    expect(said.map((one) => words.text(one))).toEqual(messages.map((one) => words.text(one)));
    expect(preview?.points).toBe(score_after - score_before);
    expect(!!preview?.squirrel).toBe(events.some(({ event }) => event === "squirrel"));
  }
});

test("a gain stands at its cell, and what a squirrel costs more where it sits", () => {
  const gains = wayOf("7:2,1,0")?.gains;
  expect(gains).toHaveLength(2);
  expect(gains?.[0]).toMatchObject({ column: 2, row: 1, points: 2 });
  expect(gains?.[1]).toMatchObject({ column: 2, row: 0, points: -1 });
});

test("placements lie where their moves say", () => {
  expect(placements.length).toBeGreaterThan(1);
  for (const { card, column, row, rotation, ways } of placements) {
    expect(ways.map(({ move }) => move)).toEqual([`${card}:${column},${row},${rotation}`]);
  }
});

test("placements that differ only in their dice are one, with what each way gives", () => {
  const choices = readPlacements(ownOf(fewDice)).filter(({ ways }) => ways.length > 1);
  expect(choices.length).toBeGreaterThan(0);
  for (const { ways } of choices) {
    for (const { move, given } of ways) {
      const named = move.split(" ").slice(2);
      expect(given.map(({ column, row }) => `${column},${row}`)).toEqual(named);
      expect(given.every(({ after }) => after)).toBe(true);
    }
  }
});

test("what was chosen keeps its preview while others still think", () => {
  const [first] = placements;
  const [turned] = own.preview?.placements ?? [];
  if (!own.preview || !first || !turned) throw new Error();
  const [card, rotation, places] = turned;
  const preview: PreviewDocument = {
    ...own.preview,
    placements: [[card, rotation, places.slice(0, 1)]],
  };
  const waiting = { ...own, chosen: first.ways[0].move, legal: null, preview };
  expect(readPlacements(waiting)).toEqual([first]);
});

test("without a card to lay there is none", () => {
  expect(readPlacements({ ...own, legal: null, preview: null })).toEqual([]);
});
