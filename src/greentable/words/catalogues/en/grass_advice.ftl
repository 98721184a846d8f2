### Why a move is advised: sentences of a hint or a review.

grass-advice-market = It gets your market going.
grass-advice-peddle = { $card } adds { $amount } to your stash.
grass-advice-protect = It puts { $amount } out of everyone’s reach.
grass-advice-take = You get { $card } from { $who }.
grass-advice-attack = It slows { $who } down.
grass-advice-close = It ends the round while you’re doing well.
grass-advice-rid = Left in your hand, { $card } could cost you { $amount }.
grass-advice-least = { $card } is the card you need least.
grass-advice-keep = { $card } is the card you need most.
grass-advice-trade = { $get } is worth more to you than { $give }.
grass-advice-no-trade = The trade would help the other player more than you.
grass-advice-wait = There’s nothing more to gain this turn.
grass-advice-chance = { $percent ->
    [0] From here you’d win fewer than 1 game in 100.
    [one] From here you’d win about 1 game in 100.
   *[other] From here you’d win about { $percent } games in 100.
}
grass-advice-close-call = Other moves are about as good.
