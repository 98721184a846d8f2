import type { GameReplay } from "@/game-interface/game";
import { isGrove } from "@/games/grove/laying/view";
import { words } from "@/words/language.svelte";

const CARDS = Array.from({ length: 18 }, (_, place) => place + 1);

const replay: GameReplay = {
  dealing: {
    label: () => "grove/deck",
    // One order for the whole game.
    beginsShuffle: (_verb, _before, round) => round === 0,
    cardsOf: (words) => words,
    // Before the first deal all cards of the game are unseen.
    deckOf: (view) => {
      const unseen = isGrove(view) ? view.table.unseen : [];
      const aside = CARDS.filter((card) => !unseen.includes(card));
      return { deck: CARDS.map(String), aside: aside.map(String) };
    },
  },
  cardNames: () => CARDS.map((card) => [String(card), words.say("page-grove-card", { card })]),
  hasLedgerInCorner: true,
};
export default replay;
