### More words for the tables in the browser: habits of play, talk, the end of a grove.

## This table

page-table-menu = This table
page-all-settings = All settings
page-decline-all = Decline all offers
page-decline-lacking = Decline when I lack the card
page-decline-stop = Look at offers again
page-notify = Tell me when it is my turn
page-notify-refused = Your browser does not allow notifications from this page.
page-your-turn = It is your turn.
page-skip = Skip ahead
page-rule-read = Read the rule

## Talk

page-talk-need = I need …
page-talk-who-has = Who has …?
page-talk-have = I could give …
page-talk-give-for = What do I get for …?
page-talk-cards = Choose up to three cards
page-mute-person = Mute { $name }
page-unmute-person = Hear { $name } again

## The end of a grove

page-grove-other-half = Play the other nine cards
page-grove-share-text = Grove: { $score }. { $oranges } + { $lemons } + { $limes } on the trees, { $squirrel ->
    [0] and the squirrel stayed at home.
   *[other] and the squirrel took { $squirrel }.
}
page-grove-share-par = Possible with these cards: { $par }.
page-grove-share-best = My best: { $best }.
page-grove-best = Your best: { $best }
page-grove-best-now = This is your best so far.
page-grove-way = { $way } of { $ways }
page-grove-recipe-points = { $points ->
    [one] one point now
   *[other] { $points } points now
}
# How much there is of what a recipe counts; with the card that is about to be laid.
page-grove-recipe-now = now { $count }
page-grove-recipe-then = now { $count }, then { $then }
page-grove-recipe-would = would be met
page-grove-recipe-lost = would be lost

## Advice, and a game gone through again

page-hint = Hint
page-hint-thinks = A good player is thinking …
page-hint-helped = A game with hints is marked as helped.
page-review = Look through my moves
page-review-sum = { $good } of { $decisions } decisions were as good as any.
page-review-nothing = Nothing better was found.
# $played and $better are moves: “play Panama”.
page-review-better = You chose to { $played }; better: { $better }.
page-review-look = Look at it

## Grove

# A puzzle of the day is ranked.
page-hint-ranked = With a hint today’s result counts as helped, and comes after all others. Ask again if you want it.
page-undo-ranked = If you take a card back, today’s result counts as helped, and comes after all others. Once more if you want that.
page-thinking = Thinking, for a few seconds …
page-thinking-first = The first time, the rules are made ready for fast search: a minute or two. After that it is quick.

page-grove-hint-points = { $points ->
    [one] about one point in the end
   *[other] about { $points } points in the end
}
page-grove-review-about = What was possible with these cards, and where points were left.
page-grove-review-left = { $points ->
    [one] one point left
   *[other] { $points } points left
}
page-grove-review-laid = yours
page-grove-review-better = better

## Keys, and what is looked at

page-keys = Keys
page-keys-card = Choose a card
page-keys-confirm = Play the chosen card
page-keys-targets = Step through what can be chosen
page-command = Type a move
page-command-none = There is no such move now.
page-keys-move = Move the card
page-keys-step = Step through all places
page-keys-zoom = Closer, further, show all
page-keys-read-out = Read out
page-keys-standing = How the game stands
page-grass-look-through = Look through the ashtray
page-grass-choose-target = Who shall it be?
page-ledger-last = The last round
page-ledger-hands = What was left in hand
# After the end was put away.
page-result = Show the result
page-grove-layers = Look under the cards
