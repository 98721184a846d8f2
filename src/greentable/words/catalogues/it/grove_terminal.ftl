### The terminal's own texts in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: “house recipes”. $play counts the cards played.
grove-terminal-heading = Grove { $rules } · turno { $play } su { $plays }
grove-terminal-heading-over = Grove { $rules } · fine della partita
grove-terminal-other-half = l’altra metà
grove-terminal-own-deck = mazzo personale
grove-terminal-own-book = Ricette personali

# The lines beside the grove: about 30 characters.
grove-terminal-score = Punti: { $score } – { $title }
grove-terminal-score-challenge = Punti: { $score } su { $target }
grove-terminal-next-title = Da { $points }: { $title }
grove-terminal-dice-left = dadi rimasti
grove-terminal-squirrel = Scoiattolo
grove-terminal-squirrel-free = disponibile
grove-terminal-squirrel-costs = costa { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}
grove-terminal-barrow = Carriola
grove-terminal-barrow-free = disponibile
grove-terminal-barrow-used = nel Frutteto
grove-terminal-to-draw = mazzo
grove-terminal-cards = { $count ->
    [0] vuoto
    [one] 1 carta
   *[other] { $count } carte
}

# A recipe: $worth is what it adds to the target.
grove-terminal-recipe = { $name } ({ $worth })
# A completed recipe that multiplies the value of dice. The sentence above says which.
grove-terminal-recipe-multiplies = soddisfatta: dadi moltiplicati
grove-terminal-recipe-met = soddisfatta: { $amount ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $amount } punti
}
grove-terminal-recipe-open = non ancora soddisfatta
# Below the sentence of a recipe: the same from its numbers, and how it counts the wheelbarrow.
grove-terminal-recipe-exactly = Calcolo esatto: { $sentence }

# The same for another player, in one line; $name is the recipe’s.
grove-terminal-recipe-multiplies-short = { $name }: dadi moltiplicati
grove-terminal-recipe-met-short = { $name }: { $amount ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $amount } punti
}
grove-terminal-recipe-open-short = { $name }: non ancora

# If a grove is wider than the screen: $count columns, up to column $to, are not shown.
grove-terminal-more-left = { $count ->
    [one] un’altra colonna a sinistra: la colonna { $to }
   *[other] altre { $count } colonne a sinistra, fino alla colonna { $to }
}
grove-terminal-more-right = { $count ->
    [one] un’altra colonna a destra: la colonna { $to }
   *[other] altre { $count } colonne a destra, dalla colonna { $to }
}
grove-terminal-more-table = Scrivi “tavolo” per vedere tutte le colonne.

# The name of the reader, among others.
grove-terminal-you = { $name } (tu)

