### Why a move of Grass is not possible: said to the player, with what would help.
### $card and $other are the cards of the move, $target its target.
### $heat is the heat on the player’s market, $cure the Heat Off that removes it, $fine the card
### Pay Fine, $market the card Market Open.

grass-reason-game-over = La partita è finita.

# $who are the players who must move now: nobody while cards are dealt.
grass-reason-not-your-turn = { $who-number ->
    [0] Non è il tuo turno.
   *[other] Non è il tuo turno. In attesa di { $who }.
}
grass-reason-already-chosen = { $who-number ->
    [0] Hai già scelto.
   *[other] Hai già scelto. In attesa di { $who }.
}

# A move of the wrong kind. $asks is what the player must do first; $whom is the other player of the
# trade, or the one who gets the card.
grass-reason-not-now = { $asks ->
    [turn] Non puoi farlo nel tuo turno.
    [answer] Prima rispondi all’offerta di { $whom }.
    [countered] Prima accetta o rifiuta la controfferta di { $whom }.
    [give] Prima scegli una carta Spaccio per { $whom }.
    [give-up] Prima scegli la carta Spaccio che perdi.
    [pass] Prima scegli una carta per { $whom }.
    [draft] Prima scegli una carta da tenere.
    [hand] Prima scegli la carta per { $whom }.
    [say] Di’ prima se { $whom } ti ha imbrogliato.
   *[other] Ora non puoi farlo.
}

# The move is incomplete or has too many parts. $family is the family of the card it plays, or
# pay-fine.
grass-reason-malformed = { $family ->
    [heat-off] Gioca { $card } senza aggiungere altro.
    [pay-fine] Indica solo la carta Spaccio con cui paghi, se le regole te la lasciano scegliere.
    [skim] Scegli a chi rubare. Scegli anche la carta Spaccio, se le regole lo permettono.
    [paranoia] Per { $card } indica solo un avversario, se le regole te lo lasciano scegliere.
   *[other] La mossa è incompleta o ha troppe parti.
}
grass-reason-no-such-seat = Lì non siede nessuno.
grass-reason-own-seat = Scegli un avversario, non te.
grass-reason-not-in-deck = Questa carta non c’è in questo mazzo.
grass-reason-not-in-hand = Non hai in mano { $card }.
grass-reason-not-in-pack = { $card } non è in questo mazzetto.
grass-reason-not-in-haystack = Nel pagliaio non ci sono più carte { $card }.
grass-reason-wrong-seat-dealt = La prossima carta non è per { $target }.
grass-reason-already-played = In questo turno hai già giocato o scartato una carta.
grass-reason-not-played-yet = Gioca o scarta una carta prima di terminare il turno.
grass-reason-market-is-open = Il tuo mercato è già aperto. Basta una carta { $market }.
grass-reason-market-not-open = Il tuo mercato è chiuso. Gioca prima { $market }.
grass-reason-under-heat = C’è la carta { $heat } sul tuo mercato. Prima annullala con { $cure } o { $fine }.
grass-reason-no-heat = Non c’è nessuna Puzza di guai sul tuo mercato.
grass-reason-other-heat = { $card } non annulla { $heat }. Ti serve { $cure } o { $fine }.
grass-reason-target-market-not-open = Il mercato di { $target } non è aperto.
grass-reason-target-under-heat = C’è una Puzza di guai sul mercato di { $target }.
grass-reason-no-peddle-to-pay = Non hai carte Spaccio con cui pagare la multa.
grass-reason-not-in-stash = Non hai abbastanza carte Spaccio non protette nella tua zona dello spaccio.
grass-reason-not-protected = Non hai carte { $other } protette.
grass-reason-cover-too-small = { $card } non copre abbastanza per proteggere { $cards }.
grass-reason-never-protected = La carta Dr. Feelgood non può mai essere protetta.
grass-reason-target-has-no-peddle = { $target } non ha carte Spaccio non protette.
grass-reason-not-in-targets-stash = { $target } non ha carte { $other } non protette.
grass-reason-paranoia-needs-market = Apri il tuo mercato prima di giocare una carta Paranoia.
grass-reason-paranoia-not-discarded = Le carte Paranoia non si possono scartare. Devi liberartene in un altro modo.
grass-reason-banker-not-played = { $card } non si può giocare. Tieni questa carta fino alla fine della mano, oppure scartala.
grass-reason-no-trade-after-play = In questa partita puoi fare scambi solo prima di giocare.
grass-reason-offers-used-up = In questo turno non puoi fare altre offerte.
grass-reason-same-kind = Scegli due carte diverse.
grass-reason-no-stash-swap = In questa partita non si scambiano carte Spaccio.
grass-reason-swap-used = In questo turno hai già scambiato una carta Spaccio.
grass-reason-swap-needs-markets = Per lo scambio entrambi i mercati devono essere aperti e senza scocciature.
grass-reason-counter-in-offer = Offri un’altra carta. Quella che ti chiedono puoi darla solo in cambio di una carta diversa da quella che ti offrono.
grass-reason-no-card-wanted = Non ti chiedono una carta precisa. Fai una controfferta o rifiuta.
grass-reason-asks-for-offered = Ti offrono già la carta { $other }. Non serve chiederla.
