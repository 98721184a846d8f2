### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

# The heading: $start is a card, $hand and $draws are several.
solve-cards = start { $start }, hand { $hand }, draws { $draws }
solve-cards-of-seed = seed { $seed }: { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

# Above the picture of the start card.
solve-start = start

# In the place of a player's name, in sentences like "This line: 53 – Good Picking".
solve-this-line = This line

# $short_sighted is the score of always laying what scores most at once.
solve-score = score { $score }; always what scores most at once: { $short_sighted }
solve-target-reached = the target of { $target } is reached
solve-target-missed = the target of { $target } is missed
solve-proved = no line of play scores more
solve-bound = no line of play scores more than { $bound }
solve-stopped = stopped before the end: a longer search may find more
solve-drawn = drawn: { $file }

# The title of a drawing.
solve-drawing = A line of play in Grove that scores { $score }

# Beside a bar that shows how far it is.
solve-loading = loading the rules
solve-compiling = compiling the rules
solve-compiled-elsewhere = another process compiles the rules
solve-searching = searching, best so far { $best } (Ctrl-C: enough)

## greentable hint grove

hint-searching = trying orders of the cards to come (Ctrl-C: enough)
hint-reviewing = looking for better lines (Ctrl-C: enough)

## greentable grove check-deck

check-deck-good = { $file }: a good deck
check-deck-cards = { $cards } cards
# $deck is the name of a deck that comes with the program.
check-deck-cards-of = { $cards } cards, those of the deck “{ $deck }”
check-deck-trees = { $trees } { $fruit ->
    [orange] orange trees
    [lemon] lemon trees
   *[lime] lime trees
}: { $one } with one fruit, { $two } with two
check-deck-glades = { $glades } glades: { $corner } in a corner, { $middle } in the middle

## greentable grove check-recipes

check-recipes-good = { $file }: a good recipe book
# A warning: one of five recipes of the printed game, by its name. barrow_counts is typed so.
check-recipes-barrow = Recipe { $number }, { $name }: on the printed sheet the barrow is not a die for this recipe. Add barrow_counts = false.
# Headings of columns.
check-recipes-worth = worth
check-recipes-recipe = recipe
# A recipe of a book: its name, and what it says.
recipe-listed = { $name }: { $sentence }
