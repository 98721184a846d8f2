### Recipes of Grove: a sentence made from what a recipe counts, wants and gives.
### Used for books that do not come with the program; the house book stands in grove_house_recipes.ftl.

# The name of a recipe whose book is not at hand.
grove-recipe-name = Rezept { $number }

# A recipe from somebody's own file, in the words of that file.
grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Würfel im Spiel (Zitrone), die 5 oder mehr zeigen: mindestens 2. Gibt 7 Punkte."
grove-recipe-sentence = { $subject }: { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } Die Schubkarre zählt nicht.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit.

grove-count-dice = Würfel im Spiel
grove-count-dice-of = Würfel im Spiel ({ $fruit })
grove-count-line = Würfel nebeneinander in einer Zeile oder Spalte
grove-count-line-of = Würfel nebeneinander in einer Zeile oder Spalte ({ $fruit })
grove-count-group = Würfel in einer Gruppe
grove-count-group-of = Würfel in einer Gruppe ({ $fruit })
grove-count-values = Verschiedene Werte auf den Würfeln
grove-count-values-of = Verschiedene Werte auf den Würfeln ({ $fruit })
grove-count-fallen = Würfel auf Lichtungen
grove-count-fallen-of = Würfel auf Lichtungen ({ $fruit })
grove-count-mixed-lines = Stellen mit drei Würfeln nebeneinander, einem von jeder Frucht
grove-count-each = Würfel der Frucht, von der es am wenigsten gibt
grove-count-each-of = Würfel der Frucht, von der es weniger gibt ({ $fruit })
grove-count-equal = Würfel von jeder Frucht, wenn es von allen dreien gleich viele gibt
grove-count-equal-of = Würfel von jeder von zwei Früchten, wenn es von beiden gleich viele gibt ({ $fruit })
grove-count-squirrel = Das Eichhörnchen ist im Hain
grove-count-empty-glades = Lichtungen ohne Würfel
grove-count-bare-trees = Bäume ohne Würfel
grove-count-cells = Sichtbare Felder
grove-count-square = Die Seite des größten vollen Quadrats aus Feldern
grove-count-fits = Der Hain passt in { $wide } mal { $high } Felder, hoch oder quer

# Only dice that show something; 10 is a basket, 15 the barrow.
grove-count-showing = { $subject }, die { $least } zeigen
grove-count-showing-from = { $subject }, die { $least } oder mehr zeigen
grove-count-showing-up-to = { $subject }, die { $most } oder weniger zeigen
grove-count-showing-between = { $subject }, die { $least } bis { $most } zeigen

## How much of it is wanted

grove-limit-least = mindestens { $least }
grove-limit-most = höchstens { $most }
grove-limit-exactly = genau { $least }
grove-limit-between = { $least } bis { $most }
grove-limit-none = keine

# Of what is so or is not.
grove-limit-yes = ja
grove-limit-no = nein

## What it gives

grove-effect-bonus = Gibt { $amount ->
    [one] 1 Punkt.
   *[other] { $amount } Punkte.
}
grove-effect-bonus-each = Gibt jeweils { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}, höchstens { $cap }.
grove-effect-malus = Kostet { $amount ->
    [one] 1 Punkt.
   *[other] { $amount } Punkte.
}
grove-effect-malus-each = Kostet jeweils { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}, höchstens { $cap }.
grove-effect-multiply = Würfel auf Bäumen zählen { $amount }-fach ({ $fruit }).
grove-effect-multiply-all = Alle Würfel auf Bäumen zählen { $amount }-fach.
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
