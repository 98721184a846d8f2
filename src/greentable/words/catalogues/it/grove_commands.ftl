### What commands about Grove print: the solver, and checks of decks and recipes.

## greentable solve grove

solve-cards = inizio { $start }, mano { $hand }, da pescare { $draws }
solve-cards-of-seed = seme { $seed }: { $cards }
solve-cards-and-recipes = { $cards }, { $recipes }
solve-recipe = { $name } ({ $worth })

solve-start = inizio

# In the place of a player's name: "Questa sequenza: 53 – Fior di raccolto".
solve-this-line = Questa sequenza

solve-score = punteggio { $score }; scegliendo sempre quel che rende di più subito: { $short_sighted }
solve-target-reached = il punteggio bersaglio di { $target } è raggiunto
solve-target-missed = il punteggio bersaglio di { $target } è mancato
solve-proved = nessuna sequenza fa più punti
solve-bound = nessuna sequenza fa più di { $bound } punti
solve-stopped = ricerca interrotta prima della fine: una più lunga può trovare di meglio
solve-drawn = disegno salvato: { $file }

solve-drawing = Una sequenza di gioco a Grove da { $score } punti

solve-loading = carico le regole
solve-compiling = compilo le regole
solve-compiled-elsewhere = un altro processo sta compilando le regole
solve-searching = cerco, finora al meglio { $best } (Ctrl-C: basta così)

## greentable hint grove

hint-searching = provo gli ordini delle carte da pescare (Ctrl-C: basta così)
hint-reviewing = cerco sequenze migliori (Ctrl-C: basta così)

## greentable grove check-deck

check-deck-good = { $file }: il mazzo va bene
check-deck-cards = { $cards } carte
check-deck-cards-of = { $cards } carte, quelle del mazzo “{ $deck }”
check-deck-trees = { $trees } { $fruit ->
    [orange] aranci
    [lemon] limoni
   *[lime] alberi di lime
}: { $one } con un frutto, { $two } con due
check-deck-glades = { $glades } radure: { $corner } in un angolo, { $middle } nel mezzo

## greentable grove check-recipes

check-recipes-good = { $file }: il ricettario va bene
# A warning: one of five recipes of the printed game, by its name. barrow_counts is typed so.
check-recipes-barrow = Ricetta { $number }, { $name }: nel regolamento stampato per questa ricetta la carriola non è un dado. Aggiungi barrow_counts = false.
check-recipes-worth = numero
check-recipes-recipe = Ricetta
recipe-listed = { $name }: { $sentence }
