### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

# The heading: $start is a card, $hand and $draws are several.
solve-cards = Startkarte { $start }, Hand { $hand }, dann { $draws }
solve-cards-of-seed = Seed { $seed }: { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

# Above the picture of the start card.
solve-start = Start

# In the place of a player's name, in sentences like "Dieser Weg: 53 – Gut gepflückt".
solve-this-line = Dieser Weg

# $short_sighted is the score of always laying what scores most at once.
solve-score = { $score } Punkte; immer das, was sofort am meisten bringt: { $short_sighted }
solve-target-reached = das Ziel von { $target } ist erreicht
solve-target-missed = das Ziel von { $target } ist verfehlt
solve-proved = mehr ist nicht möglich
solve-bound = mehr als { $bound } Punkte sind nicht möglich
solve-stopped = vor dem Ende abgebrochen: Eine längere Suche findet vielleicht mehr
solve-drawn = gezeichnet: { $file }

# The title of a drawing.
solve-drawing = Eine Partie Grove mit { $score } Punkten

# Beside a bar that shows how far it is.
solve-loading = lade die Regeln
solve-compiling = kompiliere die Regeln
solve-compiled-elsewhere = ein anderer Prozess kompiliert die Regeln
solve-searching = suche, bisher am besten: { $best } (Strg-C: genug)

## greentable hint grove

hint-searching = probiere aus, was noch gezogen werden kann (Strg-C: genug)
hint-reviewing = suche bessere Wege (Strg-C: genug)

## greentable grove check-deck

check-deck-good = { $file }: ein guter Kartensatz
check-deck-cards = { $cards } Karten
# $deck is the name of a deck that comes with the program.
check-deck-cards-of = { $cards } Karten, die des Kartensatzes „{ $deck }“
check-deck-trees = { $trees } { $fruit ->
    [orange] Orangenbäume
    [lemon] Zitronenbäume
   *[lime] Limettenbäume
}: { $one } mit einer Frucht, { $two } mit zwei Früchten
check-deck-glades = { $glades } Lichtungen: { $corner } in einer Ecke, { $middle } in der Mitte

## greentable grove check-recipes

check-recipes-good = { $file }: ein gutes Rezeptbuch
# A warning: one of five recipes of the printed game, by its name. barrow_counts is typed so.
check-recipes-barrow = Rezept { $number }, { $name }: Auf dem gedruckten Regelblatt ist die Schubkarre für dieses Rezept kein Würfel. Ergänze barrow_counts = false.
# Headings of columns.
check-recipes-worth = Zahl
check-recipes-recipe = Rezept
recipe-listed = { $name }: { $sentence }
