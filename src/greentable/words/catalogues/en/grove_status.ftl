### What a player is asked to do in Grove, or who everyone is waiting for: $who.

grove-status-choose = Choose a card, then a spot.
grove-status-last = Place your last card.
grove-status-dealing = Dealing cards…
grove-status-over = The game is over.
grove-status-no-place = Card { $card } doesn’t fit anywhere. Place your other card.
grove-status-chosen = You’ve chosen your card. Waiting for { $who }.
grove-status-stopped = You can’t place any more cards. Waiting for { $who }.
grove-status-waiting = Waiting for { $who }.