# Another player, after the name: $score is the number of points, as a text; and how many dice are in the grove.
grove-terminal-other = { $points ->
    [one] { $score } punto
   *[other] { $score } punti
}, { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
# The player cannot place a card any more.
grove-terminal-other-stopped = { $points ->
    [one] { $score } punto
   *[other] { $score } punti
}, ha finito

# Above a card in hand, and above its four rotations.
grove-terminal-card = carta { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = Non hai più carte.
# Below cards that are shown as printed, if there is no room for more.
grove-terminal-hand-turned = Scrivi “carte” per vedere le tue carte in tutte le rotazioni.

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = carta { $card }: { $count ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { $count } mosse
}
grove-terminal-more-placements = … e { $count ->
    [one] un’altra
   *[other] altre { $count }
}. Scrivi “elenco { $card }” per vederle tutte.

# Below a list: $mark is the sign of placements that need the squirrel.
grove-terminal-squirrel-mark = { $mark } usa lo Scoiattolo

## Asking

grove-terminal-prompt = Gioca una carta (? per l’aiuto) >
grove-terminal-confirm-draw = [Invio: pesca la prossima carta, annulla: togli questa] >
grove-terminal-confirm-go-on = [Invio: continua, annulla: togli la carta] >
grove-terminal-confirm-count = [Invio: conta il raccolto, annulla: togli la carta] >
grove-terminal-confirm-only = Lasciare qui la carta? Premi Invio (o scrivi “ok”) per confermare, oppure scrivi “annulla” per toglierla. Puoi anche scrivere tavolo, carte, punteggio, regole, salva, esci o ?.
grove-terminal-taken-back = Mossa annullata.
grove-terminal-nothing-to-undo = Non c’è niente da confermare o da annullare. Puoi togliere una carta solo finché non peschi la successiva.
# $words is a move in words.
grove-terminal-would = Puoi { $words }.
grove-terminal-hint = Più punti subito: { $words } ({ $token }). Punti: { $score }.
grove-terminal-hint-squirrel = Più punti subito: { $words } ({ $token }). Punti: { $score }. Questa mossa usa lo Scoiattolo.
# Below it, if the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = Per avere consigli più lungimiranti, esegui una volta: { $command }
# $dice is a list of the text below it, one for each fruit.
grove-terminal-supply = Dadi rimasti: { $dice }.
grove-terminal-supply-fruit = { $fruit } { $count }
# Above placements with their numbers.
grove-terminal-choose-one = Scegli un numero, o scrivi la mossa come la vedi:

## Learning the game

# Before a new game.
grove-terminal-welcome =
    Giochi otto carte, una alla volta, sul tuo Frutteto. Quando un albero copre un albero
    con lo stesso frutto, riceve un dado. Ogni altro albero che ci sovrapponi fa salire
    il dado. I dadi sui tuoi alberi sono il tuo raccolto.
grove-terminal-welcome-recipes =
    Due Ricette chiedono qualcosa in più. Raggiungi il punteggio bersaglio con il
    raccolto e con i punti delle Ricette.
grove-terminal-welcome-several =
    Tutti hanno le stesse carte. Vince il raccolto più alto.
grove-terminal-welcome-words = Scrivi “regole” per imparare il gioco, “?” per tutti i comandi o “elenco” per le mosse possibili.
# $others are names with the bots that play for them.
grove-terminal-welcome-seats = Sei { $you } e giochi contro { $others }.
# $people are at one terminal: a list of names.
grove-terminal-welcome-people = { $people } contro { $others }.
grove-terminal-welcome-people-only = { $people } si sfidano.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    Una mossa si scrive carta:colonna,riga,rotazione. Per esempio, 7:2,-1,90 gioca la
    carta 7, ruotata di 90° in senso orario, con la casella in alto a sinistra del suo
    contorno nella colonna 2, riga -1. Vanno bene anche gli spazi: 7 2 -1 90.

      7:2,-1,90 carriola 3,0  se più cestini possono diventare la Carriola: quello che lo diventa
      7:2,-1,90 dadi 3,-1     se i dadi non bastano: gli alberi che ne ricevono uno
      elenco                  le mosse migliori, numerate; elenco tutto; elenco 7 per una carta
      12                      la mossa con questo numero, dopo un elenco
      prova 7:2,-1,90         vedere che cosa succede, senza giocare la carta
      perché 7:2,-1,90        vedere perché non è permessa
      consiglio               la mossa che fa più punti subito
      annulla                 togliere una carta, finché non peschi la successiva
      tavolo                  tutto ciò che c’è sul tavolo
      carte                   le tue carte
      punteggio               i tuoi punti finora, e i titoli
      regole                  come si gioca a Grove
      salva FILE              salvare la partita
      esci                    lasciare la partita

    Puoi abbreviare i comandi. Sulle carte:

      O1 Y2 G1        un arancio con un frutto, un limone con due, un lime con uno
      --              una radura
      (4) <4> [4]     un dado su arancio, limone, lime; 10 è un cestino, 15 la Carriola
      @~              lo Scoiattolo

## The score so far

# A line of the score; $fruit is orange, lemon or lime.
grove-terminal-score-fruit = Dadi ({ $fruit })
# The titles of a harvest; $titles is a list of the text below.
grove-terminal-titles = Titoli: { $titles }.
# The title of a harvest of $points or more.
grove-terminal-title-from = { $title } (da { $points })
grove-terminal-target = Punteggio bersaglio: { $target }

## The end, and leaving

# The final score of someone who plays alone. $title is the title of the harvest, $recipe a completed recipe.
grove-terminal-your-title = Il tuo raccolto: { $amount } – { $title }
# 0 stands for a recipe that multiplies the value of dice.
grove-terminal-your-recipe = { $recipe }: { $amount ->
    [0] dadi moltiplicati
    [one] 1 punto
   *[other] { $amount } punti
}
grove-terminal-you-reach = Raggiungi il punteggio bersaglio di { $target }. Hai vinto!
grove-terminal-you-miss = { $short ->
    [one] Ti manca un punto
   *[other] Ti mancano { $short } punti
} per raggiungere il punteggio bersaglio di { $target }.

# $command is a command line.
grove-terminal-seed = Seme di questa partita: { $seed }. Rigioca le stesse carte: { $command }
grove-terminal-seed-only = Seme di questa partita: { $seed }.
grove-terminal-solve-hint = Guarda che cosa si poteva fare con queste carte: { $command }
grove-terminal-ask-other-half = [Invio: esci, altra: gioca le altre nove carte] >
grove-terminal-ask-other-half-words = Premi Invio per uscire, o scrivi “altra” per giocare le nove carte messe da parte.
# After the game was saved, or when someone leaves.
grove-terminal-card-not-kept = La carta che non hai confermato non è stata salvata.
