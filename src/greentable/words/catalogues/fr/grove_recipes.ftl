### Recipes of Grove: a sentence made from what a recipe counts, how many it needs, and what it gives.
### Used for books that do not come with the program; the house book is in grove_house_recipes.ftl.

# The name of a recipe whose book is not at hand.
grove-recipe-name = Recette { $number }

# A recipe from a player’s own file, in the words of that file.
grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Dés citron en jeu de valeur 5 ou plus : au moins 2. Donne 7 points."
grove-recipe-sentence = { $subject } : { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } La brouette ne compte pas.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit, or of two.

grove-count-dice = Dés en jeu
grove-count-dice-of = Dés { $fruit } en jeu
grove-count-line = Plus longue ligne ou colonne de dés
grove-count-line-of = Plus longue ligne ou colonne de dés { $fruit }
grove-count-group = Plus grand groupe de dés qui se touchent
grove-count-group-of = Plus grand groupe de dés { $fruit } qui se touchent
grove-count-values = Valeurs différentes sur les dés
grove-count-values-of = Valeurs différentes sur les dés { $fruit }
grove-count-fallen = Dés dans des clairières
grove-count-fallen-of = Dés { $fruit } dans des clairières
grove-count-mixed-lines = Lignes de trois dés côte à côte, un de chaque fruit
grove-count-each = Dés du fruit qui en a le moins
grove-count-each-of = Dés { $fruit } (le fruit qui en a le moins)
grove-count-equal = Dés de chaque fruit (seulement si les trois fruits en ont le même nombre)
grove-count-equal-of = Dés de chaque fruit, { $fruit } (seulement si les deux fruits en ont le même nombre)
grove-count-squirrel = L’écureuil est dans votre verger
grove-count-empty-glades = Clairières sans dé
grove-count-bare-trees = Arbres sans dé
grove-count-cells = Cases visibles
grove-count-square = Côté du plus grand carré plein
grove-count-fits = Le verger tient dans { $wide } × { $high } cases, dans un sens ou dans l’autre

# Only dice with some values; 10 is a basket, 15 the wheelbarrow.
grove-count-showing = { $subject } de valeur { $least }
grove-count-showing-from = { $subject } de valeur { $least } ou plus
grove-count-showing-up-to = { $subject } de valeur { $most } ou moins
grove-count-showing-between = { $subject } de valeur { $least } à { $most }

## How many of it are needed

grove-limit-least = au moins { $least }
grove-limit-most = au plus { $most }
grove-limit-exactly = exactement { $least }
grove-limit-between = de { $least } à { $most }
grove-limit-none = zéro

# Of what is either true or not.
grove-limit-yes = oui
grove-limit-no = non

## What it gives

grove-effect-bonus = Donne { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
}
grove-effect-bonus-each = Donne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} à chaque fois, { $cap } au plus.
grove-effect-malus = Coûte { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
}
grove-effect-malus-each = Coûte { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} à chaque fois, { $cap } au plus.
# $amount is at least 2.
grove-effect-multiply = Les dés { $fruit } sur les arbres comptent { $amount ->
    [2] double.
    [3] triple.
   *[other] { $amount } fois.
}
grove-effect-multiply-all = Tous les dés sur les arbres comptent { $amount ->
    [2] double.
    [3] triple.
   *[other] { $amount } fois.
}
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
