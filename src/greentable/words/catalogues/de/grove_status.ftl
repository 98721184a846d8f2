### What a player is asked to do in Grove, or who everyone is waiting for: $who.

grove-status-choose = Wähle eine Karte, dann eine Stelle.
grove-status-last = Lege deine letzte Karte.
grove-status-dealing = Die Karten werden ausgeteilt …
grove-status-over = Die Partie ist zu Ende.
grove-status-no-place = Karte { $card } passt nirgends. Lege deine andere Karte.
grove-status-chosen = Du hast deine Karte gewählt. Warten auf { $who }.
grove-status-stopped = Du kannst keine Karte mehr legen. Warten auf { $who }.
grove-status-waiting = Warten auf { $who }.
grove-status-over-stopped = Du kannst keine Karte mehr legen. Die Partie ist zu Ende.
