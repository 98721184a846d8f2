### The other pages in the browser: replays, puzzles, one's own games, score sheets, the editor, rules.
### Buttons and headings are short; sentences are for people in a hurry.

## A finished game, looked at again

pages-replay = Replay
pages-replay-hands = Alle Handkarten
pages-replay-seek = Stelle in der Partie
pages-replay-ply = Schritt { $ply } von { $plies }
pages-replay-first = Zum Anfang
pages-replay-back = Einen Schritt zurück
pages-replay-on = Einen Schritt weiter
pages-replay-last = Zum Ende
pages-replay-play = Abspielen
pages-replay-pause = Pause
pages-replay-speed = Tempo
pages-replay-as = Sicht
pages-replay-open = alle Handkarten
pages-replay-spectator = Zuschauer
pages-replay-card = Gehe zu
pages-replay-card-next = Der nächste Schritt mit dieser Karte
pages-replay-link = Link kopieren
pages-replay-check = Ehrlich gemischt?
pages-replay-record = Aufzeichnung sichern
pages-replay-watch = Replay

# Whether the cards were dealt fairly. A seed is the secret text that the order of the cards follows from; its
# hash was shown before the deal.
pages-fair = Wurde ehrlich gemischt?
pages-fair-about = Der Server hat einen geheimen Seed festgelegt und vor der Partie dessen Hash gezeigt; die Spieler haben etwas Eigenes beigetragen. Dein Browser hat die Reihenfolge der Karten gerade selbst noch einmal berechnet.
pages-fair-yes = Ja: Die Karten kamen, wie die Seeds es sagen.
pages-fair-no = Nein: Etwas passt nicht zusammen.
pages-fair-unknown = Zu dieser Partie ist kein Seed bekannt, also lässt sie sich nicht prüfen.
pages-fair-commitments = Seeds mit dem Hash, der vor dem Austeilen gezeigt wurde: { $kept } von { $count }.
pages-fair-cards = Karten, die kamen, wie die Seeds es sagen: { $right } von { $count }.
pages-fair-others = Hier nicht verglichen: { $count ->
    [one] eine weitere Entscheidung
   *[other] { $count } weitere Entscheidungen
} des Zufalls.
pages-fair-server = Der Server sagt: { $fact }
pages-fair-seed = Seed { $number }
pages-fair-hash = Hash von Seed { $number }
pages-fair-nonce = Beigetragen von { $name }
