### What can be wrong with cards, moves and decks of Grass that someone wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = onbekende kaart { $card }: kies uit { $known }

# What would be right: "expected …, got …".
wanted-card = een kaart
wanted-card-code = een kaart (twee hoofdletters)
wanted-peddle = een Dealkaart
wanted-seat = een plaats
wanted-seat-number = een plaats van 1 tot en met { $most }
wanted-cover = de beschermde Dealkaarten
wanted-deck-order = kaarten in de volgorde van de kaartentabel

## Decks and rulesets

error-deck-unknown-card = onbekende kaart { $code }: kies uit { $known }
error-deck-kinds = { $kinds } aantallen verwacht, één per kaartsoort, { $counts } gekregen
error-deck-count = { $code }: 0 tot en met { $most } kaarten verwacht, { $count } gekregen
error-deck-no-market-open = een kaartenset heeft minstens één kaart ‘Markt openen’ (MO) nodig
error-deck-protections = hoogstens { $most } Beschermingskaarten verwacht, { $count } gekregen
error-deck-too-small = { $seats ->
    [one] voor één plaats
   *[other] voor { $seats } plaatsen
} zijn minstens { $least } kaarten nodig, maar de kaartenset heeft er { $cards }
error-deck-unknown = onbekende kaartenset { $deck } (beschikbaar: { $known }, of elke kaart één keer met het aantal, bijv. MO:10,HG:6)
error-deck-order = de kaartvolgorde van ronde { $round } past niet bij de kaarten van deze set
error-ruleset-misses = misses: drie getallen verwacht, voor Uitverkocht, Verraad en Totale vernietiging
