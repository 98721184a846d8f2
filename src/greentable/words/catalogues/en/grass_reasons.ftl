### Why a move of Grass is not possible: said to the player, with what would help.
### $card and $other are the cards of the move, $target its target.
### $heat is the heat on the player’s market, $cure the Heat Off that removes it, $fine the card
### Pay Fine, $market the card Market Open.

grass-reason-game-over = The game is over.

# $who are the players who must move now: nobody while cards are dealt.
grass-reason-not-your-turn = { $who-number ->
    [0] It’s not your turn.
   *[other] It’s not your turn. Waiting for { $who }.
}
grass-reason-already-chosen = { $who-number ->
    [0] You’ve already chosen.
   *[other] You’ve already chosen. Waiting for { $who }.
}

# A move of the wrong kind. $asks is what the player must do first; $whom is the other player of the
# trade, or the one who gets the card.
grass-reason-not-now = { $asks ->
    [turn] You can’t do that on your turn.
    [answer] First answer { $whom }’s offer.
    [countered] First accept or decline { $whom }’s counter-offer.
    [give] First choose a Peddle card for { $whom }.
    [give-up] First choose which Peddle card you lose.
    [pass] First choose a card for { $whom }.
    [draft] First choose a card to keep.
    [hand] First choose the card you’ll give { $whom }.
    [say] First say whether { $whom } cheated you.
   *[other] You can’t do that right now.
}

# The move is incomplete or has too many parts. $family is the family of the card it plays, or
# pay-fine.
grass-reason-malformed = { $family ->
    [heat-off] Play { $card } by itself.
    [pay-fine] Choose the Peddle card you pay with, if the rules let you, and nothing else.
    [skim] Choose who to steal from. Choose the Peddle card too, if the rules let you.
    [paranoia] Choose an opponent for { $card }, if the rules let you, and nothing else.
   *[other] That move is incomplete, or has too many parts.
}
grass-reason-no-such-seat = Nobody is sitting there.
grass-reason-own-seat = Choose an opponent, not yourself.
grass-reason-not-in-deck = This deck has no such card.
grass-reason-not-in-hand = You don’t have { $card } in your hand.
grass-reason-not-in-pack = { $card } isn’t in this pack.
grass-reason-not-in-haystack = There’s no { $card } left in the haystack.
grass-reason-wrong-seat-dealt = The next card isn’t for { $target }.
grass-reason-already-played = You’ve already played or discarded a card this turn.
grass-reason-not-played-yet = Play or discard a card before you end your turn.
grass-reason-market-is-open = Your market is already open. One { $market } is enough.
grass-reason-market-not-open = Your market is closed. Play { $market } first.
grass-reason-under-heat = { $heat } is on your market. Remove it first with { $cure } or { $fine }.
grass-reason-no-heat = There’s no heat on your market.
grass-reason-other-heat = { $card } doesn’t remove { $heat }. You need { $cure } or { $fine }.
grass-reason-target-market-not-open = { $target }’s market isn’t open.
grass-reason-target-under-heat = There’s heat on { $target }’s market.
grass-reason-no-peddle-to-pay = You have no Peddle card to pay the fine with.
grass-reason-not-in-stash = You don’t have enough unprotected Peddle cards in your stash for that.
grass-reason-not-protected = You have no protected { $other }.
grass-reason-cover-too-small = { $card } doesn’t cover enough to protect { $cards }.
grass-reason-never-protected = Dr. Feelgood can never be protected.
grass-reason-target-has-no-peddle = { $target } has no unprotected Peddle cards.
grass-reason-not-in-targets-stash = { $target } has no unprotected { $other }.
grass-reason-paranoia-needs-market = Open your market before you play a Paranoia card.
grass-reason-paranoia-not-discarded = You can’t discard Paranoia cards. Get rid of them some other way.
grass-reason-banker-not-played = You can’t play { $card }. Keep it until the round ends, or discard it.
grass-reason-no-trade-after-play = In this game you can only trade before you play.
grass-reason-offers-used-up = You can’t make any more offers this turn.
grass-reason-same-kind = Choose two different cards.
grass-reason-no-stash-swap = You can’t swap Peddle cards in this game.
grass-reason-swap-used = You’ve already swapped this turn.
grass-reason-swap-needs-markets = Both markets must be open and free of heat for a swap.
grass-reason-counter-in-offer = Offer a different card. You can give the card they want only in return for something other than the card they offer.
grass-reason-no-card-wanted = They aren’t asking for a particular card. Make a counter-offer or decline.
grass-reason-asks-for-offered = You’re already being offered { $other }. You don’t need to ask for it.
