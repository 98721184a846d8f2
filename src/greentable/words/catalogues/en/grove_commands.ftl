### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

# The heading: $start is a card, $hand and $draws are several.
solve-cards = start { $start }, hand { $hand }, draws { $draws }
solve-cards-of-seed = seed { $seed }: { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

# Above the picture of the start card.
solve-start = start

# Instead of a player's name, in sentences like “This line: 53 – Good Picking”.
solve-this-line = This line

# $short_sighted is the score if you always take the most points at once.
solve-score = score { $score }; always taking the most points right away: { $short_sighted }
solve-target-reached = the target of { $target } is reached
solve-target-missed = the target of { $target } is missed
solve-proved = no line of play scores more
solve-bound = no line of play scores more than { $bound }
solve-stopped = Search stopped early. A longer search may find more.
solve-drawn = Drawing saved: { $file }

# The title of a drawing.
solve-drawing = A line of play in Grove that scores { $score }

# Beside a progress bar.
solve-loading = loading the rules
solve-compiling = compiling the rules
solve-compiled-elsewhere = another process is compiling the rules
solve-searching = searching, best so far { $best } (Ctrl-C to stop)

## greentable hint grove

hint-searching = trying possible card orders (Ctrl-C to stop)
hint-reviewing = looking for better lines (Ctrl-C to stop)

## greentable grove check-deck

check-deck-good = { $file }: valid deck
check-deck-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
# $deck is the name of a deck that comes with the program.
check-deck-cards-of = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, same as the deck “{ $deck }”
check-deck-trees = { $fruit ->
    [orange] { $trees ->
        [one] 1 orange tree
       *[other] { $trees } orange trees
    }
    [lemon] { $trees ->
        [one] 1 lemon tree
       *[other] { $trees } lemon trees
    }
   *[lime] { $trees ->
        [one] 1 lime tree
       *[other] { $trees } lime trees
    }
}: { $one } with one fruit, { $two } with two
check-deck-glades = { $glades ->
    [one] 1 glade
   *[other] { $glades } glades
}: { $corner } in a corner, { $middle } in the middle

## greentable grove check-recipes

check-recipes-good = { $file }: valid recipe book
# A warning: one of five recipes of the printed game, by its name. Write barrow_counts as it is.
check-recipes-barrow = Recipe { $number }, { $name }: on the printed sheet, the wheelbarrow doesn’t count as a die for this recipe. Add barrow_counts = false.
# Column headings.
check-recipes-worth = worth
check-recipes-recipe = recipe
# A recipe of a book: its name, and what it says.
recipe-listed = { $name }: { $sentence }
