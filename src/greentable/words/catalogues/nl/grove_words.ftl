### Words of Grove: fruit, trees, dice, and the titles of a harvest. All words for things are "de" words,
### so that sentences can say "de" before any of them.

game-grove = Grove

grove-fruit-orange = sinaasappel
grove-fruit-lemon = citroen
grove-fruit-lime = limoen
# Dice of two fruits, both of them names of fruit.
grove-fruit-two = { $first } of { $second }

# A card goes by its number, $code: "kaart 7".
grove-card = { $code }

# What is on a cell and counts. $fruit is orange, lemon or lime, $value what it shows: 10 is a basket,
# 15 the wheelbarrow.
grove-thing = { $value ->
    [10] { $fruit ->
        [orange] sinaasappelmand
        [lemon] citroenmand
       *[lime] limoenmand
    }
    [15] kruiwagen
   *[other] { $fruit ->
        [orange] sinaasappeldobbelsteen
        [lemon] citroendobbelsteen
       *[lime] limoendobbelsteen
    }
}

# The topmost cell at a place. $fruit is orange, lemon or lime, $count how many fruits the tree bears.
grove-cell-tree = { $fruit ->
    [orange] sinaasappelboom
    [lemon] citroenboom
   *[lime] limoenboom
} met { $count ->
    [1] één vrucht
   *[2] twee vruchten
}
grove-cell-glade = open plek

# $thing is a die, a basket or the wheelbarrow, with what it shows.
grove-cell-with-die = { $cell } onder de { $thing } ({ $value })
grove-cell-with-squirrel = { $cell } onder de eekhoorn

## The titles of a harvest, the lowest first: under 40, then from 40, 45, 50, 55 and 60 points on

grove-band-0 = Kale takken
grove-band-1 = Eerste bloesem
grove-band-2 = Groene vingers
grove-band-3 = Mooie pluk
grove-band-4 = Volle manden
grove-band-5 = Gouden boomgaard
