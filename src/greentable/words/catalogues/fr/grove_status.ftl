### What somebody is asked to do in Grove, or whom the table waits for: $who.

grove-status-choose = Choisissez une carte, puis où la poser.
grove-status-last = Posez votre dernière carte.
grove-status-dealing = On distribue les cartes…
grove-status-over = La partie est terminée.
grove-status-no-place = La carte { $card } n’a sa place nulle part. Posez votre autre carte.
grove-status-chosen = Votre carte est choisie. On attend { $who }.
grove-status-stopped = Vous ne pouvez poser aucune carte et vous arrêtez là. On attend { $who }.
grove-status-waiting = On attend { $who }.
