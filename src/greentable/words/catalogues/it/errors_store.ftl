### What can go wrong where the server keeps everything. Read by those who run a server.

error-store-trouble = Il database ora non si può usare: { $reason }
error-store-closed = Il database è chiuso
error-store-newer = Il database è di un Greentable più recente (la sua versione è { $found }, questo programma conosce la { $known }): installa quello
error-store-taken = Il database rifiuta: { $reason }

error-store-log-moved-on = La voce { $seq } non segue nel registro della stanza { $room }: l’ultima è la { $last }
error-store-lease-lost = La stanza { $room } ora è di un altro processo

## Backups

error-store-no-backup = Non si può scrivere una copia di sicurezza in { $file }: { $reason }
error-store-own-file = { $file } fa parte del database stesso: indica un altro file per la copia di sicurezza
error-store-not-a-backup = { $file } non è una copia di sicurezza di Greentable
error-store-damaged-backup = { $file } è danneggiato, e niente è stato ripristinato. { $reason }
error-store-not-empty = Nel database c’è già qualcosa: solo --force lo sovrascrive

## The file of the embedded database

error-store-file-gone = { $file } è sparito, e non si salva più niente: ferma il server, rimetti il file o ripristina una copia di sicurezza, e riavvialo
error-store-file-replaced = { $file } non è più il file che era stato aperto, e non si salva più niente: ferma il server, rimetti il file giusto o ripristina una copia di sicurezza, e riavvialo
error-store-file-truncated = { $file } è stato troncato, e non si salva più niente: ferma il server, ripristina una copia di sicurezza, e riavvialo
error-store-empty-file = { $file } è vuoto, e un database di Greentable non lo è mai: toglilo e ripristina una copia di sicurezza, o ricomincia senza
error-store-foreign = { $file } non è un database di Greentable: indica un’altra cartella, o sposta il file
error-store-damaged = { $file } è danneggiato ({ $reason }): tienine una copia, spostalo e ripristina l’ultima copia di sicurezza
error-store-log-alone = { $log } contiene modifiche che non sono di { $file }: rimetti il database a cui appartengono, o sposta { $log }

## PostgreSQL

error-store-address = Questo non è l’indirizzo di un PostgreSQL: dovrebbe essere come postgresql://user@host/name
error-store-no-psycopg = PostgreSQL richiede un altro pacchetto: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = In { $folder } non c’è un database di Greentable (--data DIR o --database URL dicono dov’è)
error-admin-no-person = Non c’è nessuno con l’id o il nome { $person }, e nessuno siede lì
