### Words of Grove: fruit, trees, dice, and the titles of a harvest.

game-grove = Grove

grove-fruit-orange = orange
grove-fruit-lemon = citron
grove-fruit-lime = citron vert
# Dice of two fruits, both of them names of fruit.
grove-fruit-two = { $first } ou { $second }

# A card goes by its number, $code: "carte 7".
grove-card = { $code }

# What lies on a cell and counts, with its article. $fruit is orange, lemon or lime, $value what it
# shows: 10 is a basket, 15 the barrow.
grove-thing = { $value ->
    [10] { $fruit ->
        [orange] le panier d’oranges
        [lemon] le panier de citrons
       *[lime] le panier de citrons verts
    }
    [15] la brouette
   *[other] { $fruit ->
        [orange] le dé orange
        [lemon] le dé citron
       *[lime] le dé citron vert
    }
}

# The topmost cell at a place, with its article. $fruit is orange, lemon or lime, $count how many the
# tree bears.
grove-cell-tree = { $fruit ->
    [orange] l’oranger
    [lemon] le citronnier
   *[lime] le limettier
} à { $count ->
    [1] un fruit
   *[2] deux fruits
}
grove-cell-glade = la clairière

# $thing is a die, a basket or the barrow, with what it shows.
grove-cell-with-die = { $cell } sous { $thing } ({ $value })
grove-cell-with-squirrel = { $cell } sous l’écureuil

## The titles of a harvest, the lowest first: under 40, then from 40, 45, 50, 55 and 60 points on

grove-band-0 = Branches nues
grove-band-1 = Premières fleurs
grove-band-2 = Main verte
grove-band-3 = Belle cueillette
grove-band-4 = Paniers pleins
grove-band-5 = Verger d’or
