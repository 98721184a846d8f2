### Why a move of Grass is refused: said to the player, with what would help.
### $card and $other are the cards of the move, $target whom it is aimed at.
### $heat is what lies on the player’s market, $cure the Heat Off that cools it.

grass-reason-game-over = The game is over.
grass-reason-not-your-turn = It is not your turn.
grass-reason-already-chosen = You have already chosen: wait for the others.
grass-reason-not-now = Not now: the table is waiting for something else.

# The move leaves something out, or says too much. $family tells which kind of card it plays.
grass-reason-malformed = { $family ->
    [heat-off] Play { $card } by itself; for a fine, name one Peddle if the rules let you choose.
    [skim] Say from whom to steal; name the Peddle if the rules let you choose.
    [paranoia] Name the victim of { $card } if the rules let you choose one, and nothing more.
   *[other] The move says too little or too much.
}
grass-reason-no-such-seat = Nobody sits there.
grass-reason-own-seat = Choose an opponent, not yourself.
grass-reason-not-in-deck = There is no such card in this deck.
grass-reason-not-in-hand = You do not hold { $card }.
grass-reason-not-in-pack = { $card } is not in this pack.
grass-reason-not-in-haystack = No { $card } is left in the haystack.
grass-reason-wrong-seat-dealt = The next card is not for { $target }.
grass-reason-already-played = You have already played or discarded a card in this turn.
grass-reason-not-played-yet = Play or discard a card before you end your turn.
grass-reason-market-is-open = Your market is already open: one Market Open is enough.
grass-reason-market-not-open = Your market is closed: play Market Open first.
grass-reason-under-heat = { $heat } is on your market: cool it first, with { $cure } or a fine.
grass-reason-no-heat = There is no heat on your market.
grass-reason-other-heat = { $card } does not cool { $heat }: that takes { $cure } or a fine.
grass-reason-target-market-not-open = { $target } has no open market.
grass-reason-target-under-heat = There is heat on { $target }’s market.
grass-reason-no-peddle-to-pay = You have no Peddle to pay the fine with.
grass-reason-not-in-stash = You do not have enough unprotected Peddle in your stash for that.
grass-reason-not-protected = You have no protected { $other }.
grass-reason-cover-too-small = { $card } does not cover enough for { $cards }.
grass-reason-never-protected = Nothing protects Dr. Feelgood.
grass-reason-target-has-no-peddle = { $target } has no unprotected Peddle.
grass-reason-not-in-targets-stash = { $target } has no unprotected { $other }.
grass-reason-paranoia-needs-market = Open your market before you play Paranoia.
grass-reason-paranoia-not-discarded = Paranoia cannot be discarded: play it, trade it or pass it on.
grass-reason-banker-not-played = The Banker cannot be played: hold it until the end of the round, or discard it.
grass-reason-no-trade-after-play = In this edition you can only trade before you play.
grass-reason-offers-used-up = You can make no more offers in this turn.
grass-reason-same-kind = Name two different cards.
grass-reason-no-stash-swap = There is no stash swap in these rules.
grass-reason-swap-used = You have already swapped in this turn.
grass-reason-swap-needs-markets = Both markets must be open and without heat for a swap.
grass-reason-counter-in-offer = Offer a card other than the two named; you may give the card wanted only if you ask for another card than the one offered.
grass-reason-no-card-wanted = No card is wanted that you could give: say what you would give (counter), or decline.
grass-reason-asks-for-offered = { $other } is what you are offered anyway: leave it out.
