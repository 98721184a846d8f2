### What can be wrong with cards, moves and decks of Grass that someone wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = unbekannte Karte { $card }: möglich sind { $known }

# What would be right: "expected …, got …".
wanted-card = eine Karte
wanted-card-code = eine Karte (zwei Großbuchstaben)
wanted-peddle = eine Handel-Karte
wanted-seat = ein Platz
wanted-seat-number = ein Platz von 1 bis { $most }
wanted-cover = die zu schützenden Handel-Karten
wanted-deck-order = Karten in der Reihenfolge der Kartentabelle

## Decks and rulesets

error-deck-unknown-card = unbekannte Karte { $code }: möglich sind { $known }
error-deck-kinds = { $kinds } Anzahlen erwartet, eine pro Kartensorte; { $counts } angegeben
error-deck-count = { $code }: 0 bis { $most } Karten erwartet, { $count } angegeben
error-deck-no-market-open = Ein Kartensatz braucht mindestens eine Karte „Eröffnen des Marktes“ (MO)
error-deck-protections = höchstens { $most } Schutz-Karten erwartet, { $count } angegeben
error-deck-too-small = { $seats ->
    [one] Ein Platz braucht
   *[other] { $seats } Plätze brauchen
} mindestens { $least } Karten, der Kartensatz hat aber nur { $cards }
error-deck-unknown = unbekannter Kartensatz { $deck } (verfügbar: { $known } oder jede Karte einmal mit ihrer Anzahl, z. B. MO:10,HG:6)
error-deck-order = Die Kartenfolge von Runde { $round } passt nicht zu den Karten dieses Kartensatzes
error-ruleset-misses = misses: drei Zahlen erwartet, für Ausverkauf, Ausgeschaltet und Am Boden zerstört
