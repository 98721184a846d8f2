### Recipes of Grove: a sentence made from what a recipe counts, wants and gives.
### Used for books that do not come with the program; the house book stands in grove_house_recipes.ftl.

# The name of a recipe whose book is not at hand.
grove-recipe-name = Recept { $number }

# A recipe from somebody's own file, in the words of that file.
grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Dobbelstenen in het spel (citroen) die 5 of meer tonen: minstens 2. Geeft 7 punten."
grove-recipe-sentence = { $subject }: { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } De kruiwagen telt niet mee.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit.

grove-count-dice = Dobbelstenen in het spel
grove-count-dice-of = Dobbelstenen in het spel ({ $fruit })
grove-count-line = Dobbelstenen naast elkaar in één rij of kolom
grove-count-line-of = Dobbelstenen naast elkaar in één rij of kolom ({ $fruit })
grove-count-group = Dobbelstenen in één groep
grove-count-group-of = Dobbelstenen in één groep ({ $fruit })
grove-count-values = Verschillende waarden op de dobbelstenen
grove-count-values-of = Verschillende waarden op de dobbelstenen ({ $fruit })
grove-count-fallen = Dobbelstenen op open plekken
grove-count-fallen-of = Dobbelstenen op open plekken ({ $fruit })
grove-count-mixed-lines = Drietallen van dobbelstenen naast elkaar, één van elke vrucht
grove-count-each = Dobbelstenen van de vrucht die er het minst heeft
grove-count-each-of = Dobbelstenen van de vrucht die er minder heeft ({ $fruit })
grove-count-equal = Dobbelstenen van elke vrucht, als alle drie er evenveel hebben
grove-count-equal-of = Dobbelstenen van elk van twee vruchten, als beide er evenveel hebben ({ $fruit })
grove-count-squirrel = De eekhoorn is in de boomgaard
grove-count-empty-glades = Open plekken zonder dobbelsteen
grove-count-bare-trees = Bomen zonder dobbelsteen
grove-count-cells = Zichtbare vakjes
grove-count-square = De zijde van het grootste volle vierkant van vakjes
grove-count-fits = De boomgaard past in { $wide } bij { $high } vakjes, rechtop of gekanteld

# Only dice that show something; 10 is a basket, 15 the barrow.
grove-count-showing = { $subject } die { $least } tonen
grove-count-showing-from = { $subject } die { $least } of meer tonen
grove-count-showing-up-to = { $subject } die { $most } of minder tonen
grove-count-showing-between = { $subject } die { $least } tot en met { $most } tonen

## How much of it is wanted

grove-limit-least = minstens { $least }
grove-limit-most = hoogstens { $most }
grove-limit-exactly = precies { $least }
grove-limit-between = { $least } tot en met { $most }
grove-limit-none = geen

# Of what is so or is not.
grove-limit-yes = ja
grove-limit-no = nee

## What it gives

grove-effect-bonus = Geeft { $amount ->
    [one] één punt.
   *[other] { $amount } punten.
}
grove-effect-bonus-each = Geeft telkens { $amount ->
    [one] één punt
   *[other] { $amount } punten
}, hoogstens { $cap }.
grove-effect-malus = Kost { $amount ->
    [one] één punt.
   *[other] { $amount } punten.
}
grove-effect-malus-each = Kost telkens { $amount ->
    [one] één punt
   *[other] { $amount } punten
}, hoogstens { $cap }.
grove-effect-multiply = Dobbelstenen op bomen tellen { $amount } keer ({ $fruit }).
grove-effect-multiply-all = Alle dobbelstenen op bomen tellen { $amount } keer.
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
