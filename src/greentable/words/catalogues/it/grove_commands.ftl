### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

# The heading: $start is a card, $hand and $draws are several.
solve-cards = inizio { $start }, mano { $hand }, da pescare { $draws }
solve-cards-of-seed = seme { $seed }: { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

# Above the picture of the start card.
solve-start = inizio

# Instead of a player's name, in sentences like “Questa soluzione: 53 – Fior di raccolto”.
solve-this-line = Questa soluzione

# $short_sighted is the score if you always take the most points at once.
solve-score = { $score } punti; prendendo ogni volta il massimo subito: { $short_sighted }
solve-target-reached = il punteggio bersaglio di { $target } è raggiunto
solve-target-missed = il punteggio bersaglio di { $target } non è stato raggiunto
solve-proved = nessuna soluzione fa più punti
solve-bound = nessuna soluzione fa più di { $bound } punti
solve-stopped = Ricerca interrotta. Una ricerca più lunga può trovare di meglio.
solve-drawn = Disegno salvato: { $file }

# The title of a drawing.
solve-drawing = Una partita a Grove da { $score } punti

# Beside a progress bar.
solve-loading = caricamento delle regole
solve-compiling = compilazione delle regole
solve-compiled-elsewhere = un altro processo sta compilando le regole
solve-searching = cerco, per ora il massimo è { $best } (Ctrl-C per interrompere)

## greentable hint grove

hint-searching = provo i possibili ordini delle carte (Ctrl-C per interrompere)
hint-reviewing = cerco soluzioni migliori (Ctrl-C per interrompere)

## greentable grove check-deck

check-deck-good = { $file }: mazzo valido
check-deck-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
# $deck is the name of a deck that comes with the program.
check-deck-cards-of = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, come nel mazzo “{ $deck }”
check-deck-trees = { $fruit ->
    [orange] { $trees ->
        [one] 1 arancio
       *[other] { $trees } aranci
    }
    [lemon] { $trees ->
        [one] 1 limone
       *[other] { $trees } limoni
    }
   *[lime] { $trees ->
        [one] 1 albero di lime
       *[other] { $trees } alberi di lime
    }
}: { $one } con un frutto, { $two } con due
check-deck-glades = { $glades ->
    [one] 1 radura
   *[other] { $glades } radure
}: { $corner } in un angolo, { $middle } nel mezzo

## greentable grove check-recipes

check-recipes-good = { $file }: ricettario valido
# A warning: one of five recipes of the printed game, by its name. Write barrow_counts as it is.
check-recipes-barrow = Ricetta { $number }, { $name }: nel regolamento stampato la Carriola non conta come dado per questa Ricetta. Aggiungi barrow_counts = false.
# Column headings.
check-recipes-worth = numero
check-recipes-recipe = Ricetta
# A recipe of a book: its name, and what it says.
recipe-listed = { $name }: { $sentence }
