### What can go wrong with the database of a server. Read by those who run the server.

error-store-trouble = Il database non è disponibile: { $reason }
error-store-closed = Il database è chiuso
error-store-newer = Il database è di un Greentable più recente (la sua versione è { $found }, questo programma conosce la { $known }). Installa il Greentable più recente.
# A handle or code is taken, or something refers to what does not exist. $reason is the database’s own, in English.
error-store-taken = Il database ha rifiutato l’operazione: { $reason }

# Two processes have written to the log of one room.
error-store-log-moved-on = La voce { $seq } non è la successiva nel registro della stanza { $room }: l’ultima è la { $last }
error-store-lease-lost = La stanza { $room } ora appartiene a un altro processo

## Backups

error-store-no-backup = Impossibile scrivere una copia di sicurezza in { $file }: { $reason }
error-store-own-file = { $file } fa parte del database stesso. Scegli un altro file per la copia di sicurezza.
error-store-not-a-backup = { $file } non è una copia di sicurezza di Greentable
# $reason is a whole sentence.
error-store-damaged-backup = { $file } è danneggiato. Non è stato ripristinato niente. { $reason }
error-store-not-empty = Il database non è vuoto. Usa --force per sovrascriverlo.

## The file of the embedded database

# Written to the log while the server runs.
error-store-file-gone = { $file } è sparito, quindi non si salva più niente. Ferma il server, rimetti il file o ripristina una copia di sicurezza, poi riavvialo.
error-store-file-replaced = { $file } è stato sostituito, quindi non si salva più niente. Ferma il server, rimetti il file giusto o ripristina una copia di sicurezza, poi riavvialo.
error-store-file-truncated = { $file } è stato troncato, quindi non si salva più niente. Ferma il server, ripristina una copia di sicurezza, poi riavvialo.
# Shown when the server starts.
error-store-empty-file = { $file } è vuoto, quindi non è un database valido. Eliminalo, poi ripristina una copia di sicurezza o ricomincia da zero.
error-store-foreign = { $file } non è un database di Greentable. Scegli un’altra cartella o sposta il file.
# $reason is SQLite’s own, in English.
error-store-damaged = { $file } è danneggiato ({ $reason }). Tienine una copia, spostalo e ripristina l’ultima copia di sicurezza.
# $log is the file beside the database in which SQLite keeps the newest changes.
error-store-log-alone = { $log } contiene modifiche che non sono di { $file }. Rimetti il database giusto o sposta { $log }.

## PostgreSQL

# Without the address: it may contain a password.
error-store-address = Questo non è l’indirizzo di un database PostgreSQL. Dovrebbe essere del tipo postgresql://user@host/name
error-store-no-psycopg = PostgreSQL richiede un altro pacchetto: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = In { $folder } non c’è un database di Greentable. Indica dov’è con --data DIR o --database URL.
error-admin-no-person = Nessuna persona trovata per { $person }: indica un nome, un id o un posto, per esempio ROOM/3
