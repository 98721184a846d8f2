### What can be wrong with cards, moves and decks of Grass that somebody wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = unknown card { $card }: one of { $known }

# In place of what is wanted.
wanted-card = a card
wanted-card-code = a card (two capital letters)
wanted-peddle = a Peddle
wanted-seat = a seat
wanted-seat-number = a seat from 1 to { $most }
wanted-cover = the Peddle that it covers
wanted-deck-order = cards in the order of the deck table

## Decks and rulesets

error-deck-unknown-card = unknown card { $code }: the codes are { $known }
error-deck-kinds = { $counts } counts: one for each of the { $kinds } kinds wanted
error-deck-count = { $count } × { $code }: from 0 to { $most } of a kind
error-deck-no-market-open = a deck needs at least one Market Open (MO)
error-deck-protections = { $count } Protection cards: at most { $most }
error-deck-too-small = { $cards } cards cannot be dealt to { $seats } seats: at least { $least }
error-deck-unknown = deck { $deck }: one of { $known }, or each card once with its count, as MO:10,HG:6
error-deck-order = the deck order of round { $round } is not the cards of this deck
error-ruleset-misses = misses: three numbers, for Sold Out, Doublecrossed and Utterly Wiped Out
