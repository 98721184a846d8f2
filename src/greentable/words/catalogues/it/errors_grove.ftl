### What can be wrong with decks, recipes, rulesets and pictures of Grove that someone wrote.
### $found is what is there, in quotes; $form is an example of what would be right.

## Moves in writing

error-notation-grove-verb = parola { $found } sconosciuta (possibili: { $known }, oppure una carta da giocare, per esempio { $form })

# What would be right at some place in a move: "expected …, got …".
wanted-grove-card = una carta da 1 a { $most }
wanted-grove-recipe = una Ricetta da 1 a { $most }
wanted-grove-column = una colonna da -{ $most } a { $most }
wanted-grove-row = una riga da -{ $most } a { $most }
wanted-grove-rotation = una rotazione di 0, 90, 180 o 270
wanted-grove-colon-column = “:” e una colonna
wanted-grove-comma-row = “,” e una riga
wanted-grove-comma-rotation = “,” e una rotazione
wanted-grove-space-card = uno spazio e una carta
wanted-grove-space-recipe = uno spazio e una seconda Ricetta
wanted-grove-space-cell = uno spazio e una casella
wanted-grove-recipes = una coppia di Ricette diverse, prima il numero più basso
# $cells are the six cells of the card, as moves have them.
wanted-grove-cell = una casella della carta ({ $cells })
wanted-grove-cells = l’elenco ordinato delle caselle (riga per riga dall’alto, poi per colonna, ognuna una volta sola)

## Deck files

# $card is the number of a card, or 0 if it has none.
error-deck-cell = { $card ->
    [0] carta
   *[other] carta { $card }
}, riga { $row }, casella { $cell }: serve uno tra { $choices }, non { $found }
error-deck-cell-missing = { $card ->
    [0] carta
   *[other] carta { $card }
}, riga { $row }, casella { $cell }: serve uno tra { $choices }, non la fine della riga
error-deck-cells = { $card ->
    [0] carta
   *[other] carta { $card }
}: servono sei caselle, la settima ({ $found }) è di troppo (esempio: { $form })
error-deck-rows = { $card ->
    [0] carta
   *[other] carta { $card }
}: tra le righe serve “/”, non { $found } (esempio: { $form })
error-deck-rows-missing = { $card ->
    [0] carta
   *[other] carta { $card }
}: tra le righe serve “/”, non la fine della riga (esempio: { $form })
error-deck-no-glade = la carta { $card } non ha radure: ogni carta ha cinque alberi e una radura
error-deck-second-glade = la carta { $card } ha una seconda radura nella riga { $row }, casella { $cell }: ogni carta ha cinque alberi e una radura
# $fruit is the name of a fruit.
error-deck-no-fruit = nella carta { $card } manca un frutto ({ $fruit }): ogni carta li ha tutti e tre
error-deck-twin = la carta { $card } è uguale alla carta { $twin }, forse ruotata di 180°
# $missing is one number, or several.
error-deck-missing = servono le carte da 1 a { $cards }, mancano: { $missing }
error-deck-number = serve un numero di carta da 1 a { $most }, non { $found } (esempio: { $form })
error-deck-number-twice = la carta { $card } compare due volte: la prima è alla riga { NUMBER($first, useGrouping: 0) }
error-deck-faces = per un mazzo servono { $cards } carte con sei caselle ciascuna
error-deck-name = mazzo { $found } sconosciuto (disponibili: { $known })
error-deck-cards = mazzo { $found }… sconosciuto: serve un nome ({ $known }) oppure { $cards } carte come { $form }
error-deck-used-up = nell’ordine del mazzo non restano carte mai viste

## Recipe books

# A recipe by its number, and what is wrong with it.
error-recipes-of = Ricetta { $number }: { $fault }
error-recipes-of-unnumbered = Ricetta senza numero valido: { $fault }
# $missing is one number, or several.
error-recipes-missing = servono le Ricette da 1 a { $recipes }, mancano: { $missing }
error-recipes-name = ricettario { $found } sconosciuto (disponibili: { $known })
error-recipes-book = ricettario { $found }… sconosciuto: serve un nome ({ $known }) oppure { $recipes } Ricette come { $form }
error-recipes-codes = per un ricettario servono { $recipes } Ricette di { $numbers } numeri ciascuna
error-recipes-no-recipe = questi numeri non formano una Ricetta

# The file is not TOML: $words is what the reader of TOML says, in English.
error-recipes-syntax = TOML non valido ({ $words })
error-recipes-digits = un numero di { NUMBER($digits, useGrouping: 0) } cifre è decisamente troppo grande
error-recipes-nested = elenchi o tabelle troppo annidati: in una Ricetta non servono
error-recipes-tables = servono { $recipes } tabelle [[recipe]], ma non ce n’è nessuna
error-recipes-table = chiave { $found } sconosciuta: sono ammesse solo tabelle [[recipe]]

