### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

# $first and $second are names of recipes, $target what they are worth together.
grove-event-recipes = Les recettes sont { $first } et { $second }. L’objectif est de { $target }.
grove-event-started = La carte { $card } est la carte de départ.
grove-event-drew = La carte { $card } est piochée.
grove-event-chose = { $who } a choisi.

# $rotation is in degrees, clockwise.
grove-event-laid = { $who } pose la carte { $card } en { $place }, { $rotation ->
    [0] sans la tourner
   *[other] tournée de { $rotation }°
}.

# The same with what comes of it: $parts is a row of the clauses below.
grove-event-laid-with = { $who } pose la carte { $card } en { $place }, { $rotation ->
    [0] sans la tourner
   *[other] tournée de { $rotation }°
} : { $parts }.
grove-event-stuck = { $who } ne peut poser aucune carte et s’arrête.

# $recipe is the name of a recipe. One that multiplies adds no points of its own.
grove-event-recipe = { $who } réussit la recette { $recipe } : { $amount ->
    [0] elle multiplie.
    [one] un point.
   *[other] { $amount } points.
}

# $line is one of the headings of the count.
grove-event-scored = { $who } : { $line } { $amount }.
grove-event-reached = { $who } atteint l’objectif de { $target }.
grove-event-won = { $who } gagne avec { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
# A tie (grove.several.3): $dice are those of the winner, $most the most of anybody else who has as much.
grove-event-won-by-dice = { $who } gagne avec { $amount } : en cas d’égalité, c’est le joueur qui a utilisé le plus de dés qui gagne, { $dice } contre { $most }.

# Several people have the same, and used as many dice; $who is a row of names.
grove-event-won-together = { $who } se partagent la victoire avec { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} chacun.

# A clause below as a sentence of its own.
grove-event-at-cell = { $who } : { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the barrow, with its
## article: "le dé citron", "la brouette" (grove-thing).

grove-clause-squirrel = l’écureuil s’installe en { $place }
grove-clause-squirrel-takes = l’écureuil s’installe en { $place } et { $thing } qui s’y trouvait ({ $before }) retourne dans la réserve
grove-clause-appeared = { $thing } arrive en { $place } et montre { $after }
grove-clause-rose = { $thing } en { $place } passe de { $before } à { $after }
grove-clause-basket = { $thing } en { $place } dépasse 6 et devient un panier de 10
grove-clause-barrow = { $thing } en { $place } devient la brouette, 15
grove-clause-stayed = { $thing } en { $place } monte sur la carte et reste à { $after }
grove-clause-fell = { $thing } en { $place } ({ $after }) tombe dans la clairière et ne compte plus
grove-clause-no-die-left = { $thing } manque en { $place } : la réserve est vide
