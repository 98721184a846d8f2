### `greentable admin`: read by those who run a server.

admin-backed-up = La copia di sicurezza è in { $file }
admin-restored = Tutto è stato ripristinato da { $file }
admin-draining = Da ora non si aprono nuovi tavoli; le partite cominciate si possono finire
admin-not-draining = Si possono di nuovo aprire tavoli
admin-invited = Un invito, valido una volta sola, per scegliere una frase segreta: { $secret }
admin-banned = { $name } non può più giocare qui
admin-unbanned = { $name } può di nuovo giocare qui
admin-announced = Tutti leggono: { $text }
admin-announced-nothing = Non si annuncia più niente
admin-healthy = Nessun danno trovato
admin-checking = { $done } stanze controllate su { $count }

## What is wrong with a database: `greentable admin doctor`

damage-file = Il file del database è danneggiato: { $fault }
damage-log = Il registro della stanza { $room } ha { $found } voci, non { $wanted } senza lacune
damage-entry = Il registro della stanza { $room } non si può leggere dalla voce { $seq } in poi
damage-snapshot = L’istantanea della stanza { $room } è più recente del suo registro
damage-summary = Il riassunto della stanza { $room } non corrisponde alla stanza
damage-orphans = { $count ->
    [one] Una riga di { $table } non appartiene
   *[other] { $count } righe di { $table } non appartengono
} a niente

## What to do about it, said once for each kind of damage

advice-damage-file = Ferma il server, tieni una copia del file e ripristina l’ultima copia di sicurezza.
advice-damage-log = Una stanza con il registro rotto non si può aprire; le altre sì. Solo una copia di sicurezza l’ha intera.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = Una stanza con un’istantanea sbagliata può mostrare cose non accadute: ripristina l’ultima copia di sicurezza.
advice-damage-summary = Gli elenchi delle stanze possono essere sbagliati: ripristina l’ultima copia di sicurezza.
advice-damage-orphans = Le righe che non appartengono a niente non fanno danni, ma qualcosa che non è Greentable ha modificato il database.
