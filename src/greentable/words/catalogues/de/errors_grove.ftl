### What can be wrong with decks, recipes, rulesets and pictures of Grove that somebody wrote.
### $found is what stands there, quoted, $form an example of what is wanted.

## Moves in writing

error-notation-grove-verb = unbekanntes Wort { $found }: eines von { $known }, oder eine gelegte Karte (wie in: { $form })

# What would be right at a place of a move, before "erwartet, gefunden: …".
wanted-grove-card = eine Karte von 1 bis { $most }
wanted-grove-recipe = ein Rezept von 1 bis { $most }
wanted-grove-column = eine Spalte von -{ $most } bis { $most }
wanted-grove-row = eine Zeile von -{ $most } bis { $most }
wanted-grove-rotation = eine Drehung um 0, 90, 180 oder 270
wanted-grove-colon-column = ':' und eine Spalte
wanted-grove-comma-row = ',' und eine Zeile
wanted-grove-comma-rotation = ',' und eine Drehung
wanted-grove-space-card = ein Leerzeichen und eine Karte
wanted-grove-space-recipe = ein Leerzeichen und ein zweites Rezept
wanted-grove-space-cell = ein Leerzeichen und ein Feld
wanted-grove-recipes = zwei verschiedene Rezepte, die kleinere Nummer zuerst,
# $cells are the six cells of the card, as moves have them.
wanted-grove-cell = ein Feld der Karte ({ $cells })
wanted-grove-cells = Felder zeilenweise von oben, dann nach Spalten, jedes nur einmal,

## Deck files

# A card is called by its number; 0 is one without.
error-deck-cell = { $card ->
    [0] die Karte
   *[other] Karte { $card }
}, Zeile { $row }, Feld { $cell }: eines von { $choices } erwartet, gefunden: { $found }
error-deck-cell-missing = { $card ->
    [0] die Karte
   *[other] Karte { $card }
}, Zeile { $row }, Feld { $cell }: eines von { $choices } erwartet, gefunden: das Ende der Zeile
error-deck-cells = { $card ->
    [0] die Karte
   *[other] Karte { $card }
}: sechs Felder erwartet, gefunden: ein siebtes Wort { $found } (wie in: { $form })
error-deck-rows = { $card ->
    [0] die Karte
   *[other] Karte { $card }
}: '/' zwischen den Zeilen erwartet, gefunden: { $found } (wie in: { $form })
error-deck-rows-missing = { $card ->
    [0] die Karte
   *[other] Karte { $card }
}: '/' zwischen den Zeilen erwartet, gefunden: das Ende der Zeile (wie in: { $form })
error-deck-no-glade = Karte { $card }: keine Lichtung: fünf Bäume und eine Lichtung erwartet
error-deck-second-glade = Karte { $card }, Zeile { $row }, Feld { $cell }: eine zweite Lichtung: fünf Bäume und eine Lichtung erwartet
# $fruit is the name of a fruit.
error-deck-no-fruit = Karte { $card }: keine { $fruit }: jede Frucht mindestens einmal erwartet
error-deck-twin = Karte { $card }: dieselbe Karte wie { $twin }, vielleicht um 180° gedreht
error-deck-missing = { $cards } Karten erwartet, nummeriert ab 1: Karte { $missing } fehlt
error-deck-number = die Nummer einer Karte von 1 bis { $most } erwartet, gefunden: { $found } (wie in: { $form })
error-deck-number-twice = Karte { $card } zum zweiten Mal; die erste steht in Zeile { NUMBER($first, useGrouping: 0) }
error-deck-faces = ein Kartensatz besteht aus { $cards } Karten mit sechs Feldern
error-deck-name = unbekannter Kartensatz { $found }: einer von { $known }
error-deck-cards = Kartensatz { $found }…: einer von { $known }, oder { $cards } Karten wie { $form }
error-deck-used-up = in der Kartenfolge ist keine Karte mehr, die noch niemand gesehen hat

## Recipe books

# A recipe by its number, and what is wrong with it.
error-recipes-of = Rezept { $number }: { $fault }
error-recipes-of-unnumbered = Rezept ?: { $fault }
error-recipes-missing = { $recipes } Rezepte erwartet, nummeriert ab 1: Rezept { $missing } fehlt
error-recipes-name = unbekanntes Rezeptbuch { $found }: eines von { $known }
error-recipes-book = Rezeptbuch { $found }…: eines von { $known }, oder { $recipes } Rezepte wie { $form }
error-recipes-codes = ein Rezeptbuch besteht aus { $recipes } Rezepten mit je { $numbers } Zahlen
error-recipes-no-recipe = das sind nicht die Zahlen eines Rezepts

# The file is no TOML: $words is what the reader of TOML says, in English.
error-recipes-syntax = kein TOML ({ $words })
error-recipes-digits = eine Zahl mit { NUMBER($digits, useGrouping: 0) } Ziffern ist viel zu groß
error-recipes-nested = zu viele Listen oder Tabellen ineinander: In einem Rezept wird keine erwartet
error-recipes-tables = { $recipes } Tabellen [[recipe]] erwartet, keine gefunden
error-recipes-table = unbekannter Schlüssel { $found }: nur Tabellen [[recipe]] erwartet

