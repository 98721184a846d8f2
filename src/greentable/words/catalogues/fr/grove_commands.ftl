### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

# The heading: $start is a card, $hand and $draws are several.
solve-cards = départ { $start }, main { $hand }, pioche { $draws }
solve-cards-of-seed = graine { $seed } : { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

# Above the picture of the start card.
solve-start = départ

# Instead of a player's name, in sentences like « Cette solution : 53 – Belle cueillette ».
solve-this-line = Cette solution

# $short_sighted is the score if you always take the most points at once.
solve-score = score { $score } ; en prenant chaque fois le plus de points : { $short_sighted }
solve-target-reached = l’objectif de { $target } est atteint
solve-target-missed = l’objectif de { $target } est manqué
solve-proved = aucune solution ne rapporte davantage
solve-bound = aucune solution ne rapporte plus de { $bound }
solve-stopped = Recherche interrompue. Une recherche plus longue trouvera peut-être mieux.
solve-drawn = Dessin enregistré : { $file }

# The title of a drawing.
solve-drawing = Une partie de Grove qui rapporte { $score }

# Beside a progress bar.
solve-loading = chargement des règles
solve-compiling = compilation des règles
solve-compiled-elsewhere = un autre processus compile les règles
solve-searching = recherche, meilleur score { $best } (Ctrl-C pour arrêter)

## greentable hint grove

hint-searching = essai des tirages possibles (Ctrl-C pour arrêter)
hint-reviewing = recherche de meilleures solutions (Ctrl-C pour arrêter)

## greentable grove check-deck

check-deck-good = { $file } : jeu de cartes valide
check-deck-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# $deck is the name of a deck that comes with the program.
check-deck-cards-of = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, comme le jeu « { $deck } »
check-deck-trees = { $trees } { $fruit ->
    [orange] { $trees ->
        [one] oranger
       *[other] orangers
    }
    [lemon] { $trees ->
        [one] citronnier
       *[other] citronniers
    }
   *[lime] { $trees ->
        [one] limettier
       *[other] limettiers
    }
} : { $one } à un fruit, { $two } à deux fruits
check-deck-glades = { $glades ->
    [one] { $glades } clairière
   *[other] { $glades } clairières
} : { $corner } dans un coin, { $middle } au milieu

## greentable grove check-recipes

check-recipes-good = { $file } : livre de recettes valide
# A warning: one of five recipes of the printed game, by its name. Write barrow_counts as it is.
check-recipes-barrow = Recette { $number }, { $name } : sur la règle imprimée, la brouette ne compte pas comme un dé pour cette recette. Ajoutez barrow_counts = false.
# Column headings.
check-recipes-worth = valeur
check-recipes-recipe = recette
# A recipe of a book: its name, and what it says.
recipe-listed = { $name } : { $sentence }
