### What can be wrong with decks, recipes, rulesets and pictures of Grove that somebody wrote.
### $found is what stands there, quoted, $form an example of what is wanted.

## Moves in writing

error-notation-grove-verb = parola sconosciuta { $found }: una tra { $known }, oppure una carta giocata (come in: { $form })

# What would be right at a place of a move: "qui dovrebbe esserci …, ma c’è …".
wanted-grove-card = una carta da 1 a { $most }
wanted-grove-recipe = una Ricetta da 1 a { $most }
wanted-grove-column = una colonna da -{ $most } a { $most }
wanted-grove-row = una riga da -{ $most } a { $most }
wanted-grove-rotation = una rotazione di 0, 90, 180 o 270
wanted-grove-colon-column = ':' e una colonna
wanted-grove-comma-row = ',' e una riga
wanted-grove-comma-rotation = ',' e una rotazione
wanted-grove-space-card = uno spazio e una carta
wanted-grove-space-recipe = uno spazio e una seconda Ricetta
wanted-grove-space-cell = uno spazio e una casella
wanted-grove-recipes = una coppia di Ricette diverse, prima il numero più basso
wanted-grove-cell = una casella della carta ({ $cells })
wanted-grove-cells = l’elenco delle caselle riga per riga dall’alto, poi per colonne, ognuna una volta

## Deck files

error-deck-cell = { $card ->
    [0] la carta
   *[other] carta { $card }
}, riga { $row }, casella { $cell }: serve una tra { $choices }, ma c’è { $found }
error-deck-cell-missing = { $card ->
    [0] la carta
   *[other] carta { $card }
}, riga { $row }, casella { $cell }: serve una tra { $choices }, ma la riga finisce
error-deck-cells = { $card ->
    [0] la carta
   *[other] carta { $card }
}: le caselle sono sei, ma c’è una settima parola { $found } (come in: { $form })
error-deck-rows = { $card ->
    [0] la carta
   *[other] carta { $card }
}: tra le due righe serve '/', ma c’è { $found } (come in: { $form })
error-deck-rows-missing = { $card ->
    [0] la carta
   *[other] carta { $card }
}: tra le due righe serve '/', ma la riga finisce (come in: { $form })
error-deck-no-glade = carta { $card }: manca la radura: servono cinque alberi e una radura
error-deck-second-glade = carta { $card }, riga { $row }, casella { $cell }: una seconda radura: servono cinque alberi e una radura
error-deck-no-fruit = carta { $card }: manca { $fruit }: ogni frutto serve almeno una volta
error-deck-twin = carta { $card }: è uguale alla { $twin }, forse girata di mezzo giro
error-deck-missing = servono { $cards } carte, numerate da 1: manca la carta { $missing }
error-deck-number = serve il numero di una carta da 1 a { $most }, ma c’è { $found } (come in: { $form })
error-deck-number-twice = carta { $card } per la seconda volta; la prima è alla riga { NUMBER($first, useGrouping: 0) }
error-deck-faces = un mazzo è fatto di { $cards } facce di sei caselle
error-deck-name = mazzo sconosciuto { $found }: uno tra { $known }
error-deck-cards = mazzo { $found }…: uno tra { $known }, oppure { $cards } carte come { $form }
error-deck-used-up = nell’ordine del mazzo non è rimasta una carta che nessuno abbia visto

## Recipe books

error-recipes-of = Ricetta { $number }: { $fault }
error-recipes-of-unnumbered = Ricetta ?: { $fault }
error-recipes-missing = servono { $recipes } Ricette, numerate da 1: manca la Ricetta { $missing }
error-recipes-name = ricettario sconosciuto { $found }: uno tra { $known }
error-recipes-book = ricettario { $found }…: uno tra { $known }, oppure { $recipes } Ricette come { $form }
error-recipes-codes = un ricettario è fatto di { $recipes } Ricette di { $numbers } numeri
error-recipes-no-recipe = non sono i numeri di una Ricetta

error-recipes-syntax = non è TOML ({ $words })
error-recipes-digits = un numero di { NUMBER($digits, useGrouping: 0) } cifre è decisamente troppo grande
error-recipes-nested = troppi elenchi o tabelle uno dentro l’altro: in una Ricetta non ce ne vanno
error-recipes-tables = servono { $recipes } tabelle [[recipe]], ma non ce n’è nessuna
error-recipes-table = chiave sconosciuta { $found }: servono solo tabelle [[recipe]]

