### More texts for tables in the browser: habits, chat, the end of a grove, hints and keys.

## This table

page-table-menu = This table
page-all-settings = All settings
page-decline-all = Decline all offers
page-decline-lacking = Decline if I don’t have the card
page-decline-stop = Stop declining offers
page-notify = Notify me when it’s my turn
page-notify-refused = Your browser blocks notifications from this page.
page-your-turn = It’s your turn.
page-skip = Skip ahead
page-rule-read = Read the rule

## Chat

# Buttons; the cards are chosen next. The words are those of phrase-need and so on.
page-talk-need = I need …
page-talk-who-has = Who has …?
page-talk-have = I can offer …
page-talk-give-for = What would you give for …?
page-talk-cards = Choose up to three cards
page-mute-person = Mute { $name }
page-unmute-person = Unmute { $name }

## The end of a grove

page-grove-other-half = Play the other nine cards
page-grove-share-text = Grove: { $score }. { $oranges } + { $lemons } + { $limes } on the trees, { $squirrel ->
    [0] and the squirrel stayed at home.
   *[other] and the squirrel took { $squirrel }.
}
page-grove-share-par = Best possible with these cards: { $par }.
page-grove-share-best = My best: { $best }.
page-grove-best = Your best: { $best }
page-grove-best-now = Your best so far!
page-grove-way = Option { $way } of { $ways }
page-grove-recipe-points = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
# How much there is of what a recipe counts; then with the card that is about to be placed.
page-grove-recipe-now = now { $count }
page-grove-recipe-then = now { $count }, then { $then }
page-grove-recipe-would = would be completed
page-grove-recipe-lost = would be lost

## Hints, and the review of a game

page-hint = Hint
page-hint-thinks = Thinking…
page-hint-helped = Games with hints are marked “assisted”.
page-review = Review game
page-review-sum = Best moves: { $good } of { $decisions }.
page-review-nothing = No better moves found.
# $played and $better are moves: “play Panama”.
page-review-better = Your move: { $played }. Better: { $better }.
page-review-look = Show

## Grove

# A daily puzzle is ranked. The words in quotation marks are page-hint and page-undo.
page-hint-ranked = If you use a hint, today’s result is marked “assisted” and ranked below all others. Tap “Hint” again to confirm.
page-undo-ranked = If you undo a move, today’s result is marked “assisted” and ranked below all others. Tap “Undo” again to confirm.
page-thinking = Thinking… This takes a few seconds.
page-thinking-first = The first time takes a minute or two. After that it’s quick.

page-grove-hint-points = { $points ->
    [one] about 1 point at the end
   *[other] about { $points } points at the end
}
page-grove-review-about = See what was possible with these cards, and where you missed points.
page-grove-review-left = { $points ->
    [one] 1 point missed
   *[other] { $points } points missed
}
page-grove-review-laid = yours
page-grove-review-better = better

## Keys, and what is looked at

page-keys = Keyboard shortcuts
page-keys-card = Choose a card
page-keys-confirm = Play the chosen card
page-keys-targets = Cycle through choices
page-command = Type a move
page-command-none = That move isn’t possible right now.
page-keys-move = Move the card
page-keys-step = Cycle through spots
page-keys-zoom = Zoom in, zoom out, show all
# A heading: the keys below it read something aloud.
page-keys-read-out = Read aloud
page-keys-standing = Scores
page-grass-look-through = Look through the ashtray
page-grass-choose-target = Choose a player.
page-ledger-last = Last round
page-ledger-hands = Cards left in hand
# Brings back the result that the player has closed.
page-result = Show result
page-grove-layers = Look under the cards
