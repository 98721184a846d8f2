### What is said at a table of the server: quick phrases of players, and notes of the server.

## Phrases that players choose from a list. $cards is a row of cards: "Panama and Home Grown".

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
phrase-again = Un’altra partita?
phrase-need = { $cards-number ->
    [one] Mi serve { $cards }.
   *[other] Mi servono { $cards }.
}
phrase-who-has = Chi ha { $cards }?
phrase-have = Posso offrire { $cards }.
phrase-give-for = Che cosa mi date per { $cards }?

## Notes of the server. $who is the name of a player.

note-offer-taken = L’offerta di { $who } è stata accettata.
note-offer-refused = Nessuno ha accettato l’offerta di { $who }.
note-offer-withdrawn = { $who } ha ritirato l’offerta.
note-offer-time = L’offerta di { $who } è scaduta.
note-clock-decided = { $who } ha esaurito il tempo. Ha giocato il server.
# To everyone, when someone has not allowed an undo.
note-undo-refused = { $who } non è d’accordo. La mossa resta.
note-seat-absent = { $who } non c’è. Aspettare ancora o far giocare un bot?
note-seat-waited-for = Stiamo ancora aspettando { $who }.
# $text was written by the server host.
note-server-announced = { $text }
note-server-read-only = Al momento il server non può salvare niente. Non va perso nulla. Aspetta un po’.
note-server-lost = Il server ha perso il database. Da ora le mosse non valgono più. Avvisa il gestore.
note-server-writes-again = Il server salva di nuovo le mosse.
note-server-draining = Il server si riavvia tra poco. Per ora niente nuovi tavoli. Poi le partite riprendono.
note-talk-muted = L’host ha silenziato i tuoi messaggi. Non li vede nessuno.
note-bot-replaced = Il bot che gioca per { $who } si è bloccato. Ne subentra uno più semplice.
note-bot-interpreted = Il bot che gioca per { $who } si sta ancora preparando. All’inizio sarà più lento.
