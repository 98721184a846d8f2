import { expect, it } from "vitest";
import { findForbidden } from "./forbidden-code";
import { readStyles, STYLE_HABITS, styleOf } from "./styles";

const styles = readStyles(new URL("../src", import.meta.url).pathname);

function planted(style: string, path = "ui/Planted.svelte"): string[] {
  const source = path.endsWith(".svelte") ? `<p></p>\n<style>\n${style}\n</style>` : style;
  return findForbidden(new Map([[path, source]]), STYLE_HABITS, styleOf);
}

it("finds nothing wrong with the styles of the client", () => {
  expect(styles.size).toBeGreaterThan(100);
  expect(findForbidden(styles, STYLE_HABITS, styleOf)).toEqual([]);
});

it.each([
  [".hand > :global(.card) { margin: 0; }", "styles other components: :global(.card)"],
  [".hand :global { .card { margin: 0; } }", "styles other components: :global"],
  ["/* Small. */\n:global(svg) { width: 1em; }", "styles other components: :global(svg)"],
  [
    "/* Global: drawn by a library. */\n.qr :global(svg) { width: 1em; }\n:global(p) { margin: 0; }",
    "styles other components: :global(p)",
  ],
  ["@media (max-width: 640px) { p { margin: 0; } }", "has a breakpoint without a name"],
  ["@media (--phone) and (orientation: portrait) {}", "has a breakpoint without a name"],
  ["p { background: linear-gradient(#fff, var(--bg)); }", "has a colour of its own: #fff"],
  ["p { color: #B3261E; }", "has a colour of its own: #B3261E"],
])("finds: %s", (style, fault) => {
  expect(planted(style)).toEqual([expect.stringContaining(`ui/Planted.svelte ${fault}`)]);
});

it("lets only files do something that still do", () => {
  for (const { pattern, allowed = [] } of STYLE_HABITS) {
    for (const path of allowed) expect(styles.get(path)).toMatch(pattern);
  }
});

it("finds a breakpoint in a style sheet", () => {
  expect(planted("@media (width < 640px) {}", "style/planted.css")).toHaveLength(1);
});

it.each([
  "/* Global: drawn by a library. */\n.qr :global(svg) { width: 1em; }",
  "/* Not by :global(svg). */\nsvg { width: 1em; }",
  "p { box-shadow: 0 1px 2px #0003; }",
  "@media (--phone), (pointer: coarse) { p { margin: 0; } }",
])("lets pass: %s", (style) => {
  expect(planted(style)).toEqual([]);
});
