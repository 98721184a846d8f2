### What can be wrong with decks, recipes, rulesets and pictures of Grove that someone wrote.
### $found is what is there, in quotes; $form is an example of what would be right.

## Moves in writing

error-notation-grove-verb = unbekanntes Wort { $found }: möglich sind { $known } oder eine Karte zum Legen (Beispiel: { $form })

# What would be right at some place in a move: "expected …, got …".
wanted-grove-card = eine Karte von 1 bis { $most }
wanted-grove-recipe = ein Rezept von 1 bis { $most }
wanted-grove-column = eine Spalte von -{ $most } bis { $most }
wanted-grove-row = eine Zeile von -{ $most } bis { $most }
wanted-grove-rotation = eine Drehung um 0, 90, 180 oder 270
wanted-grove-colon-column = „:“ und eine Spalte
wanted-grove-comma-row = „,“ und eine Zeile
wanted-grove-comma-rotation = „,“ und eine Drehung
wanted-grove-space-card = ein Leerzeichen und eine Karte
wanted-grove-space-recipe = ein Leerzeichen und ein zweites Rezept
wanted-grove-space-cell = ein Leerzeichen und ein Feld
wanted-grove-recipes = zwei verschiedene Rezepte (kleinere Nummer zuerst)
# $cells are the six cells of the card, as moves have them.
wanted-grove-cell = ein Feld der Karte ({ $cells })
wanted-grove-cells = Felder der Reihe nach (zeilenweise von oben, dann nach Spalten, jedes nur einmal)

## Deck files

# $card is the number of a card, or 0 if it has none.
error-deck-cell = { $card ->
    [0] Karte
   *[other] Karte { $card }
}, Zeile { $row }, Feld { $cell }: eines von { $choices } erwartet, { $found } gefunden
error-deck-cell-missing = { $card ->
    [0] Karte
   *[other] Karte { $card }
}, Zeile { $row }, Feld { $cell }: eines von { $choices } erwartet, das Ende der Zeile gefunden
error-deck-cells = { $card ->
    [0] Karte
   *[other] Karte { $card }
}: sechs Felder erwartet, ein siebtes gefunden: { $found } (Beispiel: { $form })
error-deck-rows = { $card ->
    [0] Karte
   *[other] Karte { $card }
}: „/“ zwischen den Zeilen erwartet, { $found } gefunden (Beispiel: { $form })
error-deck-rows-missing = { $card ->
    [0] Karte
   *[other] Karte { $card }
}: „/“ zwischen den Zeilen erwartet, das Ende der Zeile gefunden (Beispiel: { $form })
error-deck-no-glade = Karte { $card } hat keine Lichtung: Jede Karte braucht fünf Bäume und eine Lichtung
error-deck-second-glade = Karte { $card } hat in Zeile { $row }, Feld { $cell } eine zweite Lichtung: Jede Karte braucht fünf Bäume und eine Lichtung
# $fruit is the name of a fruit.
error-deck-no-fruit = Karte { $card } hat keine { $fruit }: Jede Karte braucht alle drei Früchte
error-deck-twin = Karte { $card } ist identisch mit Karte { $twin }, vielleicht um 180° gedreht
# $missing is one number, or several.
error-deck-missing = Karten 1 bis { $cards } erwartet, es fehlen: { $missing }
error-deck-number = Kartennummer von 1 bis { $most } erwartet, { $found } gefunden (Beispiel: { $form })
error-deck-number-twice = Karte { $card } kommt doppelt vor: zuerst in Zeile { NUMBER($first, useGrouping: 0) }
error-deck-faces = Ein Kartensatz braucht { $cards } Karten mit je sechs Feldern
error-deck-name = unbekannter Kartensatz { $found } (verfügbar: { $known })
error-deck-cards = unbekannter Kartensatz { $found }…: Name ({ $known }) oder { $cards } Karten wie { $form } erwartet
error-deck-used-up = In der Kartenfolge ist keine unbekannte Karte mehr übrig

## Recipe books

# A recipe by its number, and what is wrong with it.
error-recipes-of = Rezept { $number }: { $fault }
error-recipes-of-unnumbered = Rezept ohne gültige Nummer: { $fault }
# $missing is one number, or several.
error-recipes-missing = Rezepte 1 bis { $recipes } erwartet, es fehlen: { $missing }
error-recipes-name = unbekanntes Rezeptbuch { $found } (verfügbar: { $known })
error-recipes-book = unbekanntes Rezeptbuch { $found }…: Name ({ $known }) oder { $recipes } Rezepte wie { $form } erwartet
error-recipes-codes = Ein Rezeptbuch braucht { $recipes } Rezepte mit je { $numbers } Zahlen
error-recipes-no-recipe = diese Zahlen ergeben kein Rezept

# The file is not TOML: $words is what the reader of TOML says, in English.
error-recipes-syntax = kein gültiges TOML ({ $words })
error-recipes-digits = Eine Zahl mit { NUMBER($digits, useGrouping: 0) } Ziffern ist viel zu groß
error-recipes-nested = Listen oder Tabellen sind zu tief verschachtelt: Ein Rezept braucht keine
error-recipes-tables = { $recipes } Tabellen [[recipe]] erwartet, keine gefunden
error-recipes-table = unbekannter Schlüssel { $found }: nur Tabellen [[recipe]] erwartet

