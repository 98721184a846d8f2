### Words of Grove: fruit, trees, dice, and the titles of a harvest.

game-grove = Grove

# With a capital, as the sheet has them after what they belong to: "dadi Limone", "5 Arancia".
grove-fruit-orange = Arancia
grove-fruit-lemon = Limone
grove-fruit-lime = Lime
# Dice of two fruits, both of them names of fruit.
grove-fruit-two = { $first } o { $second }

# A card goes by its number, $code: "carta 7".
grove-card = { $code }

# What is on a cell and counts. $fruit is orange, lemon or lime, $value what it shows: 10 is a basket,
# 15 the wheelbarrow. Dado and cestino are masculine, Carriola is feminine: sentences select by the value.
grove-thing = { $value ->
    [10] { $fruit ->
        [orange] cestino Arancia
        [lemon] cestino Limone
       *[lime] cestino Lime
    }
    [15] Carriola
   *[other] { $fruit ->
        [orange] dado Arancia
        [lemon] dado Limone
       *[lime] dado Lime
    }
}

# The topmost cell at a place. $fruit is orange, lemon or lime, $count how many fruits the tree bears.
grove-cell-tree = { $fruit ->
    [orange] arancio
    [lemon] limone
   *[lime] lime
} con { $count ->
    [1] un frutto
   *[2] due frutti
}
grove-cell-glade = radura

# $thing is a die, a basket or the wheelbarrow, with what it shows.
grove-cell-with-die = { $cell } sotto { $value ->
    [15] la
   *[other] il
} { $thing } ({ $value })
grove-cell-with-squirrel = { $cell } sotto lo Scoiattolo

## The titles of a harvest, the lowest first: under 40, then from 40, 45, 50, 55 and 60 points on

grove-band-0 = Siamo alla frutta
grove-band-1 = Primi fiori
grove-band-2 = Pollice verde
grove-band-3 = Fior di raccolto
grove-band-4 = Cestini colmi
grove-band-5 = Frutteto d’oro
