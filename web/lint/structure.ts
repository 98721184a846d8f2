/**
 * Checks the structure of `src`; `make check-web` runs it.
 *
 * - Folders do not import in circles: type imports and `import()` count, tests do not.
 * - Only the registry imports a game, and only games name one.
 * - Only tests import `testing`.
 * - A folder has at most 20 modules.
 * - No rule of a game stands in the client, and no notation of moves (`rules.ts`).
 * - Only `server/http.ts` reaches the server (`transport.ts`).
 * - Components style only themselves, at breakpoints that have names (`styles.ts`).
 */

import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import ts from "typescript";
import { findForbidden } from "./forbidden-code.ts";
import { KNOWLEDGE } from "./rules.ts";
import { WAYS_TO_SERVER } from "./transport.ts";
import { readStyles, STYLE_HABITS, styleOf } from "./styles.ts";

export interface Module {
  readonly imports: readonly string[];
  readonly namesGame: boolean;
}

/** Modules by their path in `src`. */
export type Modules = ReadonlyMap<string, Module>;

const REGISTRY = "games/registry.ts";
const GAME = /^games\/(\w+)\//;
const GAME_NAME = /grass|grove/i;
const MOST_MODULES = 20;
const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The paths in `src` that a module imports, as they are written: without an extension. */
export function importsOf(path: string, source: string): string[] {
  const scripts = [...source.matchAll(SCRIPT)].map((found) => found[1] ?? "");
  const code = path.endsWith(".svelte") ? scripts.join("\n") : source;
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .flatMap((name) => {
      if (name.startsWith("@/")) return [name.slice(2)];
      return name.startsWith(".") ? [normalize(join(dirname(path), name))] : [];
    })
    .filter((name) => !name.startsWith(".."));
}

/** A path from a folder back to itself by imports; undefined if there is none. */
function circleFrom(start: string, next: ReadonlyMap<string, Set<string>>): string[] | undefined {
  const paths: string[][] = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const folder of next.get(path.at(-1) ?? "") ?? []) {
      if (folder === start) return [...path, start];
      if (!seen.has(folder)) paths.push([...path, folder]);
      seen.add(folder);
    }
  }
  return undefined;
}

function circles(modules: Modules): string[] {
  const next = new Map<string, Set<string>>();
  const example = new Map<string, string>();
  for (const [path, { imports }] of modules) {
    const from = dirname(path);
    for (const imported of imports) {
      const to = dirname(imported);
      if (from === to) continue;
      next.set(from, (next.get(from) ?? new Set()).add(to));
      example.set(`${from} ${to}`, `${path} imports ${imported}`);
    }
  }
  const found = new Map<string, string>();
  for (const folder of next.keys()) {
    const circle = circleFrom(folder, next);
    if (!circle) continue;
    const steps = circle.slice(1).map((to, at) => example.get(`${circle[at]} ${to}`) ?? "");
    found.set([...steps].sort().join(), `a circle of folders:\n    ${steps.join("\n    ")}`);
  }
  return [...found.values()];
}

/** Everything that is wrong, a sentence each. */
export function faultsOf(modules: Modules): string[] {
  const faults = circles(modules);
  const sizes = new Map<string, number>();
  for (const [path, { imports, namesGame }] of modules) {
    const folder = dirname(path);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    if (namesGame && !/^(games|generated)\//.test(path)) faults.push(`${path} names a game`);
    for (const imported of imports) {
      const game = GAME.exec(imported)?.[1];
      if (game && game !== GAME.exec(path)?.[1] && path !== REGISTRY)
        faults.push(`${path} imports ${imported}: only ${REGISTRY} imports a game`);
      if (imported.startsWith("testing/"))
        faults.push(`${path} imports ${imported}: only tests import it`);
    }
  }
  for (const [folder, count] of sizes) {
    if (count > MOST_MODULES) faults.push(`${folder} has ${count} modules`);
  }
  return faults;
}

export function readModule(path: string, source: string): Module {
  const imports = importsOf(path, source);
  const others = source.replace(/(from|import\() ?"[^"]*"/g, "");
  return { imports, namesGame: GAME_NAME.test(others) };
}

/** Files that are not for tests alone. */
export function readSources(folder: string): ReadonlyMap<string, string> {
  const paths = globSync("**/*.{ts,svelte}", { cwd: folder })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.endsWith(".test.ts") && !path.startsWith("testing/"));
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

export function readModules(sources: ReadonlyMap<string, string>): Modules {
  return new Map([...sources].map(([path, source]) => [path, readModule(path, source)]));
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, "../src");
  const sources = readSources(folder);
  const faults = [
    ...faultsOf(readModules(sources)),
    ...findForbidden(sources, [...KNOWLEDGE, ...WAYS_TO_SERVER]),
    ...findForbidden(readStyles(folder), STYLE_HABITS, styleOf),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length ? 1 : 0;
}
