import compat from "eslint-plugin-compat";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/generated"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  compat.configs["flat/recommended"],
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // Who speaks to people speaks through the catalogues.
      "no-alert": "error",
      "no-console": "error",
      // Drawings of our own are put in as they are; nothing else may be.
      "svelte/no-at-html-tags": "error",
      // Sets and maps are replaced here, never changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  // jsdom is no browser that people use.
  {
    files: ["src/testing/*.ts", "**/*.test.ts"],
    rules: { "compat/compat": "off", "no-console": "off" },
  },
  { files: ["*.config.*", "lint/*.ts"], languageOptions: { globals: { ...globals.node } } },
);
