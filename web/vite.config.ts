import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const catalogues = fileURLToPath(new URL("../src/greentable/catalogues", import.meta.url));
const page = fileURLToPath(new URL("../src/greentable/server/page", import.meta.url));

// Texts that only terminals, commands and hosts show.
const elsewhere =
  /^(admin|commands|errors_terminal|grove_commands|grove_terminal|help|lab|serve|settings|terminal|warmup)\.ftl$/;

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

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: page,
    emptyOutDir: true,
    target: ["safari16.4", "firefox128", "chrome111"],
    // No picture is put into a style sheet: what is small stays cacheable by itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
