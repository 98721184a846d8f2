import { expect, it } from "vitest";
import { faultsOf, importsOf, readModule, readModules, readSources } from "./structure";

const modules = readModules(readSources(new URL("../src", import.meta.url).pathname));

function planted(path: string, source: string): string[] {
  return faultsOf(new Map([...modules, [path, readModule(path, source)]]));
}

it("finds nothing wrong with the client", () => {
  expect(modules.size).toBeGreaterThan(200);
  expect(faultsOf(modules)).toEqual([]);
});

it.each([
  ["words/planted.ts", 'import type { TableState } from "../table/state/table-state.svelte";'],
  [
    "ui/Planted.svelte",
    '<script lang="ts">\n  import Head from "@/table/TableHead.svelte";\n</script>',
  ],
  ["browser/planted.ts", 'const later = () => import("@/ui/Icon.svelte");'],
])("finds a circle of folders that %s closes", (path, source) => {
  const faults = planted(path, source);
  expect(faults.some((fault) => fault.includes(`${path} imports`))).toBe(true);
});

it.each([
  ["pages/planted.ts", "games/grass/GrassTable.svelte"],
  ["games/grove/planted.ts", "games/grass/cards/cards"],
  ["table/planted.ts", "testing/recorded-table"],
])("does not let %s import %s", (path, imported) => {
  const faults = planted(path, `import "@/${imported}";`);
  expect(faults.some((fault) => fault.startsWith(`${path} imports ${imported}: only`))).toBe(true);
});

it("takes no import from a text or a comment", () => {
  const source = '// import "@/ui/Icon.svelte"\nconst text = `import "@/ui/Icon.svelte"`;';
  expect(importsOf("browser/planted.ts", source)).toEqual([]);
});

it("lets no shared code name a game", () => {
  expect(planted("table/planted.ts", 'export const game = "grass";')).toEqual([
    "table/planted.ts names a game",
  ]);
});

it("finds a folder that has grown too large", () => {
  const many = Array.from(
    { length: 21 },
    (_, at) => [`new/m${at}.ts`, readModule("", "")] as const,
  );
  expect(faultsOf(new Map(many))).toEqual(["new has 21 modules"]);
});
