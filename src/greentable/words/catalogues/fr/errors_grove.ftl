### What can be wrong with decks, recipes, rulesets and pictures of Grove that someone wrote.
### $found is what is there, in quotes; $form is an example of what would be right.

## Moves in writing

error-notation-grove-verb = mot { $found } inconnu (au choix : { $known }, ou une carte à poser, par exemple { $form })

# What would be right at some place in a move: "expected …, got …".
wanted-grove-card = une carte de 1 à { $most }
wanted-grove-recipe = une recette de 1 à { $most }
wanted-grove-column = une colonne de -{ $most } à { $most }
wanted-grove-row = une ligne de -{ $most } à { $most }
wanted-grove-rotation = une rotation de 0, 90, 180 ou 270
wanted-grove-colon-column = « : » et une colonne
wanted-grove-comma-row = « , » et une ligne
wanted-grove-comma-rotation = « , » et une rotation
wanted-grove-space-card = un espace et une carte
wanted-grove-space-recipe = un espace et une seconde recette
wanted-grove-space-cell = un espace et une case
wanted-grove-recipes = deux recettes différentes, le plus petit numéro d’abord
# $cells are the six cells of the card, as moves have them.
wanted-grove-cell = une case de la carte ({ $cells })
wanted-grove-cells = des cases dans l’ordre (ligne par ligne depuis le haut, puis par colonne, chacune une fois)

## Deck files

# $card is the number of a card, or 0 if it has none.
error-deck-cell = { $card ->
    [0] carte
   *[other] carte { $card }
}, ligne { $row }, case { $cell } : il faut un code parmi { $choices }, pas { $found }
error-deck-cell-missing = { $card ->
    [0] carte
   *[other] carte { $card }
}, ligne { $row }, case { $cell } : il faut un code parmi { $choices }, mais la ligne s’arrête là
error-deck-cells = { $card ->
    [0] carte
   *[other] carte { $card }
} : il faut six cases, la septième ({ $found }) est de trop (exemple : { $form })
error-deck-rows = { $card ->
    [0] carte
   *[other] carte { $card }
} : il faut « / » entre les deux rangées, pas { $found } (exemple : { $form })
error-deck-rows-missing = { $card ->
    [0] carte
   *[other] carte { $card }
} : il faut « / » entre les deux rangées, mais la ligne s’arrête là (exemple : { $form })
error-deck-no-glade = la carte { $card } n’a pas de clairière : il faut cinq arbres et une clairière par carte
error-deck-second-glade = la carte { $card } a une seconde clairière, ligne { $row }, case { $cell } : il faut cinq arbres et une clairière par carte
# $fruit is the name of a fruit.
error-deck-no-fruit = carte { $card }, fruit absent ({ $fruit }) : il faut les trois fruits sur chaque carte
error-deck-twin = la carte { $card } est identique à la carte { $twin }, peut-être à un demi-tour près
# $missing is one number, or several.
error-deck-missing = il faut les cartes 1 à { $cards }, il manque : { $missing }
error-deck-number = il faut un numéro de carte de 1 à { $most }, pas { $found } (exemple : { $form })
error-deck-number-twice = la carte { $card } figure deux fois : d’abord à la ligne { NUMBER($first, useGrouping: 0) }
error-deck-faces = un jeu de cartes demande { $cards } cartes de six cases
error-deck-name = jeu de cartes { $found } inconnu (au choix : { $known })
error-deck-cards = jeu de cartes { $found }… inconnu : il faut un nom ({ $known }) ou { $cards } cartes comme { $form }
error-deck-used-up = l’ordre du jeu de cartes n’a plus aucune carte inconnue

## Recipe books

# A recipe by its number, and what is wrong with it.
error-recipes-of = recette { $number } : { $fault }
error-recipes-of-unnumbered = recette sans numéro valable : { $fault }
# $missing is one number, or several.
error-recipes-missing = il faut les recettes 1 à { $recipes }, il manque : { $missing }
error-recipes-name = livre de recettes { $found } inconnu (au choix : { $known })
error-recipes-book = livre de recettes { $found }… inconnu : il faut un nom ({ $known }) ou { $recipes } recettes comme { $form }
error-recipes-codes = un livre de recettes demande { $recipes } recettes de { $numbers } nombres
error-recipes-no-recipe = ces nombres ne forment pas une recette

# The file is not TOML: $words is what the reader of TOML says, in English.
error-recipes-syntax = TOML incorrect ({ $words })
error-recipes-digits = un nombre de { NUMBER($digits, useGrouping: 0) } chiffres est beaucoup trop grand
error-recipes-nested = listes ou tables trop imbriquées : une recette n’en a pas besoin
error-recipes-tables = il faut { $recipes } tables [[recipe]], il n’y en a aucune
error-recipes-table = clé { $found } inconnue : seules les tables [[recipe]] sont permises

