import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";
import { keptAhead } from "./src/offline/kept.ts";

const catalogues = fileURLToPath(new URL("../src/greentable/catalogues", import.meta.url));
const source = fileURLToPath(new URL("./src", import.meta.url));
const page = fileURLToPath(new URL("../src/greentable/server/page", import.meta.url));

// Texts that only terminals, commands and hosts show, or that the server puts into words itself.
const elsewhere = new RegExp(
  `^(${[
    "admin|commands|grove_commands|grove_terminal|help|lab|rulebook_grass|rulebook_grove|serve",
    "settings|terminal|warmup|served|verify|grass_table|grove_table",
    "errors_archive|errors_bots|errors_grove|errors_records|errors_store|errors_terminal",
  ].join("|")})\\.ftl$`,
);

/** `virtual:texts/de`: all texts of a language that the page may need, as one string. */
function texts(): Plugin {
  const name = "virtual:texts/";
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined;
      const folder = `${catalogues}/${id.slice(name.length + 1)}`;
      const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
      const wanted = files.filter((file) => !elsewhere.test(file)).sort();
      const parts = wanted.map((file) => {
        this.addWatchFile(`${folder}/${file}`);
        return withoutComments(readFileSync(`${folder}/${file}`, "utf8"));
      });
      return `export default ${JSON.stringify(parts.join("\n"))}`;
    },
  };
}

/** Comments are for translators. */
function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

const WORKER = "service-worker.js";

/** Tells the service worker which files there are; with another list it is another version. */
function keeping(): Plugin {
  return {
    name: "keeping",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      const names = Object.keys(bundle).sort();
      const version = createHash("sha256").update(names.join()).digest("hex").slice(0, 12);
      const build = { version, files: keptAhead(names).map((name) => `/${name}`) };
      worker.code = `const BUILD = ${JSON.stringify(build)};\n${worker.code}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), keeping()],
  resolve: { alias: { "@": source } },
  css: {
    // The style of each component knows the breakpoints by name.
    postcss: { plugins: [globalData({ files: ["src/style/breakpoints.css"] }), customMedia()] },
  },
  build: {
    outDir: page,
    emptyOutDir: true,
    target: ["safari16.4", "firefox128", "chrome111"],
    // No picture is put into a style sheet: what is small stays cacheable by itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/offline/service-worker.ts" },
      output: {
        // Browsers look for the service worker at one address; all else is named by what is in it.
        entryFileNames: ({ name }) =>
          name === "service-worker" ? WORKER : "assets/[name]-[hash].js",
      },
    },
  },
  server: {
    // The deck and the recipes of the house lie beside the game.
    fs: { allow: [".", "../src/greentable/grove"] },
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
  },
  test: {
    // Only what never ends fails: other programs may have the processor.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "logic",
          include: ["{src,lint}/**/*.test.ts"],
          exclude: ["src/**/*.svelte.test.ts"],
          environment: "node",
          isolate: false,
        },
      },
      {
        extends: true,
        // Components as a browser takes them, not as a server would render them.
        resolve: { conditions: ["browser"] },
        test: {
          name: "components",
          include: ["src/**/*.svelte.test.ts"],
          environment: "jsdom",
          pool: "vmThreads", // half the time of a process for each file
          setupFiles: ["src/testing/setup.ts"],
        },
      },
    ],
  },
});
