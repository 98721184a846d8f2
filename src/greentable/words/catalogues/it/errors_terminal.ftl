### What was wrong with what somebody typed, in a command line or in a game in the terminal.
### Words after -- are typed so in every language. $file is a file's name, $why what the system says.

## Names, seats and bots

error-play-names = { $names ->
    [one] un nome
   *[other] { $names } nomi
} per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
error-play-name = { $name } non è un nome: servono da 1 a { $most } caratteri stampabili
error-play-names-alike = due posti non possono avere lo stesso nome
error-play-seat = il posto { $seat } non esiste a un tavolo da { $seats }
error-play-watch = --watch e --seat: o guardi o giochi
error-play-together = { $option } e { $other }: solo uno dei due
error-play-nobody = --people: { $name } non siede a questo tavolo; ci sono { $names }
error-play-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bot
} per { $seats ->
    [0] nessun posto libero
    [one] un posto libero
   *[other] { $seats } posti liberi
}
error-play-pace = --pace { $pace }: da 0 a 60 secondi

## Rules

error-play-ruleset = --ruleset indica già un’edizione: togli --edition
error-play-set = --set { $switch }: manca un valore, come in { $switch }={ $value }
error-play-other-half = --other-half: nella Sfida Ricetta non avanzano nove carte

## Saving and going on

error-play-save = impossibile scrivere { $file }: { $why }
error-play-save-no-file = { $file } non è un file normale: per una partita serve un file tutto suo
error-play-save-exists = { $file } esiste già: indica un altro file, o riprendi la partita che contiene con --resume
error-play-save-where = In quale file? Scrivi: salva FILE
error-play-resume = { $option } non va con --resume: la partita salvata ha il suo valore
error-play-resume-game = { $file } è una partita di { $found }, non di { $wanted }
error-play-delete-which = --delete vuole il nome di una partita, come lo elenca `greentable games`
error-play-no-game = qui non c’è la partita { $name }: `greentable games` elenca quelle che ci sono
error-play-resume-seed = { $file } non ha un seme, quindi nessuno sa quali carte verranno
error-play-resume-cards = le carte di { $file } non vengono dal suo seme: la partita non può continuare
error-play-recipe-book = --recipe-book: la partita salvata è stata giocata con altre Ricette
error-play-other-half-file = { $file } è una partita diversa dall’altra metà: prima spostalo
error-play-deck-order = le carte di questa partita erano indicate, non vengono dal suo seme: indicale di nuovo con --deck-order

## Deck orders of Grass, in a file

error-deck-order-size = { $file } è troppo grande per degli ordini del mazzo: al massimo { $most } byte
error-deck-order-file = impossibile leggere { $file }: { $why }
error-deck-order-encoding = impossibile leggere { $file }: non è testo in UTF-8
error-deck-order-empty = nessun ordine del mazzo: servono le carte con le loro sigle
error-deck-order-cards = l’ordine del mazzo della mano { $round } ha { $found } × { $code }; questo mazzo ne ha { $wanted }

## Decks and recipes of Grove, in files

error-grove-file = impossibile leggere { $file }: { $why }
error-grove-file-size = { $file } è troppo grande: al massimo { $most } byte
error-grove-file-nested = { $file }: troppe parentesi una dentro l’altra
error-grove-file-encoding = { $file }, riga { NUMBER($line, useGrouping: 0) }: c’è il byte { $byte }, serve UTF-8

## The solver's command line

error-solve-numbers = { $option }: servono numeri separati da virgole, il numero { $place } è { $found }
error-solve-recipes-dealt = --recipes dealt va con --seed
error-solve-file = impossibile scrivere { $file }: { $why }
error-solve-folder = impossibile scrivere { $file }: la cartella { $folder } non esiste
error-solve-no-drawing = { $file } esiste e non è un disegno: non viene sovrascritto

## In a game of Grass. $text is what was typed.

error-play-grass-empty = Scrivi un numero dell’elenco, una mossa come gioca PA, o ? per l’aiuto.
error-play-grass-word = Comando sconosciuto “{ $text }”: scrivi un numero dell’elenco, una mossa come gioca PA, o ? per l’aiuto.
error-play-grass-number = “{ $text }” non è un numero dell’elenco: { $most ->
    [0] 0 termina il turno.
   *[other] scrivine uno da 1 a { NUMBER($most, useGrouping: 0) }.
}
error-play-grass-unclear = “{ $text }” potrebbe essere più cose: { $words }.
error-play-grass-several = “{ $text }” potrebbe essere una di { $count } mosse: { $words }{ $count ->
    [2] .
    [3] .
   *[other] , e così via.
}
error-play-grass-why = Chiedi di una carta o di una mossa, come in: perché PA, perché gioca FE@3, perché 2
error-play-grass-busy = “occupato” serve quando qualcuno ti fa un’offerta: rifiuta tutte le offerte fino al tuo prossimo turno.
error-play-grass-no-taking-back = In Grass una mossa fatta resta fatta. Prima di scegliere, “consiglio” dice quale sarebbe buona.
error-play-grass-offers = Ora non puoi fare offerte.

## In a game of Grove. $text is what was typed, $token an example of a placement.

error-play-grove-empty = Scrivi una mossa come { $token }, “elenco” per tutte quelle possibili, o ? per l’aiuto.
error-play-grove-word = Comando sconosciuto “{ $text }”: scrivi una mossa come { $token }, un numero dell’elenco, o ? per l’aiuto.
error-play-grove-unclear = “{ $text }” potrebbe essere più cose: { $words }.
error-play-grove-more = “{ $word }” va da solo: “{ $rest }” è di troppo.
error-play-grove-number = “{ $text }”: scrivi un numero da 1 a { NUMBER($most, useGrouping: 0) }, come li mostra “elenco”.
# After a choice was asked for. $numbers is a row of numbers, one of which is meant.
error-play-grove-number-choice = “{ $text }” non è tra queste: scrivi { $numbers }, o “elenco” per tutte le mosse.
error-play-grove-number-unlisted = “{ $text }”: i numeri sono quelli dell’elenco; scrivi “elenco” per vederlo. Una carta si gioca come in { $token }.
error-play-grove-token = Indica una mossa, come in: { $word } { $token }
error-play-grove-card = Non hai in mano la carta { $card }.
error-play-grove-list = “{ $text }” non si può elencare: scrivi elenco, elenco tutto, o elenco e una delle tue carte ({ $cards }).
