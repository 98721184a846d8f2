### Recipes of Grove: a sentence made from what a recipe counts, wants and gives.
### Used for books that do not come with the program; the house book stands in grove_house_recipes.ftl.

# The name of a recipe whose book is not at hand.
grove-recipe-name = Recette { $number }

# A recipe from somebody's own file, in the words of that file.
grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Dés en jeu (citron) montrant 5 ou plus : au moins 2. Donne 7 points."
grove-recipe-sentence = { $subject } : { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } La brouette ne compte pas.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit.

grove-count-dice = Dés en jeu
grove-count-dice-of = Dés en jeu ({ $fruit })
grove-count-line = Dés côte à côte sur une ligne ou une colonne
grove-count-line-of = Dés côte à côte sur une ligne ou une colonne ({ $fruit })
grove-count-group = Dés d’un même groupe
grove-count-group-of = Dés d’un même groupe ({ $fruit })
grove-count-values = Valeurs différentes parmi les dés
grove-count-values-of = Valeurs différentes parmi les dés ({ $fruit })
grove-count-fallen = Dés sur des clairières
grove-count-fallen-of = Dés sur des clairières ({ $fruit })
grove-count-mixed-lines = Trios de dés côte à côte, un de chaque fruit
grove-count-each = Dés du fruit qui en a le moins
grove-count-each-of = Dés du fruit qui en a le moins des deux ({ $fruit })
grove-count-equal = Dés de chaque fruit, si les trois en ont autant
grove-count-equal-of = Dés de chacun de deux fruits, si les deux en ont autant ({ $fruit })
grove-count-squirrel = L’écureuil est dans le verger
grove-count-empty-glades = Clairières sans dé
grove-count-bare-trees = Arbres sans dé
grove-count-cells = Cases visibles
grove-count-square = Côté du plus grand carré plein de cases
grove-count-fits = Le verger tient dans { $wide } × { $high } cases, dans un sens ou dans l’autre

# Only dice that show something; 10 is a basket, 15 the barrow.
grove-count-showing = { $subject } montrant { $least }
grove-count-showing-from = { $subject } montrant { $least } ou plus
grove-count-showing-up-to = { $subject } montrant { $most } ou moins
grove-count-showing-between = { $subject } montrant de { $least } à { $most }

## How much of it is wanted

grove-limit-least = au moins { $least }
grove-limit-most = au plus { $most }
grove-limit-exactly = exactement { $least }
grove-limit-between = de { $least } à { $most }
grove-limit-none = zéro

# Of what is so or is not.
grove-limit-yes = oui
grove-limit-no = non

## What it gives

grove-effect-bonus = Donne { $amount ->
    [0] zéro point.
    [one] un point.
   *[other] { $amount } points.
}
grove-effect-bonus-each = Donne { $amount ->
    [0] zéro point
    [one] un point
   *[other] { $amount } points
} par unité, { $cap } au plus.
grove-effect-malus = Coûte { $amount ->
    [0] zéro point.
    [one] un point.
   *[other] { $amount } points.
}
grove-effect-malus-each = Coûte { $amount ->
    [0] zéro point
    [one] un point
   *[other] { $amount } points
} par unité, { $cap } au plus.
grove-effect-multiply = Les dés sur des arbres comptent { $amount } fois ({ $fruit }).
grove-effect-multiply-all = Tous les dés sur des arbres comptent { $amount } fois.
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
