### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

# $first and $second are names of recipes, $target is the sum of their values.
grove-event-recipes = Les recettes sont « { $first } » et « { $second } ». L’objectif est de { $target }.
grove-event-started = La carte { $card } est la carte de départ.
grove-event-drew = La carte { $card } est piochée.
grove-event-chose = { $who } a choisi.

# $rotation is in degrees, clockwise.
grove-event-laid = { $rotation ->
    [0] { $who } pose la carte { $card } en { $place }.
   *[other] { $who } pose la carte { $card } en { $place }, tournée de { $rotation }°.
}

# The same with what it does: $parts is a row of the clauses below.
grove-event-laid-with = { $rotation ->
    [0] { $who } pose la carte { $card } en { $place } : { $parts }.
   *[other] { $who } pose la carte { $card } en { $place }, tournée de { $rotation }° : { $parts }.
}
grove-event-stuck = { $who } ne peut plus poser de carte et s’arrête là.

# $recipe is the name of a recipe. Some recipes take points away: $amount may be negative.
grove-event-recipe = { $who } réussit « { $recipe } » : { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
}
# A recipe that multiplies dice; $times is a sentence about that (grove-effect-multiply). Few such recipes
# give points as well.
grove-event-recipe-times = { $amount ->
    [0] { $who } réussit « { $recipe } ». { $times }
    [one] { $who } réussit « { $recipe } » : { $amount } point. { $times }
   *[other] { $who } réussit « { $recipe } » : { $amount } points. { $times }
}

# $line is one of the headings of the final count.
grove-event-scored = { $who } – { $line } : { $amount }.
grove-event-reached = { $who } atteint l’objectif de { $target }.
grove-event-won = { $who } gagne avec { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
# A tie (grove.several.3): $dice are the winner’s dice, $most the most dice of another player who tied.
grove-event-won-by-dice = Égalité à { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}. { $who } l’emporte avec plus de dés : { $dice } contre { $most }.

# Several players have the same score and used as many dice; $who is a row of names.
grove-event-won-together = { $who } se partagent la victoire avec { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} chacun.

# A clause below as a sentence of its own.
grove-event-at-cell = { $who } : { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the wheelbarrow, without an
## article; the wheelbarrow, which shows 15, is feminine.

grove-clause-squirrel = l’écureuil s’installe en { $place }
grove-clause-squirrel-takes = l’écureuil s’installe en { $place } et { $before ->
    [15] la
   *[other] le
} { $thing } qui s’y trouvait ({ $before }) retourne dans la réserve
grove-clause-appeared = un nouveau { $thing } en { $place } montre { $after }
grove-clause-rose = le { $thing } en { $place } passe de { $before } à { $after }
grove-clause-basket = le { $thing } en { $place } dépasse 6 et devient un panier (10)
grove-clause-barrow = le { $thing } en { $place } devient la brouette (15)
grove-clause-stayed = { $after ->
    [15] la
   *[other] le
} { $thing } en { $place } monte sur le nouvel arbre et reste à { $after }
grove-clause-fell = { $after ->
    [15] la
   *[other] le
} { $thing } en { $place } ({ $after }) est maintenant dans une clairière et ne rapporte rien
grove-clause-no-die-left = il ne reste pas de { $thing } pour { $place }