# One key of a recipe, $key.
error-recipes-key = unbekannter Schlüssel { $found }: einer von { $known }
error-recipes-key-twice = { $found } steht zweimal da: nur einmal erwartet
error-recipes-number = number: 1 bis { $most }, jede nur einmal, gefunden: { $found }
error-recipes-words = { $key }: Worte erwartet, gefunden: { $found }
error-recipes-words-length = { $key }: höchstens { $most } Zeichen erwartet, gefunden: { NUMBER($length, useGrouping: 0) }
error-recipes-words-character = { $key }: Worte in einer Zeile erwartet, gefunden: das Zeichen { $character }
error-recipes-translations = { $key }: eine Tabelle mit Worten nach Sprachen erwartet, gefunden: { $found }
error-recipes-language = { $key }: das Kürzel einer Sprache erwartet, wie it oder de, gefunden: { $found }
error-recipes-fits-only = { $key } gehört nur zu count = 'fits'
error-recipes-cap = cap gehört nur zu bonus_each
error-recipes-of-key = of gehört nur zu times
error-recipes-barrow-counts = barrow_counts: true oder false erwartet, gefunden: { $found }
error-recipes-count = count: eines von { $known } erwartet, gefunden: { $found }
error-recipes-count-fruit = count = '{ $count }' gilt nicht für eine einzelne Frucht
error-recipes-count-values = count = '{ $count }' achtet nicht auf Werte
# $two is an example of two fruits.
error-recipes-fruits = fruit: orange, lemon oder lime erwartet, oder zwei davon wie in { $two }, gefunden: { $found }
# $all is the word for all fruits.
error-recipes-times-of = of: orange, lemon, lime oder { $all } erwartet, gefunden: { $found }
error-recipes-value-or = value oder { $key }, nicht beides
error-recipes-effect = bonus, bonus_each oder times erwartet; bonus und bonus_each nicht zusammen
error-recipes-no-points = { $key }: mehr oder weniger als 0 Punkte erwartet
error-recipes-range = { $key }: eine Zahl von { $least } bis { $most } erwartet, gefunden: { $found }
error-recipes-choice = { $key }: { $known } erwartet, gefunden: { $found }

# What stands there, where it cannot be quoted.
found-nothing = nichts
found-list = eine Liste
found-table = eine Tabelle
found-large = eine viel zu große Zahl

## Rulesets

error-ruleset-recipes = recipes: { $found } ist nicht möglich (die Rezept-Herausforderung)
error-ruleset-aside = aside: verschiedene Karten von 1 bis { $most }, durch Kommas getrennt, erwartet, gefunden: { $found }
error-ruleset-aside-cards = aside: Es gibt nur die Karten 1 bis { $most }
error-ruleset-aside-left = aside: { $left ->
    [one] eine Karte bleibt
   *[other] { $left } Karten bleiben
} übrig, { $needed } werden gebraucht
error-ruleset-aside-recipes = aside: In der Rezept-Herausforderung spielen alle Karten mit
error-ruleset-other-half = die andere Hälfte lässt sich nach einer Partie mit neun Karten ohne Rezepte spielen

## Pictures in letters

error-picture-key = eines von { $known } erwartet
error-picture-once = { $key } nur einmal erwartet
error-picture-bare = nichts nach { $key } erwartet
error-picture-seats = höchstens { $most } Plätze erwartet
error-picture-seat = Platz { $seat } erwartet
error-picture-seat-above = Platz 1 über seinem Hain erwartet
error-picture-common = vor Platz 1 nur erwartet, was allen gehört
error-picture-grove = Spalten und Zeilen eines Hains für Platz { $seat } erwartet
error-picture-columns = die Nummern der Spalten erwartet
error-picture-columns-order = aufeinanderfolgende Spalten erwartet
error-picture-row = die Nummer der Zeile erwartet
error-picture-row-twice = Zeile { $row } nur einmal erwartet
error-picture-row-length = { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
} erwartet
error-picture-cell = ein Feld wie O2, O2/5, O2*, --, --/O5 oder . erwartet
error-picture-deck = eine Zahl von 0 bis 9 erwartet
error-picture-card = Karten von 1 bis { $most } erwartet
error-picture-card-aside = Karten erwartet, die mitspielen
error-picture-card-twice = jede Karte nur einmal erwartet
error-picture-too-many = höchstens { $most } Karten erwartet
error-picture-recipes = zwei Rezepte, die kleinere Nummer zuerst, erwartet
error-picture-recipes-seen = andere Karten als in Händen und Hainen erwartet
error-picture-nine = von neun Karten { $held } auf der Hand und { $deck } zu ziehen
error-picture-laid = { $cards ->
    [one] eine Karte erwartet, die nicht auf der Hand ist
   *[other] { $cards } Karten erwartet, die nicht auf der Hand sind
}
error-picture-placed-cards = Karten erwartet, die im Hain liegen, jede nur einmal
error-picture-placed-cells = Karten erwartet, deren Felder im Bild oben liegen
error-picture-chose = Platz { $seat } darf { $found } nicht: { $reason }
error-picture-nobody = jemand, der noch wählt, oder over erwartet
error-picture-pieces = pro Platz gibt es eine Schubkarre und ein Eichhörnchen
error-picture-size = { $size } Felder lang, und noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} zu spielen: So kann kein Hain aussehen
error-picture-far = Spalten und Zeilen von { $near } bis { $far } erwartet, wenn noch { $left ->
    [one] eine Karte zu spielen ist
   *[other] { $left } Karten zu spielen sind
}
error-picture-supply = mehr als fünf Würfel einer Frucht: supply { $supply }
error-picture-differs = { $key } { $found }: Nach dem Bild ist es { $right }
