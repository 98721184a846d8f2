### What can be wrong with cards, moves and decks of Grass that someone wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = unknown card { $card }: expected one of { $known }

# What would be right: "expected …, got …".
wanted-card = a card
wanted-card-code = a card (two capital letters)
wanted-peddle = a Peddle card
wanted-seat = a seat
wanted-seat-number = a seat from 1 to { $most }
wanted-cover = the Peddle cards to protect
wanted-deck-order = cards in the order of the deck table

## Decks and rulesets

error-deck-unknown-card = unknown card { $code }: expected one of { $known }
error-deck-kinds = expected { $kinds } counts, one for each kind of card, got { $counts }
error-deck-count = { $code }: expected 0 to { $most } cards, got { $count }
error-deck-no-market-open = a deck needs at least one Market Open (MO)
error-deck-protections = expected at most { $most } Protection cards, got { $count }
error-deck-too-small = { $seats ->
    [one] one seat needs
   *[other] { $seats } seats need
} at least { $least } cards, but the deck has { $cards }
error-deck-unknown = unknown deck { $deck } (available: { $known }, or each card once with its count, e.g. MO:10,HG:6)
error-deck-order = the deck order of round { $round } doesn’t match the cards in this deck
error-ruleset-misses = misses: expected three numbers, for Sold Out, Doublecrossed and Utterly Wiped Out
