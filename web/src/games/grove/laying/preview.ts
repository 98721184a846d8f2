/** What placements would change: told by the server with each view of a seat that lays a card. */

import type {
  CellEventName,
  FruitName,
  OwnDocument,
  PreviewDocument,
  RecipeChangeDocument,
} from "@/generated/grove";
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

/** What a cell gains or loses. */
export interface Gain {
  column: number;
  row: number;
  points: number;
}

/** What a placement would change. */
export interface PlacementPreview {
  cells: readonly CellChange[];
  /** Cells that count for more or less than now; of the squirrel what it costs. */
  gains: readonly Gain[];
  recipes: readonly RecipeChangeDocument[];
  /** How much more the score would be. */
  points: number;
  /** Where the squirrel would sit down; undefined if it is not used. */
  squirrel: CellChange | undefined;
  /** All of it, a clause each. */
  said: readonly Message[];
}

/** The previews of the legal moves, or of what was chosen, by token. */
export function readPreviews({
  legal,
  chosen,
  preview,
}: OwnDocument): Map<string, PlacementPreview> {
  if (!preview) return new Map();
  const cells = preview.cells.map(readCell);
  const tokens = chosen === null ? (legal?.moves ?? []) : [chosen];
  return new Map(
    tokens.flatMap((token, place) => {
      const [changed = [], others = []] = preview.placements[place] ?? [];
      const changes = others.flatMap((number) => preview.changes[number] ?? []);
      return [
        [
          token,
          previewOf(
            changed.flatMap((number) => cells[number] ?? []),
            changes,
          ),
        ],
      ];
    }),
  );
}

function readCell(cell: PreviewDocument["cells"][number]): CellChange {
  const [column, row, event, fruit, before, after, points] = cell;
  return { column, row, event, fruit, before, after, points };
}

function previewOf(
  cells: readonly CellChange[],
  changes: PreviewDocument["changes"],
): PlacementPreview {
  return {
    cells,
    gains: [...cells, ...changes.filter((one) => one.change === "squirrel")].filter(
      ({ points }) => points,
    ),
    recipes: changes.filter((one) => one.change === "recipe"),
    points: changes.find((one) => one.change === "score")?.points ?? 0,
    squirrel: cells.find(({ event }) => event === "squirrel"),
    said: [...cells.map(clauseOf), ...changes.flatMap(({ said }) => said ?? [])],
  };
}

/** What happens to the die at a cell, as Python says it. */
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
