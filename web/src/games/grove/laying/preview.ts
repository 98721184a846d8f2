/** Placements, and what they would change: told by the server with each view of a seat that lays a card. */

import type {
  CellEventName,
  FruitName,
  OwnDocument,
  PreviewDocument,
  RecipeChangeDocument,
} from "@/generated/grove";
import { isSame, type Lying } from "@/games/grove/cards/placements";
import { say, type Message } from "@/words/messages";

/** Something would happen to the die at a cell. */
export interface CellChange {
  column: number;
  row: number;
  event: CellEventName;
  fruit: FruitName;
  before: number | null;
  after: number | null;
  points: number;
}

/** The gain or loss of a cell. */
export interface Gain {
  column: number;
  row: number;
  points: number;
}

/** The changes by a placement. */
export interface PlacementPreview {
  cells: readonly CellChange[];
  /** Cells that count for more or less than now; of the squirrel what it costs. */
  gains: readonly Gain[];
  recipes: readonly RecipeChangeDocument[];
  /** How much more the score would be. */
  points: number;
  /** Where the squirrel would sit down; undefined if it is not used. */
  squirrel: CellChange | undefined;
  /** The choice of the move: the cells that get scarce dice, or the wheelbarrow. */
  given: readonly CellChange[];
  /** What happens at cells, a clause each: it is drawn over the grove. */
  drawn: readonly Message[];
  /** All else, a clause each. */
  said: readonly Message[];
}

/** A way to lay a card at a place: a move, as the server reads it, and what it would change. */
export interface Way extends PlacementPreview {
  move: string;
}

export interface Placement extends Lying {
  /** More than one where dice are short or several baskets could be the barrow. */
  ways: readonly [Way, ...Way[]];
}

/** The legal placements, or the one that was chosen; those that differ only in what is chosen as one. */
export function readPlacements({ legal, chosen, preview }: OwnDocument): Placement[] {
  if (!preview) return [];
  const moves = (chosen === null ? legal?.moves : [chosen])?.values();
  const outcomes = readOutcomes(preview);
  const found: Placement[] = [];
  for (const [card, rotation, places] of preview.placements) {
    for (const [column, row, number] of places) {
      const move: string | undefined = moves?.next().value;
      const outcome = outcomes[number];
      if (move === undefined || !outcome) continue;
      const [lying, way] = [
        { card, column, row, rotation },
        { move, ...outcome },
      ];
      const last = found.at(-1);
      // Ways to choose come one after the other.
      if (last && isSame(last, lying)) last.ways = [...last.ways, way];
      else found.push({ ...lying, ways: [way] });
    }
  }
  return found;
}

function readOutcomes(preview: PreviewDocument): PlacementPreview[] {
  const cells = preview.cells.map(readCell);
  const given = new Map(preview.given);
  const cellsOf = (numbers: readonly number[]): CellChange[] =>
    numbers.flatMap((number) => cells[number] ?? []);
  return preview.outcomes.map(([changed, others], number) =>
    previewOf(
      cellsOf(changed),
      others.flatMap((other) => preview.changes[other] ?? []),
      cellsOf(given.get(number) ?? []),
    ),
  );
}

function readCell(cell: PreviewDocument["cells"][number]): CellChange {
  const [column, row, event, fruit, before, after, points] = cell;
  return { column, row, event, fruit, before, after, points };
}

function previewOf(
  cells: readonly CellChange[],
  changes: PreviewDocument["changes"],
  given: readonly CellChange[],
): PlacementPreview {
  return {
    cells,
    given,
    gains: [...cells, ...changes.filter((one) => one.change === "squirrel")].filter(
      ({ points }) => points,
    ),
    recipes: changes.filter((one) => one.change === "recipe"),
    points: changes.find((one) => one.change === "score")?.points ?? 0,
    squirrel: cells.find(({ event }) => event === "squirrel"),
    drawn: cells.map(clauseOf),
    said: changes.flatMap(({ said }) => said ?? []),
  };
}

/** The change of the die at a cell, as Python says it. */
function clauseOf({ column, row, event, fruit, before, after }: CellChange): Message {
  const form = event === "squirrel" && before ? "squirrel-takes" : event.replaceAll("_", "-");
  return say(`grove-clause-${form}`, {
    place: `${column},${row}`,
    // A new die is named as what it becomes, any other as what it was.
    thing: say("grove-thing", {
      fruit: { is: "form", form: fruit },
      value: (event === "appeared" ? after : before) ?? 0,
    }),
    before: before ?? 0,
    after: after ?? 0,
  });
}
