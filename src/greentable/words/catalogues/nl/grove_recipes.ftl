### Recipes of Grove: a sentence made from what a recipe counts, how many it needs, and what it gives.
### Used for books that do not come with the program; the house book is in grove_house_recipes.ftl.

# The name of a recipe whose book is not at hand.
grove-recipe-name = Recept { $number }

# A recipe from a player’s own file, in the words of that file.
grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Dobbelstenen van de soort citroen in het spel met 5 of meer: minstens 2. Geeft 7 punten."
grove-recipe-sentence = { $subject }: { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } De kruiwagen telt niet mee.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit, or of two.

grove-count-dice = Dobbelstenen in het spel
grove-count-dice-of = Dobbelstenen van de soort { $fruit } in het spel
grove-count-line = Langste rij of kolom dobbelstenen
grove-count-line-of = Langste rij of kolom dobbelstenen van de soort { $fruit }
grove-count-group = Grootste groep aan elkaar grenzende dobbelstenen
grove-count-group-of = Grootste groep aangrenzende dobbelstenen van de soort { $fruit }
grove-count-values = Verschillende waarden op dobbelstenen
grove-count-values-of = Verschillende waarden op dobbelstenen van de soort { $fruit }
grove-count-fallen = Dobbelstenen op open plekken
grove-count-fallen-of = Dobbelstenen van de soort { $fruit } op open plekken
grove-count-mixed-lines = Rijen van drie dobbelstenen naast elkaar, één van elke soort
grove-count-each = Dobbelstenen van de soort waarvan er het minst zijn
grove-count-each-of = Dobbelstenen van de soort { $fruit } (waarvan er het minst zijn)
grove-count-equal = Dobbelstenen van elke soort (alleen als er van alle drie evenveel zijn)
grove-count-equal-of = Dobbelstenen van elke soort, { $fruit } (alleen als er van beide evenveel zijn)
grove-count-squirrel = De eekhoorn is in je boomgaard
grove-count-empty-glades = Open plekken zonder dobbelsteen
grove-count-bare-trees = Bomen zonder dobbelsteen
grove-count-cells = Zichtbare vakjes
grove-count-square = Zijde van het grootste volle vierkant
grove-count-fits = De boomgaard past in { $wide } × { $high } vakjes, staand of liggend

# Only dice with some values; 10 is a basket, 15 the wheelbarrow.
grove-count-showing = { $subject } met { $least }
grove-count-showing-from = { $subject } met { $least } of meer
grove-count-showing-up-to = { $subject } met { $most } of minder
grove-count-showing-between = { $subject } met { $least } tot en met { $most }

## How many of it are needed

grove-limit-least = minstens { $least }
grove-limit-most = hoogstens { $most }
grove-limit-exactly = precies { $least }
grove-limit-between = { $least } tot en met { $most }
grove-limit-none = geen

# Of what is either true or not.
grove-limit-yes = ja
grove-limit-no = nee

## What it gives

grove-effect-bonus = Geeft { $amount ->
    [one] { $amount } punt.
   *[other] { $amount } punten.
}
grove-effect-bonus-each = Geeft telkens { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}, hoogstens { $cap }.
grove-effect-malus = Kost { $amount ->
    [one] { $amount } punt.
   *[other] { $amount } punten.
}
grove-effect-malus-each = Kost telkens { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}, hoogstens { $cap }.
# $amount is at least 2.
grove-effect-multiply = Dobbelstenen van de soort { $fruit } op bomen tellen { $amount ->
    [2] dubbel.
    [3] driedubbel.
   *[other] { $amount } keer.
}
grove-effect-multiply-all = Alle dobbelstenen op bomen tellen { $amount ->
    [2] dubbel.
    [3] driedubbel.
   *[other] { $amount } keer.
}
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
