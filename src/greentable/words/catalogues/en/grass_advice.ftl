### Why a move is advised: sentences of a hint or a review.

grass-advice-market = It lets your market trade.
grass-advice-peddle = { $card } brings { $amount } into your stash.
grass-advice-protect = It puts { $amount } out of everybody’s reach.
grass-advice-take = You get { $card } from { $who }.
grass-advice-attack = It holds up { $who }.
grass-advice-close = It ends the round while you stand well.
grass-advice-rid = { $card } in hand could cost you { $amount } at the end of the round.
grass-advice-least = You need { $card } least.
grass-advice-keep = { $card } is what you need most.
grass-advice-trade = { $get } is worth more to you than { $give }.
grass-advice-no-trade = The trade would help the other player more than you.
grass-advice-wait = There is nothing more to gain in this turn.
grass-advice-chance = You win about { $percent } of 100 games that go on like this.
grass-advice-close-call = Other moves are about as good.
