### What somebody is asked to do in Grove, or whom the table waits for: $who.

grove-status-choose = Scegli una carta, poi dove giocarla.
grove-status-last = Gioca l’ultima carta.
grove-status-dealing = Si distribuiscono le carte…
grove-status-over = La partita è finita.
grove-status-no-place = La carta { $card } non va da nessuna parte. Gioca l’altra carta.
grove-status-chosen = Hai scelto la tua carta. In attesa di { $who }.
grove-status-stopped = Non puoi giocare nessuna carta e ti fermi qui. In attesa di { $who }.
grove-status-waiting = In attesa di { $who }.
