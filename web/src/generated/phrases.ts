// Made by tools/generate/web.py; do not edit.

/** The quick phrases without cards, with the ids of their messages. */
export const PHRASES = {
  hello: "phrase-hello",
  thanks: "phrase-thanks",
  well_played: "phrase-well-played",
  good_game: "phrase-good-game",
  sorry: "phrase-sorry",
  oops: "phrase-oops",
  one_moment: "phrase-one-moment",
  your_turn: "phrase-your-turn",
  yes_please: "phrase-yes-please",
  no_thanks: "phrase-no-thanks",
  too_much: "phrase-too-much",
  again: "phrase-again",
} as const;

/** The phrases about cards; a message has the cards as `cards`. */
export const PHRASES_WITH_CARDS = {
  need: "phrase-need",
  who_has: "phrase-who-has",
  have: "phrase-have",
  give_for: "phrase-give-for",
} as const;

/** The number of cards that one phrase may name. */
export const MOST_CARDS = 3;

/** The place of the cards in a phrase whose cards are still to be chosen. */
export const BLANK = "…";
