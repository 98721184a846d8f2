### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, quotes included.

## Tables

error-table-seats = { $seats ->
    [one] ein Name
   *[other] { $seats } Namen
}: Dieses Spiel ist für { $fewest } bis { $most } Personen
error-table-name = { $name } ist kein Name: 1 bis 60 druckbare Zeichen ohne Leerzeichen am Rand
error-table-no-such-ply = es gibt keinen Schritt { $ply }: Diese Partie hat 0 bis { $last }
error-table-nothing-to-take-back = Platz { $seat } hat noch nichts getan: Es gibt nichts zurückzunehmen

## Record files

# $why is what the system says: "No such file or directory".
error-record-read = { $path } lässt sich nicht lesen: { $why }
error-record-write = { $path } lässt sich nicht schreiben: { $why }
error-record-size = zu groß für eine Aufzeichnung: höchstens { $most } Bytes
error-record-encoding = das Byte { $found } gefunden: Text in UTF-8 erwartet
error-record-unwritable = die Aufzeichnung würde anders gelesen, als sie geschrieben ist

## The form of a record

# $wanted is the first line of a record, which is the same in every language.
error-record-empty = nichts darin: „{ $wanted }“ erwartet
error-record-first-line = keine Aufzeichnung von Greentable: „{ $wanted }“ als erste Zeile erwartet
error-record-version = Format { $version }: von einem neueren Greentable geschrieben; dieses liest bis { $newest }
error-record-carriage-return = einen Wagenrücklauf gefunden: Zeilen enden nur mit einem Zeilenvorschub (LF, nicht CR LF)
error-record-tab = einen Tabulator gefunden: Leerzeichen erwartet
error-record-byte-order-mark = eine Bytereihenfolge-Marke gefunden: einfaches UTF-8 erwartet

# $found is like U+0007.
error-record-character = das Steuerzeichen { $found } gefunden: druckbarer Text erwartet

## Headers of a record. $key and $example are the same in every language, and so are words in quotes.

error-record-header = eine Kopfzeile erwartet, wie in „{ $example }“, gefunden: { $found }
error-record-header-unknown = unbekannte Kopfzeile { $key }: eine von { $known }
error-record-header-twice = ein zweites „{ $key }“: eines steht schon in Zeile { $before }
error-record-header-missing = die Kopfzeile „{ $key }“ fehlt: „{ $key }: { $example }“ vor dieser Zeile erwartet
error-record-value = ein Leerzeichen und ein Wert ohne weitere Leerzeichen erwartet, wie in „{ $key }: { $example }“
error-record-game = unbekanntes Spiel { $game }: eines von { $known }
error-record-seats = { $found } Plätze: eine Zahl von 1 bis { $most } erwartet
error-record-no-seat = „{ $key }“ an einem Tisch mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}
error-record-name-length = ein Name mit { $length } Zeichen: höchstens { $most }
error-record-dealing = „{ $key }“ und „{ $other }“ in einer Aufzeichnung: entweder eines für die Partie oder eines pro Runde
error-record-commitment-form = { $found } ist kein SHA-256: 64 Zeichen von 0 bis 9 und a bis f erwartet
error-record-date = den Tag { $found } gibt es nicht: Jahr, Monat und Tag, wie in 2025-06-30
error-record-result-form =
    { $seats ->
        [one] eine ganze Zahl oder „{ $unfinished }“ erwartet
       *[other] { $seats } ganze Zahlen mit einzelnen Leerzeichen oder „{ $unfinished }“ erwartet
    }

## Plies of a record

error-record-ply = ein Platz, ein Leerzeichen und eine Aktion erwartet, wie in „2 play MO“, gefunden: { $found }
error-record-space-at-end = nichts weiter erwartet, gefunden: ein Leerzeichen am Ende der Zeile
error-record-seat =
    { $seats ->
        [one] Platz { $seat }: 1, oder 0 für den Zufall, erwartet
       *[other] Platz { $seat }: 1 bis { $seats }, oder 0 für den Zufall, erwartet
    }

## A record that is not true

error-record-names = { $names ->
    [one] ein Name
   *[other] { $names } Namen
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}: ein Name pro Platz erwartet
error-record-no-such-ply = es gibt keinen Schritt { $ply }: Die Aufzeichnung hat 0 bis { $last }

# $token is a move as it is written, $reason a sentence said to the player.
error-record-illegal-move = Schritt { NUMBER($ply, useGrouping: 0) }: Platz { $seat } darf { $token } nicht: { $reason }
error-record-result = „{ $stated }“ ist angegeben, „{ $found }“ kam heraus
error-record-shuffle = Schritt { $ply } ist { $token }, aber der aufgezeichnete Seed ergibt { $expected }

# $key is like "commitment 2", $found the hash of the seed.
error-record-commitment = der aufgezeichnete Seed passt nicht zu „{ $key }“: Sein SHA-256 ist { $found }
