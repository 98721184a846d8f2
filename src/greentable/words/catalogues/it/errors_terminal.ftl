### Errors in a command line, or in what a player typed in the terminal.
### Words after -- are typed as they are in every language. $file is a file’s name, $why what the system says.

## Names, seats and bots

error-play-names = troppi nomi: { $names } per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
error-play-name = { $name } non può essere un nome: servono da 1 a { $most } caratteri stampabili
error-play-names-alike = ogni posto deve avere un nome diverso
error-play-seat = serve un posto da 1 a { $seats }, non { $seat }
error-play-watch = --watch e --seat non vanno insieme: o guardi o giochi
error-play-together = { $option } e { $other } non vanno insieme
error-play-nobody = --people: { $name } non è a questo tavolo; ci sono { $names }
error-play-bots = troppi bot: { $bots }, ma { $seats ->
    [0] non ci sono posti liberi
    [one] c’è un solo posto libero
   *[other] ci sono solo { $seats } posti liberi
}
error-play-pace = --pace: servono da 0 a 60 secondi, non { $pace }

## Rules

error-play-ruleset = --ruleset indica già un’edizione: togli --edition
error-play-set = --set { $switch }: manca un valore, per esempio { $switch }={ $value }
error-play-other-half = --other-half: dopo la Sfida Ricetta restano meno di nove carte

## Saving and resuming

error-play-save = impossibile scrivere { $file }: { $why }
error-play-save-no-file = { $file } non è un file normale: scegline un altro per questa partita
error-play-save-exists = { $file } esiste già: scegli un altro file, o riprendi la partita che contiene con --resume
error-play-save-where = In quale file? Scrivi: salva FILE
error-play-resume = { $option } non va insieme a --resume: lo decide la partita salvata
error-play-resume-game = { $file }: serve una partita di { $wanted }, non di { $found }
error-play-delete-which = --delete richiede il nome di una partita: `greentable games` le elenca
error-play-no-game = nessuna partita si chiama { $name }: `greentable games` elenca le tue partite
error-play-resume-seed = { $file } non ha un seme: le prossime carte non si conoscono
error-play-resume-cards = impossibile riprendere { $file }: le sue carte non vengono dal suo seme
error-play-recipe-book = --recipe-book: la partita salvata è stata giocata con altre Ricette
error-play-other-half-file = { $file } non è l’altra metà di questa partita: prima spostalo
error-play-deck-order = questa partita aveva un ordine del mazzo prestabilito: indicalo di nuovo con --deck-order

## Deck orders of Grass, in a file

error-deck-order-size = { $file } è troppo grande per un ordine del mazzo: al massimo { $most } byte
error-deck-order-file = impossibile leggere { $file }: { $why }
error-deck-order-encoding = impossibile leggere { $file }: serve un testo in UTF-8
error-deck-order-empty = l’ordine del mazzo è vuoto: servono le sigle delle carte
error-deck-order-cards = ordine del mazzo della mano { $round }: servono { $wanted } × { $code }, non { $found }

## Decks and recipes of Grove, in files

error-grove-file = impossibile leggere { $file }: { $why }
error-grove-file-size = { $file } è troppo grande: al massimo { $most } byte
error-grove-file-nested = { $file }: troppe parentesi annidate
error-grove-file-encoding = { $file }, riga { NUMBER($line, useGrouping: 0) }: serve testo in UTF-8, senza il byte { $byte }

## The solver’s command line

error-solve-numbers = { $option }: servono numeri separati da virgole, ma il numero { $place } è { $found }
error-solve-recipes-dealt = --recipes dealt si usa solo con --seed
error-solve-file = impossibile scrivere { $file }: { $why }
error-solve-folder = impossibile scrivere { $file }: la cartella { $folder } non esiste
error-solve-no-drawing = { $file } esiste già e non è un disegno: scegli un altro file

## In a game of Grass. $text is what the player typed.

error-play-grass-empty = Scrivi un numero dell’elenco, una mossa come “gioca PA”, o ? per l’aiuto.
error-play-grass-word = Comando sconosciuto: “{ $text }”. Scrivi un numero dell’elenco, una mossa come “gioca PA”, o ? per l’aiuto.
error-play-grass-number = “{ $text }” non è nell’elenco. { $most ->
    [0] Scrivi 0 per terminare il turno.
    [1] Scrivi 1.
   *[other] Scrivi un numero da 1 a { NUMBER($most, useGrouping: 0) }.
}
error-play-grass-unclear = “{ $text }” può voler dire { $words }.
error-play-grass-several = “{ $text }” può voler dire { $count ->
    [2] { $words }.
    [3] { $words }.
   *[other] { $count } mosse, per esempio { $words }.
}
error-play-grass-why = Chiedi di una carta o di una mossa, per esempio “perché PA”, “perché gioca FE@3” o “perché 2”.
error-play-grass-busy = Scrivi “occupato” quando qualcuno ti fa un’offerta. Rifiuti così tutte le offerte fino al tuo prossimo turno.
error-play-grass-no-taking-back = In Grass non puoi annullare una mossa. Prima di scegliere, scrivi “consiglio”.
error-play-grass-offers = Ora non puoi fare offerte.

## In a game of Grove. $text is what the player typed, $token an example of a placement.

error-play-grove-empty = Scrivi una mossa come { $token }, “elenco” per vedere quelle possibili, o ? per l’aiuto.
error-play-grove-word = Comando sconosciuto: “{ $text }”. Scrivi una mossa come { $token }, un numero dell’elenco, o ? per l’aiuto.
error-play-grove-unclear = “{ $text }” può voler dire { $words }.
error-play-grove-more = Scrivi solo “{ $word }”, senza “{ $rest }”.
error-play-grove-number = “{ $text }” non è nell’elenco. { $most ->
    [1] Scrivi 1.
   *[other] Scrivi un numero da 1 a { NUMBER($most, useGrouping: 0) }.
}
# After the player was asked to choose. $numbers is a row of numbers, one of which is right.
error-play-grove-number-choice = “{ $text }” non è tra le scelte. Scrivi { $numbers }, o “elenco” per tutte le mosse.
error-play-grove-number-unlisted = Prima di un numero come “{ $text }” scrivi “elenco”, oppure scrivi una mossa come { $token }.
error-play-grove-token = Aggiungi una mossa, per esempio “{ $word } { $token }”.
error-play-grove-card = Non hai in mano la carta { $card }.
error-play-grove-list = Non c’è un elenco per “{ $text }”. Scrivi “elenco”, “elenco tutto” o “elenco” con una delle tue carte ({ $cards }).
