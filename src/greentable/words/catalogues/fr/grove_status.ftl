### What a player is asked to do in Grove, or who everyone is waiting for: $who.

grove-status-choose = Choisissez une carte, puis un emplacement.
grove-status-last = Posez votre dernière carte.
grove-status-dealing = Distribution des cartes…
grove-status-over = La partie est terminée.
grove-status-no-place = La carte { $card } ne va nulle part. Posez votre autre carte.
grove-status-chosen = Vous avez choisi votre carte. On attend { $who }.
grove-status-stopped = Vous ne pouvez plus poser de carte. On attend { $who }.
grove-status-waiting = On attend { $who }.
