### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, with their quotes.

## Tables

error-table-seats = a questo gioco giocano da { $fewest } a { $most } persone, ma { $seats ->
    [one] c’è { $seats } nome
   *[other] ci sono { $seats } nomi
}
error-table-name = { $name } non è un nome valido: usa da 1 a 60 caratteri stampabili, senza spazi all’inizio o alla fine
error-table-no-such-ply = la mossa { NUMBER($ply, useGrouping: 0) } non esiste: le mosse vanno da 0 a { NUMBER($last, useGrouping: 0) }
error-table-nothing-to-take-back = il posto { $seat } non ha ancora mosse da annullare

## Record files

# $why is what the system says: "No such file or directory".
error-record-read = impossibile leggere { $path }: { $why }
error-record-write = impossibile scrivere { $path }: { $why }
error-record-size = troppo grande per una partita registrata: al massimo { $most } byte
error-record-encoding = serve testo in UTF-8, senza il byte { $found }
error-record-unwritable = rileggendola, questa partita registrata sarebbe diversa

## The form of a record

# $wanted is the first line of a record, which is the same in every language.
error-record-empty = il file è vuoto: serve “{ $wanted }”
error-record-first-line = non è una partita registrata di Greentable: la prima riga deve essere “{ $wanted }”
error-record-version = il formato { $version } è di un Greentable più recente: questo legge i formati fino al { $newest }
error-record-carriage-return = trovato un ritorno carrello (CR): le righe devono finire con LF, non con CR LF
error-record-tab = servono spazi, non una tabulazione
error-record-byte-order-mark = serve UTF-8 semplice, senza indicatore di ordine dei byte (BOM)

# $found is for example U+0007.
error-record-character = serve testo stampabile, senza il carattere di controllo { $found }

## Headers of a record. $key, $example and words in quotes are the same in every language.

error-record-header = serve un’intestazione come “{ $example }”, non { $found }
error-record-header-unknown = intestazione { $key } sconosciuta (possibili: { $known })
error-record-header-twice = seconda intestazione “{ $key }”: la prima è alla riga { NUMBER($before, useGrouping: 0) }
error-record-header-missing = manca l’intestazione “{ $key }”: prima di questa riga serve “{ $key }: { $example }”
error-record-value = servono uno spazio e un valore, senza altri spazi, per esempio “{ $key }: { $example }”
error-record-game = gioco { $game } sconosciuto (disponibili: { $known })
error-record-seats = serve un numero di posti da 1 a { $most }, non { $found }
error-record-no-seat = nessun posto per “{ $key }”: { $seats ->
    [one] c’è solo { $seats } posto
   *[other] ci sono solo { $seats } posti
}
error-record-name-length = serve un nome di al massimo { $most } caratteri, non { $length }
error-record-dealing = “{ $key }” e “{ $other }” non vanno insieme: indicane uno per la partita o uno per ogni mano
error-record-commitment-form = { $found } non è un’impronta SHA-256: servono 64 caratteri da 0 a 9 e dalla a alla f
error-record-date = { $found } non è una data valida: servono anno, mese e giorno, per esempio 2025-06-30
error-record-result-form =
    { $seats ->
        [one] serve un numero intero, oppure “{ $unfinished }”
       *[other] servono { $seats } numeri interi separati da un solo spazio, oppure “{ $unfinished }”
    }

## Plies of a record

error-record-ply = servono un posto, uno spazio e una mossa (per esempio “2 play MO”), non { $found }
error-record-space-at-end = c’è uno spazio di troppo alla fine della riga
error-record-seat =
    { $seats ->
        [one] posto { $seat }: serve 1, oppure 0 per il caso
       *[other] posto { $seat }: serve un numero da 1 a { $seats }, oppure 0 per il caso
    }

## A record that is not true

error-record-names = serve un nome per posto, non { $names ->
    [one] { $names } nome
   *[other] { $names } nomi
} per { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
error-record-no-such-ply = la mossa { NUMBER($ply, useGrouping: 0) } non esiste: le mosse vanno da 0 a { NUMBER($last, useGrouping: 0) }

# $token is a move as written, $reason a sentence for the player.
error-record-illegal-move = mossa { NUMBER($ply, useGrouping: 0) }: { $token } non è permessa al posto { $seat }: { $reason }
error-record-result = il risultato è “{ $found }”, ma la partita registrata indica “{ $stated }”
error-record-shuffle = la mossa { NUMBER($ply, useGrouping: 0) } è { $token }, ma il seme registrato dà { $expected }

# $key is for example "commitment 2", $found the hash of the seed.
error-record-commitment = il seme registrato non corrisponde a “{ $key }”: la sua impronta SHA-256 è { $found }
