### What can be wrong with decks, recipes, rulesets and pictures of Grove that somebody wrote.
### $found is what stands there, quoted, $form an example of what is wanted.

## Moves in writing

error-notation-grove-verb = mot inconnu { $found } ; au choix : { $known }, ou une carte posée (par exemple : { $form })

# What would be right at a place of a move, after "il faut".
wanted-grove-card = une carte de 1 à { $most }
wanted-grove-recipe = une recette de 1 à { $most }
wanted-grove-column = une colonne de -{ $most } à { $most }
wanted-grove-row = une ligne de -{ $most } à { $most }
wanted-grove-rotation = une rotation de 0, 90, 180 ou 270
wanted-grove-colon-column = ':' et une colonne
wanted-grove-comma-row = ',' et une ligne
wanted-grove-comma-rotation = ',' et une rotation
wanted-grove-space-card = un espace et une carte
wanted-grove-space-recipe = un espace et une seconde recette
wanted-grove-space-cell = un espace et une case
wanted-grove-recipes = deux recettes différentes, le plus petit numéro d’abord
# $cells are the six cells of the card, as moves have them.
wanted-grove-cell = une case de la carte ({ $cells })
wanted-grove-cells = des cases ligne par ligne depuis le haut, puis par colonnes, chacune une fois

## Deck files

# A card is called by its number; 0 is one without.
error-deck-cell = { $card ->
    [0] la carte
   *[other] carte { $card }
}, ligne { $row }, case { $cell } : au choix { $choices } ; trouvé : { $found }
error-deck-cell-missing = { $card ->
    [0] la carte
   *[other] carte { $card }
}, ligne { $row }, case { $cell } : au choix { $choices } ; trouvé : la fin de la ligne
error-deck-cells = { $card ->
    [0] la carte
   *[other] carte { $card }
} : six cases, mais un septième mot { $found } (par exemple : { $form })
error-deck-rows = { $card ->
    [0] la carte
   *[other] carte { $card }
} : il faut '/' entre les lignes ; trouvé : { $found } (par exemple : { $form })
error-deck-rows-missing = { $card ->
    [0] la carte
   *[other] carte { $card }
} : il faut '/' entre les lignes ; trouvé : la fin de la ligne (par exemple : { $form })
error-deck-no-glade = carte { $card } : pas de clairière : il faut cinq arbres et une clairière
error-deck-second-glade = carte { $card }, ligne { $row }, case { $cell } : une seconde clairière : il faut cinq arbres et une clairière
# $fruit is the name of a fruit.
error-deck-no-fruit = carte { $card } : fruit absent : { $fruit } ; il faut chaque fruit au moins une fois
error-deck-twin = carte { $card } : la même que la carte { $twin }, peut-être après un demi-tour
error-deck-missing = il faut { $cards } cartes, numérotées à partir de 1 : pas de carte { $missing }
error-deck-number = il faut un numéro de carte de 1 à { $most } ; trouvé : { $found } (par exemple : { $form })
error-deck-number-twice = carte { $card } pour la deuxième fois ; la première est à la ligne { NUMBER($first, useGrouping: 0) }
error-deck-faces = un jeu de cartes a { $cards } faces de six cases
error-deck-name = jeu de cartes inconnu { $found } ; au choix : { $known }
error-deck-cards = jeu de cartes { $found }… ; au choix : { $known }, ou { $cards } cartes comme { $form }
error-deck-used-up = toutes les cartes de l’ordre donné ont déjà été vues

## Recipe books

# A recipe by its number, and what is wrong with it.
error-recipes-of = recette { $number } : { $fault }
error-recipes-of-unnumbered = recette ? : { $fault }
error-recipes-missing = il faut { $recipes } recettes, numérotées à partir de 1 : pas de recette { $missing }
error-recipes-name = livre de recettes inconnu { $found } ; au choix : { $known }
error-recipes-book = livre { $found }… ; au choix : { $known }, ou { $recipes } recettes comme { $form }
error-recipes-codes = un livre a { $recipes } recettes de { $numbers } nombres
error-recipes-no-recipe = ce ne sont pas les nombres d’une recette

# The file is no TOML: $words is what the reader of TOML says, in English.
error-recipes-syntax = ce n’est pas du TOML ({ $words })
error-recipes-digits = un nombre de { NUMBER($digits, useGrouping: 0) } chiffres est beaucoup trop grand
error-recipes-nested = trop de listes ou de tables les unes dans les autres : il n’en faut pas dans une recette
error-recipes-tables = il faut { $recipes } tables [[recipe]], il n’y en a pas
error-recipes-table = clé inconnue { $found } : il ne faut que des tables [[recipe]]

