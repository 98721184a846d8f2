### Why a move of Grass is refused: said to the player, with what would help.
### $heat is what lies on the player’s market, $cure the Heat Off that cools it.

grass-reason-game-over = La partita è finita.
grass-reason-not-your-turn = Non è il tuo turno.
grass-reason-already-chosen = Hai già scelto: aspetta gli altri.
grass-reason-not-now = Non ora: il tavolo aspetta qualcos’altro.

grass-reason-malformed = { $family ->
    [heat-off] Gioca { $card } da sola; per una multa indica una carta Spaccio, se le regole ti lasciano scegliere.
    [skim] Di’ a chi vuoi rubare; indica la carta Spaccio, se le regole ti lasciano scegliere.
    [paranoia] Indica la vittima di { $card }, se le regole ti lasciano scegliere, e nient’altro.
   *[other] La mossa dice troppo o troppo poco.
}
grass-reason-no-such-seat = Lì non siede nessuno.
grass-reason-own-seat = Scegli un avversario, non il tuo posto.
grass-reason-not-in-deck = Questa carta non c’è in questo mazzo.
grass-reason-not-in-hand = Non hai in mano { $card }.
grass-reason-not-in-pack = { $card } non è in questo mazzetto.
grass-reason-not-in-haystack = Nel pagliaio non ci sono più carte { $card }.
grass-reason-wrong-seat-dealt = La prossima carta non è per { $target }.
grass-reason-already-played = In questo turno hai già giocato o scartato una carta.
grass-reason-not-played-yet = Gioca o scarta una carta prima di terminare il turno.
grass-reason-market-is-open = Il tuo mercato è già aperto: basta una carta Mercato aperto.
grass-reason-market-not-open = Il tuo mercato non è ancora aperto: gioca prima Mercato aperto.
grass-reason-under-heat = C’è Puzza di guai sul tuo mercato ({ $heat }): prima annullala, con { $cure } o con una multa.
grass-reason-no-heat = Non c’è Puzza di guai sul tuo mercato.
grass-reason-other-heat = { $card } non annulla { $heat }: serve { $cure } o una multa.
grass-reason-target-market-not-open = Il mercato di { $target } non è aperto.
grass-reason-target-under-heat = C’è Puzza di guai sul mercato di { $target }.
grass-reason-no-peddle-to-pay = Non hai carte Spaccio con cui pagare la multa.
grass-reason-not-in-stash = Per questo non hai abbastanza carte Spaccio non protette nella tua zona dello spaccio.
grass-reason-not-protected = Non hai carte { $other } protette.
grass-reason-cover-too-small = { $card } non copre abbastanza per proteggere { $cards }.
grass-reason-never-protected = La carta Dr. Feelgood non può mai essere protetta.
grass-reason-target-has-no-peddle = { $target } non ha carte Spaccio non protette.
grass-reason-not-in-targets-stash = { $target } non ha carte { $other } non protette.
grass-reason-paranoia-needs-market = Apri il tuo mercato prima di giocare una carta Paranoia.
grass-reason-paranoia-not-discarded = Una carta Paranoia non si può scartare: giocala, scambiala o passala.
grass-reason-banker-not-played = Il banchiere non si può giocare: tienilo fino alla fine della mano, oppure scartalo.
grass-reason-no-trade-after-play = In questa edizione puoi fare affari solo prima di giocare.
grass-reason-offers-used-up = In questo turno non puoi fare altre offerte.
grass-reason-same-kind = Indica due carte diverse.
grass-reason-no-stash-swap = In queste regole non ci sono scambi tra zone dello spaccio.
grass-reason-swap-used = In questo turno hai già fatto uno scambio.
grass-reason-swap-needs-markets = Per uno scambio entrambi i mercati devono essere aperti e senza scocciature.
grass-reason-counter-in-offer = Offri qualcosa di diverso dalle due carte dell’offerta; la carta richiesta puoi darla solo in cambio di una carta diversa da quella offerta.
grass-reason-no-card-wanted = Nessuna carta precisa è richiesta: di’ che cosa daresti (rilancia), oppure rifiuta.
grass-reason-asks-for-offered = La carta { $other } ti viene già offerta: non serve chiederla.
