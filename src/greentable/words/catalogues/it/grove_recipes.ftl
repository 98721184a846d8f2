### Recipes of Grove: a sentence made from what a recipe counts, how many it needs, and what it gives.
### Used for books that do not come with the program; the house book is in grove_house_recipes.ftl.

# The name of a recipe whose book is not at hand.
grove-recipe-name = Ricetta { $number }

# A recipe from a player’s own file, in the words of that file.
grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Dadi Limone in gioco con valore 5 o più: almeno 2. Dà 7 punti."
grove-recipe-sentence = { $subject }: { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } La Carriola non conta.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit, or of two.

grove-count-dice = Dadi in gioco
grove-count-dice-of = Dadi { $fruit } in gioco
grove-count-line = La linea più lunga di dadi affiancati
grove-count-line-of = La linea più lunga di dadi { $fruit } affiancati
grove-count-group = Il gruppo più grande di dadi adiacenti
grove-count-group-of = Il gruppo più grande di dadi { $fruit } adiacenti
grove-count-values = Valori diversi sui dadi
grove-count-values-of = Valori diversi sui dadi { $fruit }
grove-count-fallen = Dadi sulle radure
grove-count-fallen-of = Dadi { $fruit } sulle radure
grove-count-mixed-lines = Terne di dadi affiancati in linea, uno per frutto
grove-count-each = Dadi del frutto che ne ha di meno
grove-count-each-of = Dadi { $fruit } (del frutto che ne ha di meno)
grove-count-equal = Dadi di ogni frutto (solo se tutti e tre ne hanno lo stesso numero)
grove-count-equal-of = Dadi di ogni frutto, { $fruit } (solo se entrambi ne hanno lo stesso numero)
grove-count-squirrel = Lo Scoiattolo è nel tuo Frutteto
grove-count-empty-glades = Radure senza dado
grove-count-bare-trees = Alberi senza dado
grove-count-cells = Caselle visibili
grove-count-square = Lato del quadrato completo più grande
grove-count-fits = Il Frutteto sta in { $wide } × { $high } caselle, in verticale o in orizzontale

# Only dice with some values; 10 is a basket, 15 the wheelbarrow.
grove-count-showing = { $subject } con valore { $least }
grove-count-showing-from = { $subject } con valore { $least } o più
grove-count-showing-up-to = { $subject } con valore { $most } o meno
grove-count-showing-between = { $subject } con valore da { $least } a { $most }

## How many of it are needed

grove-limit-least = almeno { $least }
grove-limit-most = al massimo { $most }
grove-limit-exactly = esattamente { $least }
grove-limit-between = da { $least } a { $most }
grove-limit-none = zero

# Of what is either true or not.
grove-limit-yes = sì
grove-limit-no = no

## What it gives

grove-effect-bonus = Dà { $amount ->
    [one] { $amount } punto.
   *[other] { $amount } punti.
}
grove-effect-bonus-each = Dà { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
} per ogni unità, al massimo { $cap }.
grove-effect-malus = Toglie { $amount ->
    [one] { $amount } punto.
   *[other] { $amount } punti.
}
grove-effect-malus-each = Toglie { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
} per ogni unità, al massimo { $cap }.
# $amount is at least 2.
grove-effect-multiply = I dadi { $fruit } sugli alberi valgono { $amount ->
    [2] il doppio.
    [3] il triplo.
   *[other] { $amount } volte tanto.
}
grove-effect-multiply-all = Tutti i dadi sugli alberi valgono { $amount ->
    [2] il doppio.
    [3] il triplo.
   *[other] { $amount } volte tanto.
}
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
