### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, quotes included.

## Tables

error-table-seats = { $seats ->
    [one] { $seats } nome
   *[other] { $seats } nomi
}: a questo gioco giocano da { $fewest } a { $most } persone
error-table-name = { $name } non è un nome: servono da 1 a 60 caratteri stampabili senza spazi ai lati
error-table-no-such-ply = la mossa { $ply } non esiste: questa partita va da 0 a { $last }
error-table-nothing-to-take-back = il posto { $seat } non ha ancora mosso: non c’è niente da riprendere

## Record files

error-record-read = impossibile leggere { $path }: { $why }
error-record-write = impossibile scrivere { $path }: { $why }
error-record-size = troppo grande per una partita registrata: al massimo { $most } byte
error-record-encoding = c’è il byte { $found }: serve testo in UTF-8
error-record-unwritable = rileggendola, la partita registrata sarebbe un’altra

## The form of a record

error-record-empty = il file è vuoto: serve '{ $wanted }'
error-record-first-line = non è una partita registrata di Greentable: la prima riga deve essere '{ $wanted }'
error-record-version = formato { $version }: scritto da un Greentable più recente; questo legge fino al { $newest }
error-record-carriage-return = c’è un ritorno a capo (CR): le righe finiscono con il solo LF, non con CR LF
error-record-tab = c’è una tabulazione: servono spazi
error-record-byte-order-mark = c’è un indicatore di ordine dei byte (BOM): serve UTF-8 semplice

error-record-character = c’è il carattere di controllo { $found }: serve testo stampabile

## Headers of a record. $key and $example are the same in every language, and so are words in quotes.

error-record-header = serve un’intestazione, come in '{ $example }', ma c’è { $found }
error-record-header-unknown = intestazione sconosciuta { $key }: una tra { $known }
error-record-header-twice = un secondo '{ $key }': ce n’è già uno alla riga { $before }
error-record-header-missing = manca l’intestazione '{ $key }': prima di questa riga serve '{ $key }: { $example }'
error-record-value = servono un solo spazio e un valore, senza altri spazi, come in '{ $key }: { $example }'
error-record-game = gioco sconosciuto { $game }: uno tra { $known }
error-record-seats = { $found } posti: serve un numero da 1 a { $most }
error-record-no-seat = '{ $key }' a un tavolo da { $seats }
error-record-name-length = un nome di { $length } caratteri: al massimo { $most }
error-record-dealing = '{ $key }' e '{ $other }' nella stessa partita registrata: o uno per la partita, o uno per ogni mano
error-record-commitment-form = { $found } non è uno SHA-256: servono 64 cifre da 0 a 9 e da a a f
error-record-date = il giorno { $found } non esiste: anno, mese e giorno, come in 2025-06-30
error-record-result-form =
    { $seats ->
        [one] serve un numero intero, oppure '{ $unfinished }'
       *[other] servono { $seats } numeri interi separati da un solo spazio, oppure '{ $unfinished }'
    }

## Plies of a record

error-record-ply = servono un posto, uno spazio e una mossa, come in '2 play MO', ma c’è { $found }
error-record-space-at-end = non serve altro, ma c’è uno spazio alla fine della riga
error-record-seat =
    { $seats ->
        [one] posto { $seat }: serve 1, o 0 per il caso
       *[other] posto { $seat }: serve da 1 a { $seats }, o 0 per il caso
    }

## A record that is not true

error-record-names = { $names ->
    [one] { $names } nome
   *[other] { $names } nomi
} per { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}: serve un nome per ogni posto
error-record-no-such-ply = la mossa { $ply } non esiste: la partita registrata va da 0 a { $last }

error-record-illegal-move = mossa { NUMBER($ply, useGrouping: 0) }: il posto { $seat } non può fare { $token }: { $reason }
error-record-result = è indicato '{ $stated }', ma è risultato '{ $found }'
error-record-shuffle = la mossa { $ply } è { $token }, ma il seme registrato dà { $expected }

error-record-commitment = il seme registrato non corrisponde a '{ $key }': il suo SHA-256 è { $found }
