### Words of Grove: fruit, trees, dice, and the titles of a harvest. There is no German sheet: all are ours.

game-grove = Grove

grove-fruit-orange = Orange
grove-fruit-lemon = Zitrone
grove-fruit-lime = Limette
# Dice of two fruits, both of them names of fruit.
grove-fruit-two = { $first } oder { $second }

# A card goes by its number, $code: "Karte 7".
grove-card = { $code }

# What is on a cell and counts. $fruit is orange, lemon or lime, $value what it shows: 10 is a basket,
# 15 the wheelbarrow. Korb and Würfel are masculine, Schubkarre is feminine: sentences that need to know
# select by the value.
grove-thing = { $value ->
    [10] { $fruit ->
        [orange] Orangenkorb
        [lemon] Zitronenkorb
       *[lime] Limettenkorb
    }
    [15] Schubkarre
   *[other] { $fruit ->
        [orange] Orangenwürfel
        [lemon] Zitronenwürfel
       *[lime] Limettenwürfel
    }
}

# The topmost cell at a place. $fruit is orange, lemon or lime, $count how many fruits the tree bears.
grove-cell-tree = { $fruit ->
    [orange] Orangenbaum
    [lemon] Zitronenbaum
   *[lime] Limettenbaum
} mit { $count ->
    [1] einer Frucht
   *[2] zwei Früchten
}
    .gender = m
grove-cell-glade = Lichtung
    .gender = f

# $thing is a die, a basket or the wheelbarrow, with what it shows.
grove-cell-with-die = { $cell } unter { $value ->
    [15] der
   *[other] dem
} { $thing } ({ $value })
grove-cell-with-squirrel = { $cell } unter dem Eichhörnchen

## The titles of a harvest, the lowest first: under 40, then from 40, 45, 50, 55 and 60 points on

grove-band-0 = Kahle Äste
grove-band-1 = Erste Blüte
grove-band-2 = Grüner Daumen
grove-band-3 = Gut gepflückt
grove-band-4 = Volle Körbe
grove-band-5 = Goldener Hain
