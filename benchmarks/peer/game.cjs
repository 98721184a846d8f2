// A stand-in for Grass at boardgame.io: as many seats, cards and plies, hidden hands and a view of
// the same size. It has none of the rules, which is to its advantage.

const HAND = 6;
const CARDS = 104;

/** What all see beside the cards: as long as VIEW_BYTES says that our view is. */
function padding() {
  const wanted = Number(process.env.VIEW_BYTES || 4000) - 600; // what the rest of a state takes
  const rows = [];
  let length = 0;
  while (length < wanted) {
    const row = { seat: rows.length % 4, heat: null, market: true, total: 25000, stash: [1, 0, 2] };
    rows.push(row);
    length += JSON.stringify(row).length + 1;
  }
  return rows;
}

const StandIn = {
  name: "stand-in",
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const hands = {};
    for (let seat = 0; seat < 4; seat++) hands[seat] = deck.splice(0, HAND);
    return { deck, hands, ashtray: [], seen: padding(), played: 0 };
  },
  moves: {
    // A card is laid off and another drawn: a person's ply and nature's.
    play: ({ G, playerID, random }, place) => {
      G.ashtray.push(...G.hands[playerID].splice(place, 1));
      if (G.deck.length === 0) {
        G.deck = random.Shuffle(G.ashtray);
        G.ashtray = [];
      }
      G.hands[playerID].push(G.deck.pop());
      G.played += 1;
      G.seen[G.played % G.seen.length].total += 5000;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => {
    const { deck, hands, ...shown } = G;
    return { ...shown, deck: deck.length, hand: hands[playerID] || [] };
  },
};

module.exports = { StandIn, HAND };
