### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, with their quotes.

## Tables

error-table-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen, angegeben { $seats ->
    [one] ist ein Name
   *[other] sind { $seats } Namen
}
error-table-name = { $name } ist kein gültiger Name: erlaubt sind 1 bis 60 druckbare Zeichen ohne Leerzeichen am Anfang oder Ende
error-table-no-such-ply = Schritt { NUMBER($ply, useGrouping: 0) } gibt es nicht: Es gibt nur die Schritte 0 bis { NUMBER($last, useGrouping: 0) }
error-table-nothing-to-take-back = Platz { $seat } hat noch keinen Zug zum Zurücknehmen

## Record files

# $why is what the system says: "No such file or directory".
error-record-read = { $path } lässt sich nicht lesen: { $why }
error-record-write = { $path } lässt sich nicht schreiben: { $why }
error-record-size = zu groß für eine Aufzeichnung: höchstens { $most } Bytes
error-record-encoding = UTF-8-Text erwartet, Byte { $found } gefunden
error-record-unwritable = Diese Aufzeichnung würde anders gelesen als geschrieben

## The form of a record

# $wanted is the first line of a record, which is the same in every language.
error-record-empty = Die Datei ist leer: „{ $wanted }“ erwartet
error-record-first-line = keine Greentable-Aufzeichnung: „{ $wanted }“ in der ersten Zeile erwartet
error-record-version = Format { $version } stammt von einem neueren Greentable: Dieses liest nur Formate bis { $newest }
error-record-carriage-return = Wagenrücklauf gefunden: Zeilen müssen mit LF enden, nicht mit CR LF
error-record-tab = Leerzeichen erwartet, Tabulator gefunden
error-record-byte-order-mark = einfaches UTF-8 erwartet, Byte-Order-Mark gefunden

# $found is for example U+0007.
error-record-character = druckbarer Text erwartet, Steuerzeichen { $found } gefunden

## Headers of a record. $key, $example and words in quotes are the same in every language.

error-record-header = Kopfzeile wie „{ $example }“ erwartet, { $found } gefunden
error-record-header-unknown = unbekannte Kopfzeile { $key }: möglich sind { $known }
error-record-header-twice = zweite Kopfzeile „{ $key }“: Die erste steht in Zeile { NUMBER($before, useGrouping: 0) }
error-record-header-missing = Kopfzeile „{ $key }“ fehlt: „{ $key }: { $example }“ vor dieser Zeile erwartet
error-record-value = ein Leerzeichen und ein Wert ohne weitere Leerzeichen erwartet, z. B. „{ $key }: { $example }“
error-record-game = unbekanntes Spiel { $game } (verfügbar: { $known })
error-record-seats = Anzahl der Plätze von 1 bis { $most } erwartet, { $found } gefunden
error-record-no-seat = kein Platz für „{ $key }“: Es gibt nur { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}
error-record-name-length = Name mit höchstens { $most } Zeichen erwartet, { $length } gefunden
error-record-dealing = „{ $key }“ und „{ $other }“ gehen nicht zusammen: entweder einmal für die Partie oder einmal pro Runde angeben
error-record-commitment-form = { $found } ist kein SHA-256-Hash: 64 Zeichen von 0 bis 9 und a bis f erwartet
error-record-date = { $found } ist kein gültiges Datum: Jahr, Monat und Tag erwartet, z. B. 2025-06-30
error-record-result-form =
    { $seats ->
        [one] eine ganze Zahl oder „{ $unfinished }“ erwartet
       *[other] { $seats } ganze Zahlen mit je einem Leerzeichen dazwischen oder „{ $unfinished }“ erwartet
    }

## Plies of a record

error-record-ply = Platz, Leerzeichen und Zug erwartet (z. B. „2 play MO“), { $found } gefunden
error-record-space-at-end = überflüssiges Leerzeichen am Zeilenende
error-record-seat =
    { $seats ->
        [one] Platz { $seat }: 1 erwartet, oder 0 für den Zufall
       *[other] Platz { $seat }: 1 bis { $seats } erwartet, oder 0 für den Zufall
    }

## A record that is not true

error-record-names = ein Name pro Platz erwartet, { $names ->
    [one] ein Name
   *[other] { $names } Namen
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
} gefunden
error-record-no-such-ply = Schritt { NUMBER($ply, useGrouping: 0) } gibt es nicht: Es gibt nur die Schritte 0 bis { NUMBER($last, useGrouping: 0) }

# $token is a move as written, $reason a sentence for the player.
error-record-illegal-move = Schritt { NUMBER($ply, useGrouping: 0) }: { $token } ist für Platz { $seat } nicht erlaubt: { $reason }
error-record-result = Das Ergebnis ist „{ $found }“, in der Aufzeichnung steht aber „{ $stated }“
error-record-shuffle = Schritt { NUMBER($ply, useGrouping: 0) } ist { $token }, der aufgezeichnete Seed ergibt aber { $expected }

# $key is for example "commitment 2", $found the hash of the seed.
error-record-commitment = Der aufgezeichnete Seed passt nicht zu „{ $key }“: Sein SHA-256-Hash ist { $found }