# One key of a recipe, $key.
error-recipes-key = clé { $found } inconnue (au choix : { $known })
error-recipes-key-missing = { $key } manque
error-recipes-key-twice = { $found } est donné deux fois
error-recipes-number = number : il faut un numéro de 1 à { $most }, chacun une fois, pas { $found }
error-recipes-words = { $key } : il faut du texte, pas { $found }
error-recipes-words-length = { $key } : il faut au plus { $most } caractères, pas { NUMBER($length, useGrouping: 0) }
error-recipes-words-character = { $key } : il faut du texte sur une ligne, sans le caractère { $character }
error-recipes-translations = { $key } : il faut une table de textes par langue, pas { $found }
error-recipes-language = { $key } : il faut un code de langue comme « it » ou « de », pas { $found }
error-recipes-fits-only = { $key } ne s’emploie qu’avec count = "fits"
error-recipes-cap = « cap » ne s’emploie qu’avec « bonus_each »
error-recipes-of-key = « of » ne s’emploie qu’avec « times »
error-recipes-barrow-counts = barrow_counts : il faut true ou false, pas { $found }
error-recipes-count = count : il faut une valeur parmi { $known }, pas { $found }
error-recipes-count-fruit = ce « fruit » ne va pas avec count = "{ $count }"
error-recipes-count-values = les valeurs ne s’emploient pas avec count = "{ $count }"
# $two is an example of two fruits.
error-recipes-fruits = fruit : il faut orange, lemon ou lime, ou deux d’entre eux comme { $two }, pas { $found }
# $all is the word for all fruits.
error-recipes-times-of = of : il faut orange, lemon, lime ou { $all }, pas { $found }
error-recipes-value-or = donnez « value » ou « { $key } », pas les deux
error-recipes-effect = il faut bonus, bonus_each ou times, mais pas bonus et bonus_each ensemble
error-recipes-no-points = { $key } ne peut pas valoir 0 point
error-recipes-range = { $key } : il faut un nombre de { $least } à { $most }, pas { $found }
error-recipes-choice = { $key } : il faut { $known }, pas { $found }

# What is there, where it can’t be quoted: "got …".
found-list = une liste
found-table = une table
found-large = un nombre beaucoup trop grand

## Rulesets

error-ruleset-recipes = recipes ne peut pas valoir { $found } (le défi des recettes)
error-ruleset-aside = aside : il faut des cartes différentes de 1 à { $most }, séparées par des virgules, pas { $found }
error-ruleset-aside-cards = aside : les cartes vont de 1 à { $most }
error-ruleset-aside-left = aside ne laisse que { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}, il en faut { $needed }
error-ruleset-aside-recipes = aside est impossible ici : le défi des recettes demande toutes les cartes
error-ruleset-other-half = l’autre moitié se joue seulement après une partie de neuf cartes sans recettes

## Pictures in letters

error-picture-key = il faut un mot parmi { $known }
error-picture-once = { $key } est donné deux fois
error-picture-bare = rien ne doit suivre { $key }
error-picture-seats = il faut au plus { $most } places
error-picture-seat = il faut la place { $seat }
error-picture-seat-above = il faut la place 1 au-dessus de son verger
error-picture-common = avant la place 1, n’indiquez que ce qui est commun à tous
error-picture-grove = il faut les colonnes et les lignes d’un verger pour la place { $seat }
error-picture-columns = il faut les numéros des colonnes
error-picture-columns-order = il faut des colonnes qui se suivent
error-picture-row = il faut le numéro de la ligne
error-picture-row-twice = la ligne { $row } est donnée deux fois
error-picture-row-length = il faut { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
error-picture-cell = il faut une case comme O2, O2/5, O2*, --, --/O5 ou « . »
error-picture-deck = il faut un nombre de 0 à 9
error-picture-card = il faut des cartes de 1 à { $most }
error-picture-card-aside = seules les cartes en jeu sont permises
error-picture-card-twice = chaque carte ne peut figurer qu’une fois
error-picture-too-many = il faut au plus { $most } cartes
error-picture-recipes = il faut deux recettes, le plus petit numéro d’abord
error-picture-recipes-seen = il faut des recettes dont les cartes ne sont ni en main ni dans un verger
error-picture-nine = { $held } en main et { $deck } à piocher : il n’y a que neuf cartes
error-picture-laid = il faut { $cards ->
    [one] { $cards } carte qui n’est pas en main
   *[other] { $cards } cartes qui ne sont pas en main
}
error-picture-placed-cards = il faut des cartes du verger, chacune une fois
error-picture-placed-cells = il faut des cartes dont les cases visibles correspondent à l’image
# $reason is a sentence for the player.
error-picture-chose = { $found } n’est pas permis pour la place { $seat } : { $reason }
error-picture-nobody = il faut une place qui doit encore choisir, ou « over »
error-picture-pieces = chaque place n’a qu’une brouette et un écureuil
error-picture-size = un verger ne peut pas faire { $size } cases de long avec { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à jouer
error-picture-far = il faut des colonnes et des lignes de { $near } à { $far }, avec { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à jouer
error-picture-supply = plus de cinq dés d’un même fruit : supply { $supply }
error-picture-differs = { $key } vaut { $found }, mais { $right } d’après l’image
