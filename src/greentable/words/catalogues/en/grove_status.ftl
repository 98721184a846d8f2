### What somebody is asked to do in Grove, or whom the table waits for: $who.

grove-status-choose = Choose a card, then a place.
grove-status-last = Lay your last card.
grove-status-dealing = Cards are being dealt …
grove-status-over = The game is over.
grove-status-no-place = Card { $card } fits nowhere. Lay your other card.
grove-status-chosen = Your card is chosen. Waiting for { $who }.
grove-status-stopped = You cannot lay a card and have stopped. Waiting for { $who }.
grove-status-waiting = Waiting for { $who }.