# One key of a recipe, $key.
error-recipes-key = unbekannter Schlüssel { $found }: möglich sind { $known }
error-recipes-key-missing = { $key } fehlt
error-recipes-key-twice = { $found } ist doppelt angegeben
error-recipes-number = number: 1 bis { $most } erwartet, jede Nummer nur einmal; { $found } gefunden
error-recipes-words = { $key }: Text erwartet, { $found } gefunden
error-recipes-words-length = { $key }: höchstens { $most } Zeichen erwartet, { NUMBER($length, useGrouping: 0) } gefunden
error-recipes-words-character = { $key }: Text in einer Zeile erwartet, Zeichen { $character } gefunden
error-recipes-translations = { $key }: Tabelle mit Texten nach Sprache erwartet, { $found } gefunden
error-recipes-language = { $key }: Sprachkürzel wie „it“ oder „de“ erwartet, { $found } gefunden
error-recipes-fits-only = { $key } gibt es nur bei count = "fits"
error-recipes-cap = „cap“ gibt es nur zusammen mit „bonus_each“
error-recipes-of-key = „of“ gibt es nur zusammen mit „times“
error-recipes-barrow-counts = barrow_counts: true oder false erwartet, { $found } gefunden
error-recipes-count = count: eines von { $known } erwartet, { $found } gefunden
error-recipes-count-fruit = Diese Angabe für fruit passt nicht zu count = "{ $count }"
error-recipes-count-values = Würfelwerte lassen sich bei count = "{ $count }" nicht angeben
# $two is an example of two fruits.
error-recipes-fruits = fruit: orange, lemon, lime oder zwei davon wie { $two } erwartet, { $found } gefunden
# $all is the word for all fruits.
error-recipes-times-of = of: orange, lemon, lime oder { $all } erwartet, { $found } gefunden
error-recipes-value-or = entweder „value“ oder „{ $key }“ angeben, nicht beides
error-recipes-effect = bonus, bonus_each oder times erwartet, aber nicht bonus und bonus_each zusammen
error-recipes-no-points = { $key } darf nicht 0 Punkte sein
error-recipes-range = { $key }: Zahl von { $least } bis { $most } erwartet, { $found } gefunden
error-recipes-choice = { $key }: { $known } erwartet, { $found } gefunden

# What is there, where it can’t be quoted: "got …".
found-list = eine Liste
found-table = eine Tabelle
found-large = eine viel zu große Zahl

## Rulesets

error-ruleset-recipes = recipes (die Rezept-Herausforderung) darf nicht { $found } sein
error-ruleset-aside = aside: verschiedene Karten von 1 bis { $most } mit Kommas dazwischen erwartet, { $found } gefunden
error-ruleset-aside-cards = aside: Es gibt nur die Karten 1 bis { $most }
error-ruleset-aside-left = aside lässt { $left ->
    [one] nur eine Karte
   *[other] nur { $left } Karten
} übrig, gebraucht werden { $needed }
error-ruleset-aside-recipes = aside geht hier nicht: Die Rezept-Herausforderung braucht alle Karten
error-ruleset-other-half = Die andere Hälfte gibt es nur nach einer Partie mit neun Karten ohne Rezepte

## Pictures in letters

error-picture-key = eines von { $known } erwartet
error-picture-once = { $key } ist doppelt angegeben
error-picture-bare = nach { $key } darf nichts mehr kommen
error-picture-seats = höchstens { $most } Plätze erwartet
error-picture-seat = Platz { $seat } erwartet
error-picture-seat-above = Platz 1 über seinem Hain erwartet
error-picture-common = Vor Platz 1 darf nur stehen, was für alle gilt
error-picture-grove = Spalten und Zeilen eines Hains für Platz { $seat } erwartet
error-picture-columns = Nummern der Spalten erwartet
error-picture-columns-order = aufeinanderfolgende Spalten erwartet
error-picture-row = Zeilennummer erwartet
error-picture-row-twice = Zeile { $row } ist doppelt angegeben
error-picture-row-length = { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
} erwartet
error-picture-cell = Feld wie O2, O2/5, O2*, --, --/O5 oder „.“ erwartet
error-picture-deck = Zahl von 0 bis 9 erwartet
error-picture-card = Karten von 1 bis { $most } erwartet
error-picture-card-aside = nur Karten erwartet, die im Spiel sind
error-picture-card-twice = jede Karte nur einmal erwartet
error-picture-too-many = höchstens { $most } Karten erwartet
error-picture-recipes = zwei Rezepte erwartet, die kleinere Nummer zuerst
error-picture-recipes-seen = Rezepte erwartet, deren Karten weder auf der Hand noch in einem Hain sind
error-picture-nine = { $held } auf der Hand und { $deck } zum Ziehen: Es gibt nur neun Karten
error-picture-laid = { $cards ->
    [one] eine Karte erwartet, die nicht auf der Hand ist
   *[other] { $cards } Karten erwartet, die nicht auf der Hand sind
}
error-picture-placed-cards = Karten aus dem Hain erwartet, jede nur einmal
error-picture-placed-cells = Karten erwartet, deren sichtbare Felder zum Bild passen
# $reason is a sentence for the player.
error-picture-chose = { $found } ist für Platz { $seat } nicht erlaubt: { $reason }
error-picture-nobody = Platz erwartet, der noch wählen muss, oder „over“
error-picture-pieces = Jeder Platz hat nur eine Schubkarre und ein Eichhörnchen
error-picture-size = Kein Hain kann { $size } Felder lang sein, wenn noch { $left ->
    [one] eine Karte übrig ist
   *[other] { $left } Karten übrig sind
}
error-picture-far = Spalten und Zeilen von { $near } bis { $far } erwartet, wenn noch { $left ->
    [one] eine Karte übrig ist
   *[other] { $left } Karten übrig sind
}
error-picture-supply = mehr als fünf Würfel einer Sorte: supply { $supply }
error-picture-differs = { $key } ist { $found }, nach dem Bild aber { $right }
