### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

# The heading: $start is a card, $hand and $draws are several.
solve-cards = départ { $start }, main { $hand }, pioche { $draws }
solve-cards-of-seed = graine { $seed } : { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

# Above the picture of the start card.
solve-start = départ

# In the place of a player's name, in sentences like "Cette suite de poses : 53 – Belle cueillette".
solve-this-line = Cette suite de poses

# $short_sighted is the score of always laying what scores most at once.
solve-score = score { $score } ; en prenant toujours le plus de points tout de suite : { $short_sighted }
solve-target-reached = l’objectif de { $target } est atteint
solve-target-missed = l’objectif de { $target } est manqué
solve-proved = aucune suite de poses ne rapporte plus
solve-bound = aucune suite de poses ne rapporte plus de { $bound }
solve-stopped = arrêté avant la fin : une recherche plus longue trouvera peut-être mieux
solve-drawn = dessiné : { $file }

# The title of a drawing.
solve-drawing = Une suite de poses de Grove qui rapporte { $score }

# Beside a bar that shows how far it is.
solve-loading = chargement des règles
solve-compiling = compilation des règles
solve-compiled-elsewhere = un autre processus compile les règles
solve-searching = recherche, meilleur score { $best } (Ctrl-C : arrêter là)

## greentable hint grove

hint-searching = essai des cartes qui peuvent venir (Ctrl-C : arrêter là)
hint-reviewing = recherche de meilleures suites de poses (Ctrl-C : arrêter là)

## greentable grove check-deck

check-deck-good = { $file } : un jeu de cartes valable
check-deck-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# $deck is the name of a deck that comes with the program.
check-deck-cards-of = { $cards ->
    [one] { $cards } carte, celle
   *[other] { $cards } cartes, celles
} du jeu « { $deck } »
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
} : { $one } à un fruit, { $two } à deux
check-deck-glades = { $glades ->
    [one] { $glades } clairière
   *[other] { $glades } clairières
} : { $corner } dans un coin, { $middle } au milieu

## greentable grove check-recipes

check-recipes-good = { $file } : un livre de recettes valable
# A warning: one of five recipes of the printed game, by its name. barrow_counts is typed so.
check-recipes-barrow = Recette { $number }, { $name } : d’après la règle imprimée, la brouette n’est pas un dé pour cette recette. Ajoutez barrow_counts = false.
# Headings of columns.
check-recipes-worth = valeur
check-recipes-recipe = recette
recipe-listed = { $name } : { $sentence }
