### The switches of the rules of Grass: what each is about, in a few words. They are shown beside their
### value: ‘ja’ or ‘nee’, ‘de laagste’, a number.

grass-switch-deck = de kaarten in het spel
grass-switch-target = de score waarmee het spel eindigt
grass-switch-bonus = bonus voor het beste resultaat van een ronde
grass-switch-total-floor = laagst mogelijke score
grass-switch-next-dealer = wie de volgende ronde deelt
grass-switch-max-rounds = maximaal aantal rondes; 0 is onbeperkt
grass-switch-heat-stops-protection = druk blokkeert ook Beschermingskaarten
grass-switch-pay-fine = met welke Dealkaart je de boete betaalt
grass-switch-steal = welke Dealkaart gestolen wordt
grass-switch-steal-needs-victim-market = stelen kan alleen van een open markt zonder druk
grass-switch-stonehigh = welke Dealkaart spelers afgeven bij ‘Nirvana’
grass-switch-nirvana-lifts-heat = Nirvanakaarten annuleren de druk op je eigen markt
grass-switch-nirvana-extra-turn = Nirvanakaarten geven je een extra beurt
grass-switch-nirvana-needs-market = voor Nirvanakaarten moet je markt open zijn
grass-switch-misses = beurten overslaan na ‘Uitverkocht’, ‘Verraad’ en ‘Totale vernietiging’
grass-switch-sold-out = welke Dealkaart ‘Uitverkocht’ kost
grass-switch-paranoia-hits = wie een Paranoiakaart treft
grass-switch-paranoia-before-market = je kunt Paranoiakaarten ook spelen voordat je markt open is
grass-switch-trade-after-play = je kunt ook ruilen nadat je een kaart hebt gespeeld
grass-switch-offers-per-turn = maximaal aantal biedingen per beurt; 0 is niet ruilen
grass-switch-open-trades = iedereen ziet de geruilde kaarten
grass-switch-stash-swap = je kunt één keer per beurt Dealkaarten tussen dealzones wisselen
grass-switch-swap-under-heat = Dealkaarten wisselen kan ook als een markt dicht is of onder druk staat
grass-switch-banker = ‘De bankier’ krijgt van elke tegenspeler $5.000 of 20% van de winst met risico
grass-switch-give-me-five = variant: je kiest je eerste zes kaarten in een draft
grass-switch-hidden-deals = variant: met de speelzijde naar beneden ruilen
grass-switch-lucky-or-not = variant: willekeurige kaarten nemen in plaats van doorgeven
