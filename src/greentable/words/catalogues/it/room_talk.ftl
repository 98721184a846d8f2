### What is said at a table of the server: quick phrases of people, and notes of the server.

## Phrases that people choose from a list. $cards is a row of cards: "Panama and Home Grown".

phrase-hello = Ciao!
phrase-thanks = Grazie!
phrase-well-played = Ben giocato!
phrase-good-game = Bella partita!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-yes-please = Sì, grazie!
phrase-no-thanks = No, grazie.
phrase-too-much = È troppo.
phrase-again = Ancora una?
phrase-need = { $cards-number ->
    [one] Mi serve { $cards }.
   *[other] Mi servono { $cards }.
}
phrase-who-has = Chi ha { $cards }?
phrase-have = Potrei dare { $cards }.
phrase-give-for = Che cosa mi dai per { $cards }?

## Notes of the server. $who is the name of a player.

note-offer-taken = L’offerta di { $who } è stata accettata.
note-offer-refused = Nessuno ha accettato l’offerta di { $who }.
note-offer-withdrawn = { $who } ha ritirato l’offerta.
note-offer-time = L’offerta di { $who } è scaduta.
note-clock-decided = Il tempo di { $who } è finito: ha deciso il server.
note-undo-refused = { $who } non è d’accordo: la mossa resta.
note-seat-absent = { $who } non c’è. Aspettare ancora, o lasciar giocare un bot?
note-seat-waited-for = Il tavolo continua ad aspettare { $who }.
# $text is what the host of the server has written.
note-server-announced = { $text }
note-server-read-only = Al momento il server non può salvare niente. Non va perso nulla: aspetta un po’.
note-server-lost = Il server ha perso il suo database: da ora nessuna mossa vale più. Deve occuparsene chi lo gestisce.
note-server-writes-again = Il server salva di nuovo le mosse.
note-server-draining = Tra poco il server si riavvia: non si aprono nuovi tavoli, e le partite continuano dopo.
note-talk-muted = Chi ospita ti ha tolto la parola: nessuno sente quello che dici.
note-bot-replaced = Il bot che gioca per { $who } si è bloccato: subentra uno semplice.
note-bot-interpreted = Il bot che gioca per { $who } è ancora in compilazione, e fino ad allora pensa lentamente.
