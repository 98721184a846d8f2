import type { GameReplay } from "@/game-interface/game";
import { GRASS_CARDS } from "@/generated/cards";
import { spelledOut } from "@/games/grass/cards/cards";
import { isGrass } from "@/games/grass/moves/view";
import { words } from "@/words/language.svelte";
import OpenHands from "./OpenHands.svelte";

const replay: GameReplay = {
  dealing: {
    label: (round) => `grass/deck/${round}`,
    // A deal after anything but a deal begins a round.
    beginsShuffle: (verb, before) => verb === "deal" && before !== "deal",
    cardsOf: (words) => words.slice(-1),
    // Before the first deal all cards are unseen.
    deckOf: (view) => ({ deck: isGrass(view) ? spelledOut(view.own.unseen ?? {}) : [], aside: [] }),
  },
  cardNames: () =>
    GRASS_CARDS.map(({ code }) => [code, words.catalogue?.card("grass", code) ?? code]),
  OpenHands,
  hasLedgerInCorner: false,
};
export default replay;
