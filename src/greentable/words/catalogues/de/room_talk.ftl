### What is said at a table of the server: quick phrases of players, and notes of the server.

## Phrases that players choose from a list. $cards is a row of cards: "Panama and Home Grown".

phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-good-game = Schöne Partie!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-yes-please = Ja, bitte.
phrase-no-thanks = Nein, danke.
phrase-too-much = Das ist zu viel.
phrase-again = Noch eine Partie?
phrase-need = Ich brauche { $cards }.
phrase-who-has = Wer hat { $cards }?
phrase-have = Ich kann { $cards } anbieten.
phrase-give-for = Was bekomme ich für { $cards }?

## Notes of the server. $who is the name of a player.

note-offer-taken = Das Angebot von { $who } wurde angenommen.
note-offer-refused = Niemand hat das Angebot von { $who } angenommen.
note-offer-withdrawn = { $who } hat das Angebot zurückgezogen.
note-offer-time = Das Angebot von { $who } ist abgelaufen.
note-clock-decided = Die Zeit von { $who } ist abgelaufen. Der Server hat diesen Zug übernommen.
# To everyone, when someone has not allowed an undo.
note-undo-refused = { $who } ist dagegen. Der Zug bleibt stehen.
note-seat-absent = { $who } ist abwesend. Weiter warten oder einen Bot spielen lassen?
note-seat-waited-for = Wir warten weiter auf { $who }.
# $text was written by the server host.
note-server-announced = { $text }
note-server-read-only = Der Server kann gerade nichts speichern. Es geht nichts verloren. Bitte warte kurz.
note-server-lost = Der Server hat seine Datenbank verloren. Ab jetzt zählen keine Züge mehr. Sag bitte dem Betreiber Bescheid.
note-server-writes-again = Der Server speichert wieder alle Züge.
note-server-draining = Der Server wird bald neu gestartet. Bis dahin gibt es keine neuen Tische. Laufende Partien gehen danach weiter.
note-talk-muted = Der Gastgeber hat dich stummgeschaltet. Niemand sieht deine Nachrichten.
note-bot-replaced = Der Bot auf dem Platz von { $who } ist abgestürzt. Ein einfacherer übernimmt.
note-bot-interpreted = Der Bot auf dem Platz von { $who } wird noch vorbereitet. Am Anfang denkt er langsamer.
