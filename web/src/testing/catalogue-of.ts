/** All texts of a language, read from the catalogues. */

import { readdirSync, readFileSync } from "node:fs";
import { Catalogue } from "@/words/catalogue";

const FOLDER = new URL("../../../src/greentable/words/catalogues/", import.meta.url);

export const LANGUAGES = ["en", "it", "nl", "de", "fr"];

export function catalogueOf(language: string): Catalogue {
  const codes = language === "en" ? ["en"] : [language, "en"];
  return new Catalogue(
    language,
    codes.map((code) => ({ language: code, source: source(code) })),
  );
}

function source(language: string): string {
  const files = readdirSync(new URL(language, FOLDER)).filter((file) => file.endsWith(".ftl"));
  return files
    .map((file) => readFileSync(new URL(`${language}/${file}`, FOLDER), "utf8"))
    .join("\n");
}
