### The switches of the rules of Grass: what each is about, in a few words. They are shown beside their
### value: “sì” or “no”, “la più bassa”, a number.

grass-switch-deck = le carte del mazzo
grass-switch-target = totale che conclude la partita
grass-switch-bonus = bonus per il miglior risultato di una mano
grass-switch-total-floor = totale più basso possibile
grass-switch-next-dealer = chi distribuisce la mano successiva
grass-switch-max-rounds = numero massimo di mani; 0 significa senza limite
grass-switch-heat-stops-protection = la Puzza di guai blocca anche le carte Protezione
grass-switch-pay-fine = con quale carta Spaccio si paga la multa
grass-switch-steal = quale carta Spaccio viene rubata
grass-switch-steal-needs-victim-market = si ruba solo a chi ha il mercato aperto e senza scocciature
grass-switch-stonehigh = quale carta Spaccio si dà per “Sballato”
grass-switch-nirvana-lifts-heat = le carte Nirvana annullano la Puzza di guai sul tuo mercato
grass-switch-nirvana-extra-turn = le carte Nirvana danno un turno in più
grass-switch-nirvana-needs-market = per giocare carte Nirvana serve il mercato aperto
grass-switch-misses = turni da saltare dopo “A secco”, “Doppiato” e “Butta via tutto”
grass-switch-sold-out = quale carta Spaccio si perde con “A secco”
grass-switch-paranoia-hits = chi subisce una carta Paranoia
grass-switch-paranoia-before-market = le carte Paranoia si giocano anche prima di aprire il mercato
grass-switch-trade-after-play = si può scambiare anche dopo aver giocato una carta
grass-switch-offers-per-turn = numero massimo di offerte per turno; 0 significa niente scambi
grass-switch-open-trades = tutti vedono le carte scambiate
grass-switch-stash-swap = una volta per turno si possono scambiare carte Spaccio tra zone dello spaccio
grass-switch-swap-under-heat = le carte Spaccio si scambiano anche se un mercato è chiuso o bloccato
grass-switch-banker = “Il banchiere” prende da ogni avversario 5.000 $ o il 20% del profitto a rischio
grass-switch-give-me-five = variante: le prime sei carte si scelgono passandosi i mazzetti
grass-switch-hidden-deals = variante: scambi a faccia in giù
grass-switch-lucky-or-not = variante: carte prese a caso invece che passate
