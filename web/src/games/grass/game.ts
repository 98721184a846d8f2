import type { Game } from "@/game-interface/game";
import HomePicture from "./HomePicture.svelte";

export const grass: Game = {
  name: "grass",
  results: "money",
  isSolitaire: false,
  newTable: "bots",
  switches: {
    names: {
      give_me_five: "grass-rules-variants-draft",
      hidden_deals: "grass-rules-deals-hidden",
      lucky_or_not: "grass-rules-variants-luck",
    },
    sentences: {},
  },
  pages: {},
  HomePicture,
  screen: () => import("./GrassTable.svelte"),
  lesson: () => import("./lesson"),
  replay: () => import("./end/replay"),
  cardGallery: () => import("./cards/CardGallery.svelte"),
  scoreSheet: () => import("./score-sheet/GrassSheet.svelte"),
};
