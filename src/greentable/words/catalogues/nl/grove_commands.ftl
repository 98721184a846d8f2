### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

# The heading: $start is a card, $hand and $draws are several.
solve-cards = start { $start }, hand { $hand }, daarna { $draws }
solve-cards-of-seed = seed { $seed }: { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

# Above the picture of the start card.
solve-start = start

# Instead of a player's name, in sentences like “Deze oplossing: 53 – Mooie pluk”.
solve-this-line = Deze oplossing

# $short_sighted is the score if you always take the most points at once.
solve-score = score { $score }; als je steeds meteen de meeste punten pakt: { $short_sighted }
solve-target-reached = de doelscore van { $target } is gehaald
solve-target-missed = de doelscore van { $target } is niet gehaald
solve-proved = geen enkele oplossing levert meer op
solve-bound = geen enkele oplossing levert meer op dan { $bound }
solve-stopped = Zoeken vroegtijdig gestopt. Langer zoeken levert misschien meer op.
solve-drawn = Tekening bewaard: { $file }

# The title of a drawing.
solve-drawing = Een spel Grove met score { $score }

# Beside a progress bar.
solve-loading = de regels laden
solve-compiling = de regels compileren
solve-compiled-elsewhere = een ander proces compileert de regels
solve-searching = zoeken, beste tot nu toe { $best } (Ctrl-C om te stoppen)

## greentable hint grove

hint-searching = mogelijke kaartvolgordes proberen (Ctrl-C om te stoppen)
hint-reviewing = betere oplossingen zoeken (Ctrl-C om te stoppen)

## greentable grove check-deck

check-deck-good = { $file }: geldige kaartenset
check-deck-cards = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
# $deck is the name of a deck that comes with the program.
check-deck-cards-of = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, zoals in de set ‘{ $deck }’
check-deck-trees = { $fruit ->
    [orange] { $trees ->
        [one] 1 sinaasappelboom
       *[other] { $trees } sinaasappelbomen
    }
    [lemon] { $trees ->
        [one] 1 citroenboom
       *[other] { $trees } citroenbomen
    }
   *[lime] { $trees ->
        [one] 1 limoenboom
       *[other] { $trees } limoenbomen
    }
}: { $one } met één vrucht, { $two } met twee
check-deck-glades = { $glades ->
    [one] 1 open plek
   *[other] { $glades } open plekken
}: { $corner } in een hoek, { $middle } in het midden

## greentable grove check-recipes

check-recipes-good = { $file }: geldig receptenboek
# A warning: one of five recipes of the printed game, by its name. Write barrow_counts as it is.
check-recipes-barrow = Recept { $number }, { $name }: op het gedrukte regelblad telt de kruiwagen voor dit recept niet als dobbelsteen. Voeg barrow_counts = false toe.
# Column headings.
check-recipes-worth = getal
check-recipes-recipe = recept
# A recipe of a book: its name, and what it says.
recipe-listed = { $name }: { $sentence }
