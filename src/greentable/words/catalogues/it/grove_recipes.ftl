### Recipes of Grove: a sentence made from what a recipe counts, wants and gives.
### Used for books that do not come with the program; the house book stands in grove_house_recipes.ftl.

grove-recipe-name = Ricetta { $number }

grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Dadi in gioco (Limone) che mostrano 5 o più: almeno 2. Dà 7 punti."
grove-recipe-sentence = { $subject }: { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } La Carriola non conta.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit.

grove-count-dice = Dadi in gioco
grove-count-dice-of = Dadi { $fruit } in gioco
grove-count-line = Dadi affiancati in una riga o colonna
grove-count-line-of = Dadi { $fruit } affiancati in una riga o colonna
grove-count-group = Dadi in un solo gruppo
grove-count-group-of = Dadi { $fruit } in un solo gruppo
grove-count-values = Valori diversi tra i dadi
grove-count-values-of = Valori diversi tra i dadi { $fruit }
grove-count-fallen = Dadi sulle radure
grove-count-fallen-of = Dadi { $fruit } sulle radure
grove-count-mixed-lines = Terne di dadi affiancati, uno per frutto
grove-count-each = Dadi del frutto che ne ha di meno
grove-count-each-of = Dadi del frutto che ne ha di meno ({ $fruit })
grove-count-equal = Dadi di ogni frutto, se tutti e tre ne hanno lo stesso numero
grove-count-equal-of = Dadi di ognuno di due frutti, se entrambi ne hanno lo stesso numero ({ $fruit })
grove-count-squirrel = Lo Scoiattolo è nel Frutteto
grove-count-empty-glades = Radure senza dado
grove-count-bare-trees = Alberi senza dado
grove-count-cells = Caselle visibili
grove-count-square = Lato del più grande quadrato completo di caselle
grove-count-fits = Il Frutteto sta in { $wide } caselle per { $high }, in un verso o nell’altro

grove-count-showing = { $subject } che mostrano { $least }
grove-count-showing-from = { $subject } che mostrano { $least } o più
grove-count-showing-up-to = { $subject } che mostrano { $most } o meno
grove-count-showing-between = { $subject } che mostrano da { $least } a { $most }

## How much of it is wanted

grove-limit-least = almeno { $least }
grove-limit-most = al massimo { $most }
grove-limit-exactly = esattamente { $least }
grove-limit-between = da { $least } a { $most }
grove-limit-none = zero

grove-limit-yes = sì
grove-limit-no = no

## What it gives

grove-effect-bonus = Dà { $amount ->
    [one] un punto.
   *[other] { $amount } punti.
}
grove-effect-bonus-each = Dà { $amount ->
    [one] un punto
   *[other] { $amount } punti
} per ogni elemento, al massimo { $cap }.
grove-effect-malus = Toglie { $amount ->
    [one] un punto.
   *[other] { $amount } punti.
}
grove-effect-malus-each = Toglie { $amount ->
    [one] un punto
   *[other] { $amount } punti
} per ogni elemento, al massimo { $cap }.
grove-effect-multiply = I dadi { $fruit } sugli alberi contano { $amount } volte.
grove-effect-multiply-all = Tutti i dadi sugli alberi contano { $amount } volte.
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
