### What somebody is asked to do in Grove, or whom the table waits for: $who.

grove-status-choose = Wähle eine Karte, dann eine Stelle.
grove-status-last = Lege deine letzte Karte.
grove-status-dealing = Die Karten werden ausgeteilt …
grove-status-over = Das Spiel ist zu Ende.
grove-status-no-place = Karte { $card } passt nirgends. Lege deine andere Karte.
grove-status-chosen = Deine Karte ist gewählt. Warten auf { $who }.
grove-status-stopped = Du kannst keine Karte legen und hast aufgehört. Warten auf { $who }.
grove-status-waiting = Warten auf { $who }.
