### What can be wrong with cards, moves and decks of Grass that somebody wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = unbekannte Karte { $card }: eine von { $known }

# In place of what is wanted.
wanted-card = eine Karte
wanted-card-code = eine Karte (zwei Großbuchstaben)
wanted-peddle = eine Handel-Karte
wanted-seat = ein Platz
wanted-seat-number = ein Platz von 1 bis { $most }
wanted-cover = die Handel-Karten, die sie schützt,
wanted-deck-order = Karten in der Reihenfolge der Kartentabelle

## Decks and rulesets

error-deck-unknown-card = unbekannte Karte { $code }: Die Kürzel sind { $known }
error-deck-kinds = { $counts } Anzahlen: eine für jede der { $kinds } Kartensorten erwartet
error-deck-count = { $count } × { $code }: 0 bis { $most } von einer Sorte
error-deck-no-market-open = ein Kartensatz braucht mindestens einmal Eröffnen des Marktes (MO)
error-deck-protections = { $count } Schutz-Karten: höchstens { $most }
error-deck-too-small = { $cards ->
    [one] eine Karte reicht
   *[other] { $cards } Karten reichen
} nicht für { $seats } Plätze: mindestens { $least }
error-deck-unknown = Kartensatz { $deck }: einer von { $known }, oder jede Karte einmal mit ihrer Anzahl, wie MO:10,HG:6
error-deck-order = die Kartenfolge von Runde { $round } besteht nicht aus den Karten dieses Kartensatzes
error-ruleset-misses = misses: drei Zahlen, für Ausverkauf, Ausgeschaltet und Am Boden zerstört