# One key of a recipe, $key.
error-recipes-key = clé inconnue { $found } ; au choix : { $known }
error-recipes-key-twice = { $found } y est deux fois : il n’en faut qu’une
error-recipes-number = number : de 1 à { $most }, chacun une fois ; trouvé : { $found }
error-recipes-words = { $key } : il faut des mots ; trouvé : { $found }
error-recipes-words-length = { $key } : { $most } caractères au plus ; trouvé : { NUMBER($length, useGrouping: 0) }
error-recipes-words-character = { $key } : il faut des mots sur une ligne ; trouvé : le caractère { $character }
error-recipes-translations = { $key } : il faut une table de mots par langue ; trouvé : { $found }
error-recipes-language = { $key } : il faut le code d’une langue, comme it ou de ; trouvé : { $found }
error-recipes-fits-only = { $key } ne va qu’avec count = 'fits'
error-recipes-cap = cap ne va qu’avec bonus_each
error-recipes-of-key = of ne va qu’avec times
error-recipes-barrow-counts = barrow_counts : il faut true ou false ; trouvé : { $found }
error-recipes-count = count : au choix { $known } ; trouvé : { $found }
error-recipes-count-fruit = count = '{ $count }' ne s’applique pas à un seul fruit
error-recipes-count-values = count = '{ $count }' ne regarde pas les valeurs
# $two is an example of two fruits.
error-recipes-fruits = fruit : il faut orange, lemon ou lime, ou deux d’entre eux comme dans { $two } ; trouvé : { $found }
# $all is the word for all fruits.
error-recipes-times-of = of : il faut orange, lemon, lime ou { $all } ; trouvé : { $found }
error-recipes-value-or = value ou { $key }, pas les deux
error-recipes-effect = il faut bonus, bonus_each ou times ; pas bonus et bonus_each ensemble
error-recipes-no-points = { $key } : il faut plus ou moins de 0 point
error-recipes-range = { $key } : il faut un nombre de { $least } à { $most } ; trouvé : { $found }
error-recipes-choice = { $key } : au choix { $known } ; trouvé : { $found }

# What stands there, where it cannot be quoted.
found-nothing = rien
found-list = une liste
found-table = une table
found-large = un nombre beaucoup trop grand

## Rulesets

error-ruleset-recipes = recipes : { $found } n’est pas possible (le défi des recettes)
error-ruleset-aside = aside : il faut des cartes différentes de 1 à { $most }, séparées par des virgules ; trouvé : { $found }
error-ruleset-aside-cards = aside : il n’y a que les cartes de 1 à { $most }
error-ruleset-aside-left = aside : il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}, et il en faut { $needed }
error-ruleset-aside-recipes = aside : dans le défi des recettes, toutes les cartes sont en jeu
error-ruleset-other-half = l’autre moitié se joue après une partie de neuf cartes sans recettes

## Pictures in letters

error-picture-key = au choix : { $known }
error-picture-once = { $key } une seule fois
error-picture-bare = rien après { $key }
error-picture-seats = il faut { $most } places au plus
error-picture-seat = il faut la place { $seat }
error-picture-seat-above = il faut la place 1 au-dessus de son verger
error-picture-common = avant la place 1, seulement ce qui appartient à tous
error-picture-grove = il faut les colonnes et les lignes d’un verger pour la place { $seat }
error-picture-columns = il faut les numéros des colonnes
error-picture-columns-order = il faut des colonnes qui se suivent
error-picture-row = il faut le numéro de la ligne
error-picture-row-twice = la ligne { $row } une seule fois
error-picture-row-length = il faut { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
error-picture-cell = il faut une case comme O2, O2/5, O2*, --, --/O5 ou .
error-picture-deck = il faut un nombre de 0 à 9
error-picture-card = il faut des cartes de 1 à { $most }
error-picture-card-aside = il faut des cartes qui sont en jeu
error-picture-card-twice = il faut chaque carte une seule fois
error-picture-too-many = il faut { $most } cartes au plus
error-picture-recipes = il faut deux recettes, le plus petit numéro d’abord
error-picture-recipes-seen = il faut d’autres cartes que celles des mains et des vergers
error-picture-nine = de neuf cartes, { $held } en main et { $deck } à piocher
error-picture-laid = il faut { $cards ->
    [one] { $cards } carte qui n’est pas en main
   *[other] { $cards } cartes qui ne sont pas en main
}
error-picture-placed-cards = il faut des cartes posées dans le verger, chacune une fois
error-picture-placed-cells = il faut des cartes dont les cases sont visibles dans l’image
error-picture-chose = la place { $seat } ne peut pas jouer { $found } : { $reason }
error-picture-nobody = il faut quelqu’un qui doit encore choisir, ou over
error-picture-pieces = il y a une brouette et un écureuil pour chaque place
error-picture-size = { $size } cases de long avec { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à jouer : aucun verger ne peut être ainsi
error-picture-far = il faut des colonnes et des lignes de { $near } à { $far } avec { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à jouer
error-picture-supply = plus de cinq dés d’un fruit : supply { $supply }
error-picture-differs = { $key } { $found } : d’après l’image, c’est { $right }
