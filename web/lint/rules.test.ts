import { expect, it } from "vitest";
import { findForbidden } from "./forbidden-code";
import { KNOWLEDGE } from "./rules";
import { readSources } from "./structure";

const sources = readSources(new URL("../src", import.meta.url).pathname);

function planted(source: string, path = "games/grass/moves/planted.ts"): string[] {
  return findForbidden(new Map([[path, source]]), KNOWLEDGE);
}

it("finds no rule in the client", () => {
  expect(sources.size).toBeGreaterThan(200);
  expect(findForbidden(sources, KNOWLEDGE)).toEqual([]);
});

it("lets only files name something that still do", () => {
  for (const { pattern, allowed = [] } of KNOWLEDGE) {
    for (const path of allowed) expect(sources.get(path)).toMatch(pattern);
  }
});

it.each([
  ["names a card", 'if (move.card === "MC") warn();'],
  ["names a card", "const covers = `GS:${peddle}`;"],
  ["names a card", '<script lang="ts"></script>\n<Card code="PA" />'],
  ["writes or reads a move", 'if (token.startsWith("offer ")) stay();'],
  ["writes or reads a move", "void turn.play(`give ${code}`);"],
  ["writes or reads a move", "const asked = ['play SO@2'];"],
  ["looks for a message", 'const shown = told.filter(({ id }) => id === "grass-event-showed");'],
  ["looks for a card", "const named = new RegExp(`(^|[^\\\\w-])${card}($|[^\\\\w,])`);"],
  ["looks for a message", "if (/^grove-(score|event-reached)/.test(told.id)) end();"],
  ["looks for a message", 'const isDrawn = id.startsWith("grove-clause-");'],
  ["names a rule", 'const rule = "grass.deal.3";'],
  ["names a rule", '<a href="/rules/grove#grove.squirrel.1">why</a>'],
])("finds code that %s: %s", (does, source) => {
  expect(planted(source)).toEqual([expect.stringContaining(`planted.ts ${does}`)]);
});

const GROVE = "games/grove/planted.ts";

it.each([
  ["takes a move of Grove apart", 'const [verb] = move.split(" ");'],
  ["takes a move of Grove apart", "if (token.startsWith(start)) give();"],
  ["reads a card", String.raw`const LAID = /^(\d+):(-?\d+),(-?\d+),(\d+)/;`],
  ["names dice", "const named = move.search(/ (dice|barrow) /);"],
  ["names dice", "const way = `${place} barrow ${cell}`;"],
  ["writes a move of Grove", "const move = `${card}:${column},${row},${rotation}`;"],
  ["writes a move of Grove", "const move = `draw ${card}`;"],
])("finds code of Grove that %s: %s", (does, source) => {
  expect(planted(source, GROVE)).toEqual([expect.stringContaining(`${GROVE} ${does}`)]);
  expect(planted(source, "replay/planted.ts")).toHaveLength(1);
  expect(planted(source, "ui/planted.ts")).toEqual([]);
});

it.each([
  ["the places of messages", "const place = `${column},${row}`;"],
  ["names of texts", 'words.say("page-grove-dice", { dice });'],
  ["styles", "<style>.dice { margin: 0; }</style>"],
])("leaves %s of Grove alone", (_, source) => {
  expect(planted(source, GROVE)).toEqual([]);
});

it("leaves comments and what was generated alone", () => {
  expect(planted('/** Of "MO", see grass.deal.3. */\n// as in "play PA"\nconst one = 1;')).toEqual(
    [],
  );
  expect(planted('export type CardCode = "MO";', "generated/planted.ts")).toEqual([]);
});