# One key of a recipe, $key.
error-recipes-key = chiave { $found } sconosciuta (possibili: { $known })
error-recipes-key-missing = manca { $key }
error-recipes-key-twice = { $found } è indicato due volte
error-recipes-number = number: serve un numero da 1 a { $most }, ognuno una volta sola, non { $found }
error-recipes-words = { $key }: serve un testo, non { $found }
error-recipes-words-length = { $key }: servono al massimo { $most } caratteri, non { NUMBER($length, useGrouping: 0) }
error-recipes-words-character = { $key }: serve un testo su una sola riga, senza il carattere { $character }
error-recipes-translations = { $key }: serve una tabella di testi per lingua, non { $found }
error-recipes-language = { $key }: serve un codice di lingua come “it” o “de”, non { $found }
error-recipes-fits-only = { $key } si usa solo con count = "fits"
error-recipes-cap = “cap” si usa solo con “bonus_each”
error-recipes-of-key = “of” si usa solo con “times”
error-recipes-barrow-counts = barrow_counts: serve true o false, non { $found }
error-recipes-count = count: serve uno tra { $known }, non { $found }
error-recipes-count-fruit = questo valore di “fruit” non va con count = "{ $count }"
error-recipes-count-values = i valori non si usano con count = "{ $count }"
# $two is an example of two fruits.
error-recipes-fruits = fruit: serve orange, lemon o lime, oppure due di questi come { $two }, non { $found }
# $all is the word for all fruits.
error-recipes-times-of = of: serve orange, lemon, lime o { $all }, non { $found }
error-recipes-value-or = usa “value” o “{ $key }”, non entrambi
error-recipes-effect = serve bonus, bonus_each o times, ma non bonus e bonus_each insieme
error-recipes-no-points = { $key } non può valere 0 punti
error-recipes-range = { $key }: serve un numero da { $least } a { $most }, non { $found }
error-recipes-choice = { $key }: serve { $known }, non { $found }

# What is there, where it can’t be quoted: "got …".
found-list = un elenco
found-table = una tabella
found-large = un numero decisamente troppo grande

## Rulesets

error-ruleset-recipes = recipes (la Sfida Ricetta) non può essere { $found }
error-ruleset-aside = aside: servono carte diverse da 1 a { $most }, separate da virgole, non { $found }
error-ruleset-aside-cards = aside: ci sono solo le carte da 1 a { $most }
error-ruleset-aside-left = aside lascia solo { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}, ma ne servono { $needed }
error-ruleset-aside-recipes = aside qui non si può usare: nella Sfida Ricetta servono tutte le carte
error-ruleset-other-half = l’altra metà si gioca solo dopo una partita di nove carte senza Ricette

## Pictures in letters

error-picture-key = serve uno tra { $known }
error-picture-once = { $key } è indicato due volte
error-picture-bare = dopo { $key } non deve esserci niente
error-picture-seats = servono al massimo { $most } posti
error-picture-seat = serve il posto { $seat }
error-picture-seat-above = serve il posto 1 sopra il suo Frutteto
error-picture-common = prima del posto 1 è ammesso solo ciò che vale per tutti
error-picture-grove = per il posto { $seat } servono le colonne e le righe di un Frutteto
error-picture-columns = servono i numeri delle colonne
error-picture-columns-order = servono colonne consecutive
error-picture-row = serve il numero della riga
error-picture-row-twice = la riga { $row } è indicata due volte
error-picture-row-length = { $cells ->
    [one] serve { $cells } casella
   *[other] servono { $cells } caselle
}
error-picture-cell = serve una casella come O2, O2/5, O2*, --, --/O5 o “.”
error-picture-deck = serve un numero da 0 a 9
error-picture-card = servono carte da 1 a { $most }
error-picture-card-aside = sono ammesse solo carte in gioco
error-picture-card-twice = ogni carta può comparire una volta sola
error-picture-too-many = servono al massimo { $most } carte
error-picture-recipes = servono due Ricette, prima il numero più basso
error-picture-recipes-seen = servono Ricette le cui carte non siano né in mano né nei Frutteti
error-picture-nine = { $held } in mano e { $deck } da pescare: le carte sono solo nove
error-picture-laid = { $cards ->
    [one] serve { $cards } carta che non sia
   *[other] servono { $cards } carte che non siano
} in mano
error-picture-placed-cards = servono carte del Frutteto, ognuna una volta sola
error-picture-placed-cells = servono carte le cui caselle visibili corrispondano al disegno
# $reason is a sentence for the player.
error-picture-chose = la mossa { $found } non è permessa al posto { $seat }: { $reason }
error-picture-nobody = serve un posto che debba ancora scegliere, oppure “over”
error-picture-pieces = ogni posto ha solo una Carriola e uno Scoiattolo
error-picture-size = un Frutteto non può essere lungo { $size } caselle con { $left ->
    [one] { $left } carta
   *[other] { $left } carte
} ancora da giocare
error-picture-far = servono colonne e righe da { $near } a { $far }, con { $left ->
    [one] { $left } carta
   *[other] { $left } carte
} ancora da giocare
error-picture-supply = più di cinque dadi dello stesso frutto: supply { $supply }
error-picture-differs = { $key } è { $found }, ma nel disegno è { $right }
