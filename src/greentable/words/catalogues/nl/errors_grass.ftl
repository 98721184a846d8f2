### What can be wrong with cards, moves and decks of Grass that somebody wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = onbekende kaart { $card }: kies uit { $known }

# In place of what is wanted.
wanted-card = een kaart
wanted-card-code = een kaart (twee hoofdletters)
wanted-peddle = een Dealkaart
wanted-seat = een plaats
wanted-seat-number = een plaats van 1 tot en met { $most }
wanted-cover = de Dealkaarten die ze dekt
wanted-deck-order = kaarten in de volgorde van de kaartentabel

## Decks and rulesets

error-deck-unknown-card = onbekende kaart { $code }: de codes zijn { $known }
error-deck-kinds = { $counts } aantallen: één voor elk van de { $kinds } soorten verwacht
error-deck-count = { $count } × { $code }: van 0 tot en met { $most } van een soort
error-deck-no-market-open = een kaartenset heeft minstens één Markt openen (MO) nodig
error-deck-protections = { $count } Beschermingskaarten: hoogstens { $most }
error-deck-too-small = { $cards ->
    [one] één kaart is te weinig
   *[other] { $cards } kaarten zijn te weinig
} om aan { $seats } spelers te delen: minstens { $least }
error-deck-unknown = kaartenset { $deck }: kies uit { $known }, of elke kaart één keer met haar aantal, zoals MO:10,HG:6
error-deck-order = de kaartvolgorde van ronde { $round } bestaat niet uit de kaarten van deze set
error-ruleset-misses = misses: drie getallen, voor Uitverkocht, Verraad en Totale vernietiging
