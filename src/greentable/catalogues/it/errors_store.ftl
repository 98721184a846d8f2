### What can go wrong where the server keeps everything. Read by those who run a server.

error-store-trouble = Il database ora non si può usare: { $reason }
error-store-closed = Il database è chiuso
error-store-newer = Il database è di un Greentable più recente (la sua versione è { $found }, questo programma conosce la { $known }): installa quello
error-store-taken = Il database rifiuta: { $reason }

error-store-log-moved-on = La voce { $seq } non segue nel registro della stanza { $room }: l’ultima è la { $last }
error-store-lease-lost = La stanza { $room } ora è di un altro processo

## Backups

error-store-no-backup = Non si può scrivere una copia di sicurezza in { $file }: { $reason }
error-store-not-a-backup = { $file } non è una copia di sicurezza di Greentable
error-store-damaged-backup = { $file } è danneggiato, e niente è stato ripristinato. { $reason }
error-store-not-empty = Nel database c’è già qualcosa: solo --force lo sovrascrive

## PostgreSQL

error-store-address = Questo non è l’indirizzo di un PostgreSQL: dovrebbe essere come postgresql://user@host/name
error-store-no-psycopg = PostgreSQL richiede un altro pacchetto: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = In { $folder } non c’è un database di Greentable (--data DIR o --database URL dicono dov’è)
error-admin-no-person = Non c’è nessuno con l’id o il nome { $person }, e nessuno siede lì
