### Recipes of Grove: a sentence made from what a recipe counts, how many it needs, and what it gives.
### Used for books that do not come with the program; the house book is in grove_house_recipes.ftl.

# The name of a recipe whose book is not at hand.
grove-recipe-name = Rezept { $number }

# A recipe from a player’s own file, in the words of that file.
grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Würfel der Sorte Zitrone im Spiel mit 5 oder mehr: mindestens 2. Gibt 7 Punkte."
grove-recipe-sentence = { $subject }: { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } Die Schubkarre zählt nicht.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit, or of two.

grove-count-dice = Würfel im Spiel
grove-count-dice-of = Würfel der Sorte { $fruit } im Spiel
grove-count-line = Längste gerade Reihe von Würfeln
grove-count-line-of = Längste gerade Reihe von Würfeln der Sorte { $fruit }
grove-count-group = Größte zusammenhängende Gruppe von Würfeln
grove-count-group-of = Größte zusammenhängende Gruppe von Würfeln der Sorte { $fruit }
grove-count-values = Verschiedene Werte auf Würfeln
grove-count-values-of = Verschiedene Werte auf Würfeln der Sorte { $fruit }
grove-count-fallen = Würfel auf Lichtungen
grove-count-fallen-of = Würfel der Sorte { $fruit } auf Lichtungen
grove-count-mixed-lines = Gerade Reihen aus drei Würfeln, einem von jeder Sorte
grove-count-each = Würfel der Sorte, von der es am wenigsten gibt
grove-count-each-of = Würfel der Sorte { $fruit } (die mit weniger Würfeln zählt)
grove-count-equal = Würfel von jeder Sorte (nur wenn es von allen dreien gleich viele gibt)
grove-count-equal-of = Würfel von jeder der beiden Sorten, { $fruit } (nur wenn es von beiden gleich viele gibt)
grove-count-squirrel = Das Eichhörnchen ist in deinem Hain
grove-count-empty-glades = Lichtungen ohne Würfel
grove-count-bare-trees = Bäume ohne Würfel
grove-count-cells = Sichtbare Felder
grove-count-square = Seitenlänge des größten lückenlosen Quadrats
grove-count-fits = Der Hain passt in { $wide } × { $high } Felder, hoch oder quer

# Only dice with some values; 10 is a basket, 15 the wheelbarrow.
grove-count-showing = { $subject } mit { $least }
grove-count-showing-from = { $subject } mit { $least } oder mehr
grove-count-showing-up-to = { $subject } mit { $most } oder weniger
grove-count-showing-between = { $subject } mit { $least } bis { $most }

## How many of it are needed

grove-limit-least = mindestens { $least }
grove-limit-most = höchstens { $most }
grove-limit-exactly = genau { $least }
grove-limit-between = { $least } bis { $most }
grove-limit-none = keine

# Of what is either true or not.
grove-limit-yes = ja
grove-limit-no = nein

## What it gives

grove-effect-bonus = Gibt { $amount ->
    [one] { $amount } Punkt.
   *[other] { $amount } Punkte.
}
grove-effect-bonus-each = Gibt jeweils { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}, höchstens { $cap }.
grove-effect-malus = Kostet { $amount ->
    [one] { $amount } Punkt.
   *[other] { $amount } Punkte.
}
grove-effect-malus-each = Kostet jeweils { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}, höchstens { $cap }.
# $amount is at least 2.
grove-effect-multiply = Würfel der Sorte { $fruit } auf Bäumen zählen { $amount ->
    [2] doppelt.
    [3] dreifach.
   *[other] { $amount }-fach.
}
grove-effect-multiply-all = Alle Würfel auf Bäumen zählen { $amount ->
    [2] doppelt.
    [3] dreifach.
   *[other] { $amount }-fach.
}
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
