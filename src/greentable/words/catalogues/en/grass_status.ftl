### Grass: who must do what, in one sentence. The ids that end in -other are for those who wait.

grass-status-turn = Your turn: choose a card to play or discard.
grass-status-turn-nothing = Your turn: nothing can be played now. Choose a card to discard.
grass-status-turn-other = { $who } is to play.
grass-status-played = { $left ->
    [trade] You can still trade.
    [swap] You can still swap.
   *[trade-or-swap] You can still trade or swap.
} { $then ->
    [turn] Then you have another turn.
   *[end] Then end your turn.
}
# Nothing else is left to do.
grass-status-done = You have played: end your turn.
grass-status-done-extra = You have played: end this turn. Then you have another.
grass-status-done-other = { $who } has played.
grass-status-played-other = { $who } has played and may trade.
# $card is the card that demands it.
grass-status-give = { $card }: choose a Peddle of your stash for { $to }.
grass-status-give-you = { $who } must give you a Peddle.
grass-status-give-other = { $who } must give { $to } a Peddle.
grass-status-give-up = { $card }: choose a Peddle of your stash to give up.
grass-status-give-up-other = { $who } must give up a Peddle.
grass-status-pass = After a Paranoia card each player passes one on: choose a card for { $to }.
grass-status-draft = Keep one card of this pack; the rest goes to { $to }.
# $who may be several names.
grass-status-choosing-other = { $who } must still choose.
grass-status-answer = { $who } offers { $card } for your { $other }.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } offers { $card } for { $other }, which you do not have.
# No card is named that is wanted.
grass-status-answer-open = { $who } asks what you would give for { $card }.
grass-status-answer-own = You offer { $to } { $card } for { $other }.
grass-status-answer-open-own = You ask what { $to } would give for { $card }.
grass-status-answer-table-own = You offer the table { $card } for { $other }; { $to } is asked.
grass-status-answer-table-open-own = You ask what the table would give for { $card }; { $to } is asked.
grass-status-answer-other = { $who } offers { $to } { $card } for { $other }.
grass-status-answer-open-other = { $who } asks what { $to } would give for { $card }.
grass-status-answer-table-other = { $who } offers the table { $card } for { $other }; { $to } is asked.
grass-status-answer-table-open-other = { $who } asks what the table would give for { $card }; { $to } is asked.
grass-status-countered = { $who } would give { $card } for your { $other }.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } would give you { $card } for { $other }, which you do not have.
grass-status-countered-own = You would give { $card } for { $other }; { $to } is asked.
grass-status-countered-other = { $who } would give { $card } for { $other }; { $to } is asked.
grass-status-hand = A trade with { $to }, face down: choose the card that you really give.
grass-status-hand-other = { $who } and { $to } trade face down.
grass-status-say = What do you say about the card that { $to } gave you?
grass-status-chance = Cards are being dealt …
grass-status-over = The game is over.
