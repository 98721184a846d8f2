### `greentable admin`: for people who run a server.

admin-backed-up = Copia di sicurezza salvata in { $file }
admin-restored = Tutto è stato ripristinato da { $file }
admin-draining = Da ora niente nuovi tavoli; le partite in corso si possono finire
admin-not-draining = Si possono di nuovo aprire tavoli
admin-invited = Invito per scegliere una frase segreta, valido una volta: { $secret }
admin-banned = { $name } non può più giocare qui
admin-unbanned = { $name } può di nuovo giocare qui
admin-announced = Annuncio inviato a tutti: { $text }
admin-announced-nothing = L’annuncio è stato rimosso
admin-healthy = Nessun danno trovato
# Progress, on lines of its own while the check is running.
admin-checking = Stanze controllate: { $done } su { $count }

## What is wrong with a database: `greentable admin doctor`

damage-file = Il file del database è danneggiato: { $fault }
# An entry is one line of the log of a room.
damage-log = Il registro del tavolo { $room } dovrebbe avere { $wanted ->
    [one] { $wanted } voce
   *[other] { $wanted } voci senza lacune
}, ma ne ha { $found }
damage-entry = Il registro del tavolo { $room } non è leggibile dalla voce { $seq } in poi
damage-snapshot = L’istantanea del tavolo { $room } è più recente del suo registro
damage-summary = Il riepilogo della stanza { $room } non corrisponde alla stanza
# Rows that belong to nothing. $table is the name of a table of the database.
damage-orphans = { $count ->
    [one] { $count } riga orfana
   *[other] { $count } righe orfane
} in { $table }

## What to do about it, said once for each kind of damage

advice-damage-file = Ferma il server, tieni una copia del file e ripristina l’ultima copia di sicurezza.
advice-damage-log = Una stanza con il registro danneggiato non si può aprire, tutte le altre sì. Solo una copia di sicurezza la contiene ancora per intero.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = Una stanza con un’istantanea sbagliata può mostrare cose mai successe. Ripristina l’ultima copia di sicurezza.
advice-damage-summary = Gli elenchi delle stanze possono essere sbagliati. Ripristina l’ultima copia di sicurezza.
advice-damage-orphans = Le righe orfane non fanno danni, ma un programma diverso da Greentable ha modificato il database.
