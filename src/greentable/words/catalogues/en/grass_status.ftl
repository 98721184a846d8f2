### Grass: who must do what, in one sentence. The ids that end in -other are for players who wait.

grass-status-turn = Your turn. Play or discard a card.
grass-status-turn-nothing = Your turn. You can’t play anything now, so discard a card.
grass-status-turn-other = { $who }’s turn.
grass-status-played = { $left ->
    [trade] You can still trade.
    [swap] You can still swap Peddle cards.
   *[trade-or-swap] You can still trade or swap.
} { $then ->
    [turn] Then you get another turn.
   *[end] Then end your turn.
}
# There is nothing else left to do.
grass-status-done = You’ve played. End your turn.
grass-status-done-extra = You’ve played. End this turn, then you get another.
grass-status-done-other = { $who } has played.
grass-status-played-other = { $who } has played and can still trade.
# $card is the card that causes this.
grass-status-give = { $card }: choose a Peddle card from your stash for { $to }.
grass-status-give-you = { $who } must give you a Peddle card.
grass-status-give-other = { $who } must give { $to } a Peddle card.
grass-status-give-up = { $card }: choose which Peddle card you lose.
grass-status-give-up-other = { $who } must choose a Peddle card to lose.
grass-status-pass = Everyone passes a card to the left. Choose one for { $to }.
grass-status-draft = Keep one of these cards. The rest go to { $to }.
# $who may be several names.
grass-status-choosing-other = Waiting for { $who } to choose.
grass-status-answer = { $who } offers you { $card } for your { $other }.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } offers { $card } for { $other }, which you don’t have.
# The offer asks for no particular card.
grass-status-answer-open = { $who } offers { $card }. What would you give for it?
grass-status-answer-own = You offer { $to } { $card } for { $other }.
grass-status-answer-open-own = You ask what { $to } would give for { $card }.
grass-status-answer-table-own = You offer everyone { $card } for { $other }. Waiting for { $to }.
grass-status-answer-table-open-own = You asked everyone what they’d give for { $card }. Waiting for { $to }.
grass-status-answer-other = { $who } offers { $to } { $card } for { $other }.
grass-status-answer-open-other = { $who } asks what { $to } would give for { $card }.
grass-status-answer-table-other = { $who } offers everyone { $card } for { $other }. Waiting for { $to }.
grass-status-answer-table-open-other = { $who } asks what anyone would give for { $card }. Waiting for { $to }.
grass-status-countered = { $who } would give { $card } for your { $other }.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } would give { $card } for { $other }, which you don’t have.
grass-status-countered-own = You would give { $card } for { $other }. Waiting for { $to }.
grass-status-countered-other = { $who } would give { $card } for { $other }. Waiting for { $to }.
grass-status-hand = You’re trading with { $to } face down. Choose the card you’ll actually give.
grass-status-hand-other = { $who } and { $to } are trading face down.
grass-status-say = Did { $to } give you the card you were promised?
grass-status-chance = Dealing cards…
grass-status-over = The game is over.
