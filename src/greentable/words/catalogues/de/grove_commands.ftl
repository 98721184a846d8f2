### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

# The heading: $start is a card, $hand and $draws are several.
solve-cards = Startkarte { $start }, Hand { $hand }, danach { $draws }
solve-cards-of-seed = Seed { $seed }: { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

# Above the picture of the start card.
solve-start = Start

# Instead of a player's name, in sentences like „Diese Lösung: 53 – Gut gepflückt“.
solve-this-line = Diese Lösung

# $short_sighted is the score if you always take the most points at once.
solve-score = { $score } Punkte; wenn man immer sofort die meisten Punkte nimmt: { $short_sighted }
solve-target-reached = das Ziel von { $target } ist erreicht
solve-target-missed = das Ziel von { $target } ist verfehlt
solve-proved = mehr ist nicht möglich
solve-bound = mehr als { $bound } Punkte sind nicht möglich
solve-stopped = Suche vorzeitig beendet. Eine längere Suche findet vielleicht mehr.
solve-drawn = Zeichnung gespeichert: { $file }

# The title of a drawing.
solve-drawing = Eine Partie Grove mit { $score } Punkten

# Beside a progress bar.
solve-loading = lade die Regeln
solve-compiling = kompiliere die Regeln
solve-compiled-elsewhere = ein anderer Prozess kompiliert die Regeln
solve-searching = suche, bisher am besten: { $best } (Strg-C: beenden)

## greentable hint grove

hint-searching = spiele mögliche Kartenfolgen durch (Strg-C: beenden)
hint-reviewing = suche bessere Lösungen (Strg-C: beenden)

## greentable grove check-deck

check-deck-good = { $file }: gültiger Kartensatz
check-deck-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
# $deck is the name of a deck that comes with the program.
check-deck-cards-of = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, wie im Kartensatz „{ $deck }“
check-deck-trees = { $fruit ->
    [orange] { $trees ->
        [one] 1 Orangenbaum
       *[other] { $trees } Orangenbäume
    }
    [lemon] { $trees ->
        [one] 1 Zitronenbaum
       *[other] { $trees } Zitronenbäume
    }
   *[lime] { $trees ->
        [one] 1 Limettenbaum
       *[other] { $trees } Limettenbäume
    }
}: { $one } mit einer Frucht, { $two } mit zwei Früchten
check-deck-glades = { $glades ->
    [one] 1 Lichtung
   *[other] { $glades } Lichtungen
}: { $corner } in einer Ecke, { $middle } in der Mitte

## greentable grove check-recipes

check-recipes-good = { $file }: gültiges Rezeptbuch
# A warning: one of five recipes of the printed game, by its name. Write barrow_counts as it is.
check-recipes-barrow = Rezept { $number }, { $name }: Nach dem gedruckten Regelblatt zählt die Schubkarre bei diesem Rezept nicht als Würfel. Ergänze barrow_counts = false.
# Column headings.
check-recipes-worth = Zahl
check-recipes-recipe = Rezept
# A recipe of a book: its name, and what it says.
recipe-listed = { $name }: { $sentence }