# One key of a recipe, $key.
error-recipes-key = chiave sconosciuta { $found }: una tra { $known }
error-recipes-key-twice = { $found } c’è due volte: ne basta una
error-recipes-number = number: da 1 a { $most }, ognuno una volta, ma c’è { $found }
error-recipes-words = { $key }: servono delle parole, ma c’è { $found }
error-recipes-words-length = { $key }: servono al massimo { $most } caratteri, ma sono { NUMBER($length, useGrouping: 0) }
error-recipes-words-character = { $key }: servono parole su una sola riga, ma c’è il carattere { $character }
error-recipes-translations = { $key }: serve una tabella di parole per lingua, ma c’è { $found }
error-recipes-language = { $key }: serve il codice di una lingua, come it o de, ma c’è { $found }
error-recipes-fits-only = { $key } vale solo per count = 'fits'
error-recipes-cap = cap vale solo con bonus_each
error-recipes-of-key = of vale solo con times
error-recipes-barrow-counts = barrow_counts: serve true o false, ma c’è { $found }
error-recipes-count = count: serve uno tra { $known }, ma c’è { $found }
error-recipes-count-fruit = count = '{ $count }' non vale per un solo frutto
error-recipes-count-values = count = '{ $count }' non guarda i valori
# $two is an example of two fruits.
error-recipes-fruits = fruit: serve orange, lemon o lime, oppure due di questi come in { $two }, ma c’è { $found }
# $all is the word for all fruits.
error-recipes-times-of = of: serve orange, lemon, lime o { $all }, ma c’è { $found }
error-recipes-value-or = value o { $key }, non entrambi
error-recipes-effect = serve bonus, bonus_each o times; bonus e bonus_each non insieme
error-recipes-no-points = { $key }: servono più o meno di 0 punti
error-recipes-range = { $key }: serve un numero da { $least } a { $most }, ma c’è { $found }
error-recipes-choice = { $key }: serve { $known }, ma c’è { $found }

# What stands there, where it cannot be quoted: "ma c’è …".
found-nothing = il vuoto
found-list = un elenco
found-table = una tabella
found-large = un numero decisamente troppo grande

## Rulesets

error-ruleset-recipes = recipes: { $found } non è possibile (la Sfida Ricetta)
error-ruleset-aside = aside: servono carte diverse da 1 a { $most } separate da virgole, ma c’è { $found }
error-ruleset-aside-cards = aside: ci sono solo le carte da 1 a { $most }
error-ruleset-aside-left = aside: { $left ->
    [one] resta { $left } carta
   *[other] restano { $left } carte
}, e ne servono { $needed }
error-ruleset-aside-recipes = aside: nella Sfida Ricetta tutte le carte sono nella partita
error-ruleset-other-half = l’altra metà si può giocare dopo una partita di nove carte senza Ricette

## Pictures in letters

error-picture-key = serve una tra { $known }
error-picture-once = { $key } serve una volta sola
error-picture-bare = dopo { $key } non serve niente
error-picture-seats = servono al massimo { $most } posti
error-picture-seat = serve il posto { $seat }
error-picture-seat-above = serve il posto 1 sopra il suo Frutteto
error-picture-common = prima del posto 1 serve solo ciò che è di tutti
error-picture-grove = per il posto { $seat } servono colonne e righe di un Frutteto
error-picture-columns = servono i numeri delle colonne
error-picture-columns-order = servono colonne una dopo l’altra
error-picture-row = serve il numero della riga
error-picture-row-twice = la riga { $row } serve una volta sola
error-picture-row-length = { $cells ->
    [one] serve { $cells } casella
   *[other] servono { $cells } caselle
}
error-picture-cell = serve una casella come O2, O2/5, O2*, --, --/O5 o .
error-picture-deck = serve un numero da 0 a 9
error-picture-card = servono carte da 1 a { $most }
error-picture-card-aside = servono carte che siano nella partita
error-picture-card-twice = ogni carta serve una volta sola
error-picture-too-many = servono al massimo { $most } carte
error-picture-recipes = servono due Ricette, prima il numero più basso
error-picture-recipes-seen = servono carte diverse da quelle in mano e nei Frutteti
error-picture-nine = di nove carte { $held } in mano e { $deck } da pescare
error-picture-laid = { $cards ->
    [one] serve { $cards } carta che non sia
   *[other] servono { $cards } carte che non siano
} in mano
error-picture-placed-cards = servono carte che siano nel Frutteto, ognuna una volta
error-picture-placed-cells = servono carte le cui caselle siano in cima nel disegno
error-picture-chose = il posto { $seat } non può fare { $found }: { $reason }
error-picture-nobody = serve qualcuno che debba ancora scegliere, oppure over
error-picture-pieces = ci sono una Carriola e uno Scoiattolo per ogni posto
error-picture-size = { $size } caselle di lunghezza con { $left ->
    [one] { $left } carta
   *[other] { $left } carte
} da giocare: nessun Frutteto può essere così
error-picture-far = con { $left ->
    [one] { $left } carta
   *[other] { $left } carte
} da giocare servono colonne e righe da { $near } a { $far }
error-picture-supply = più di cinque dadi di un frutto: supply { $supply }
error-picture-differs = { $key } { $found }: secondo il disegno è { $right }
