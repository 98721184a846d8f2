import { expect, it } from "vitest";
import { isHashed, isScreen, keptAhead } from "./kept";

it("keeps nothing that the server answers", () => {
  for (const path of ["/api/me", "/api/tables/x/socket", "/api/replays/x/record", "/healthz"]) {
    expect([isHashed(path), isScreen(path)]).toEqual([false, false]);
  }
});

it("knows screens and files apart", () => {
  expect(["/", "/t/abc", "/rules/grass", "/daily"].every(isScreen)).toBe(true);
  expect(isScreen("/manifest.webmanifest")).toBe(false);
  expect(isHashed("/assets/index-abc.js")).toBe(true);
});

it("fetches no language ahead that nobody has asked for", () => {
  const files = ["assets/de-Dgx2Dfe_.js", "assets/index-C97.js", "assets/a-b.woff2", "icon.svg"];
  expect(keptAhead(files)).toEqual(["assets/index-C97.js", "assets/a-b.woff2"]);
});
