### Words of Grove: fruit, trees, dice, and the titles of a harvest.

game-grove = Grove

grove-fruit-orange = orange
grove-fruit-lemon = lemon
grove-fruit-lime = lime
# Dice of two fruits, both of them names of fruit.
grove-fruit-two = { $first } or { $second }

# A card goes by its number, $code: "card 7".
grove-card = { $code }

# What is on a cell and counts. $fruit is orange, lemon or lime, $value what it shows: 10 is a basket,
# 15 the wheelbarrow.
grove-thing = { $value ->
    [10] { $fruit ->
        [orange] orange basket
        [lemon] lemon basket
       *[lime] lime basket
    }
    [15] wheelbarrow
   *[other] { $fruit ->
        [orange] orange die
        [lemon] lemon die
       *[lime] lime die
    }
}

# The topmost cell at a place. $fruit is orange, lemon or lime, $count how many fruits the tree bears.
grove-cell-tree = { $fruit ->
    [orange] orange tree
    [lemon] lemon tree
   *[lime] lime tree
} with { $count ->
    [1] one fruit
   *[2] two fruits
}
grove-cell-glade = glade

# $thing is a die, a basket or the wheelbarrow, with what it shows.
grove-cell-with-die = { $cell } under the { $thing } ({ $value })
grove-cell-with-squirrel = { $cell } under the squirrel

## The titles of a harvest, the lowest first: under 40, then from 40, 45, 50, 55 and 60 points on

grove-band-0 = Bare Branches
grove-band-1 = First Blossom
grove-band-2 = Green Thumb
grove-band-3 = Good Picking
grove-band-4 = Full Baskets
grove-band-5 = Golden Grove
