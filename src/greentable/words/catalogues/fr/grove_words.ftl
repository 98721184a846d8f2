### Words of Grove: fruit, trees, dice, and the titles of a harvest.

game-grove = Grove

# Also behind what they belong to: "dés citron".
grove-fruit-orange = orange
grove-fruit-lemon = citron
grove-fruit-lime = citron vert
# Dice of two fruits, both of them names of fruit.
grove-fruit-two = { $first } ou { $second }

# A card goes by its number, $code: "carte 7".
grove-card = { $code }

# What is on a cell and counts. $fruit is orange, lemon or lime, $value what it shows: 10 is a basket,
# 15 the wheelbarrow. Panier and dé are masculine, brouette is feminine: sentences select by the value.
grove-thing = { $value ->
    [10] { $fruit ->
        [orange] panier d’oranges
        [lemon] panier de citrons
       *[lime] panier de citrons verts
    }
    [15] brouette
   *[other] { $fruit ->
        [orange] dé orange
        [lemon] dé citron
       *[lime] dé citron vert
    }
}

# The topmost cell at a place, with its article. $fruit is orange, lemon or lime, $count how many fruits
# the tree bears.
grove-cell-tree = { $fruit ->
    [orange] l’oranger
    [lemon] le citronnier
   *[lime] le limettier
} à { $count ->
    [1] un fruit
   *[2] deux fruits
}
grove-cell-glade = la clairière

# $thing is a die, a basket or the wheelbarrow, with what it shows.
grove-cell-with-die = { $cell } sous { $value ->
    [15] la
   *[other] le
} { $thing } ({ $value })
grove-cell-with-squirrel = { $cell } sous l’écureuil

## The titles of a harvest, the lowest first: under 40, then from 40, 45, 50, 55 and 60 points on

grove-band-0 = Branches nues
grove-band-1 = Premières fleurs
grove-band-2 = Main verte
grove-band-3 = Belle cueillette
grove-band-4 = Paniers pleins
grove-band-5 = Verger d’or
