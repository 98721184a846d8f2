### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

# The heading: $start is a card, $hand and $draws are several.
solve-cards = start { $start }, hand { $hand }, te trekken { $draws }
solve-cards-of-seed = seed { $seed }: { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

# Above the picture of the start card.
solve-start = start

# In the place of a player's name, in sentences like "Dit verloop: 53 – Mooie pluk".
solve-this-line = Dit verloop

# $short_sighted is the score of always laying what scores most at once.
solve-score = score { $score }; altijd wat meteen het meest oplevert: { $short_sighted }
solve-target-reached = de doelscore van { $target } is gehaald
solve-target-missed = de doelscore van { $target } is niet gehaald
solve-proved = geen spelverloop levert meer op
solve-bound = geen spelverloop levert meer op dan { $bound }
solve-stopped = gestopt voor het einde: langer zoeken levert misschien meer op
solve-drawn = getekend: { $file }

# The title of a drawing.
solve-drawing = Een spelverloop van Grove met score { $score }

# Beside a bar that shows how far it is.
solve-loading = de regels worden geladen
solve-compiling = de regels worden gecompileerd
solve-compiled-elsewhere = een ander proces compileert de regels
solve-searching = zoeken, tot nu toe { $best } (Ctrl-C: genoeg)

## greentable hint grove

hint-searching = volgordes van de komende kaarten proberen (Ctrl-C: genoeg)
hint-reviewing = een beter spelverloop zoeken (Ctrl-C: genoeg)

## greentable grove check-deck

check-deck-good = { $file }: een goede kaartenset
check-deck-cards = { $cards } kaarten
# $deck is the name of a deck that comes with the program.
check-deck-cards-of = { $cards } kaarten, die van de set ‘{ $deck }’
check-deck-trees = { $trees } { $fruit ->
    [orange] sinaasappelbomen
    [lemon] citroenbomen
   *[lime] limoenbomen
}: { $one } met één vrucht, { $two } met twee
check-deck-glades = { $glades } open plekken: { $corner } in een hoek, { $middle } in het midden

## greentable grove check-recipes

check-recipes-good = { $file }: een goed receptenboek
# A warning: one of five recipes of the printed game, by its name. barrow_counts is typed so.
check-recipes-barrow = Recept { $number }, { $name }: volgens het gedrukte regelblad is de kruiwagen voor dit recept geen dobbelsteen. Voeg barrow_counts = false toe.
# Headings of columns.
check-recipes-worth = getal
check-recipes-recipe = recept
recipe-listed = { $name }: { $sentence }
