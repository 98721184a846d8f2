### What a player is asked to do in Grove, or who everyone is waiting for: $who.

grove-status-choose = Scegli una carta, poi una posizione.
grove-status-last = Gioca l’ultima carta.
grove-status-dealing = Distribuzione delle carte…
grove-status-over = La partita è finita.
grove-status-no-place = La carta { $card } non si può giocare da nessuna parte. Gioca l’altra carta.
grove-status-chosen = Hai scelto la tua carta. In attesa di { $who }.
grove-status-stopped = Non puoi più giocare carte. In attesa di { $who }.
grove-status-waiting = In attesa di { $who }.
grove-status-over-stopped = Non puoi più giocare carte. La partita è finita.
