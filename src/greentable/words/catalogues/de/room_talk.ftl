### What is said at a table of the server: quick phrases of people, and notes of the server.

## Phrases that people choose from a list. $cards is a row of cards: "Panama and Home Grown".

phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-good-game = Schöne Partie!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla.
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist an der Reihe.
phrase-yes-please = Ja, bitte.
phrase-no-thanks = Nein, danke.
phrase-too-much = Das ist zu viel.
phrase-again = Noch eine Partie?
phrase-need = Ich brauche { $cards }.
phrase-who-has = Wer hat { $cards }?
phrase-have = Ich könnte { $cards } geben.
phrase-give-for = Was gibst du für { $cards }?

## Notes of the server. $who is the name of a player.

note-offer-taken = Das Angebot von { $who } wurde angenommen.
note-offer-refused = Niemand ist auf das Angebot von { $who } eingegangen.
note-offer-withdrawn = { $who } hat das Angebot zurückgenommen.
note-offer-time = Das Angebot von { $who } ist abgelaufen.
note-clock-decided = Die Zeit von { $who } ist um: Der Server hat entschieden.
note-undo-refused = { $who } ist nicht einverstanden: Die Aktion bleibt.
note-seat-absent = { $who } ist weg. Weiter warten oder einen Bot spielen lassen?
note-seat-waited-for = Der Tisch wartet weiter auf { $who }.
note-server-announced = { $text }
note-server-read-only = Der Server kann gerade nichts speichern. Nichts geht verloren; bitte warte.
note-server-lost = Der Server hat seine Datenbank verloren: Ab jetzt zählt kein Zug mehr. Wer ihn betreibt, muss nachsehen.
note-server-writes-again = Der Server speichert Aktionen wieder.
note-server-draining = Der Server wird bald neu gestartet: Es werden keine neuen Tische eröffnet, und die Partien gehen danach weiter.
note-talk-muted = Der Gastgeber hat dich stummgeschaltet: Niemand hört, was du sagst.
note-bot-replaced = Der Bot, der für { $who } spielt, ist ausgefallen: Ein einfacherer übernimmt.
note-bot-interpreted = Der Bot, der für { $who } spielt, wird noch kompiliert und denkt solange langsamer.
