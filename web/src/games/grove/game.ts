import type { Game } from "@/game-interface/game";
import HomePicture from "./HomePicture.svelte";

export const grove: Game = {
  name: "grove",
  results: "number",
  isSolitaire: true,
  newTable: "grove",
  switches: {
    names: {},
    sentences: { recipes: ["grove-rules-challenge-target", "grove-rules-challenge-met"] },
  },
  pages: {
    "/daily": () => import("./daily/DailyPage.svelte"),
    "/edit": () => import("./editor/EditorPage.svelte"),
  },
  HomePicture,
  screen: () => import("./GroveTable.svelte"),
  lesson: () => import("./lesson"),
  replay: () => import("./end/replay"),
  rulesAppendix: () => import("./panel/RecipeList.svelte"),
  scoreSheet: () => import("./score-sheet/GroveSheet.svelte"),
};
