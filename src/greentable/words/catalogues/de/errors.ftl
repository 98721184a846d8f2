### What went wrong through somebody's input: an id for each code, "bots.unknown" is
### error-bots-unknown.

# A text that somebody wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $message }

# The same in a file; $message is what is wrong and where.
error-in-file = { $file }, { $message }

# A move that the rules refuse. $move is the move as it is written, $reason a sentence said to the player.
error-refused = Platz { $seat } darf „{ $move }“ nicht: { $reason }

## Reading what somebody wrote. $wanted says what would be right, $found is what stands there, quoted.

error-notation-wanted = { $wanted } erwartet, gefunden: { $found }
# $form is an example, or several.
error-notation-move = { $wanted } erwartet, gefunden: { $found } (wie in: { $form })

# In place of $found: the text has ended.
found-end = das Ende

error-notation-verb = unbekanntes Wort { $word }: eines von { $known }

# In place of $wanted. A word, a space and signs in quotes are typed so in every language.
wanted-nothing-more = nichts weiter
wanted-word = ein Wort
wanted-space-and = ein Leerzeichen und { $wanted }
# $sign is one like '@'.
wanted-sign-and = { $sign } und { $wanted }

error-seed = { $text } ist kein Seed: druckbarer Text ohne Leerzeichen am Rand

## Languages

error-text-language = unbekannte Sprache „{ $language }“: eine von { $known }
# Said once, before the command goes on in English.
error-cli-language = unbekannte Sprache „{ $language }“: eine von { $known }. Es geht auf Englisch weiter.

## Around an error, by what kind it is

# A text that somebody typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Nicht verstanden ab Zeichen { NUMBER($column, useGrouping: 0) }: { $message }

error-record = Die Aufzeichnung stimmt nicht, Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $message }
error-illegal-move = Nicht erlaubt: { $message }
error-unsupported-ruleset = Nach diesen Regeln lässt sich nicht spielen: { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = unbekannte Ausgabe { $name }: eine von { $known }
error-ruleset-switch = unbekannter Schalter { $name }: einer von { $known }
error-ruleset-switch-twice = Schalter „{ $name }“ steht zweimal da: nur einmal erwartet
error-ruleset-value = { $switch }={ $found }: { $wanted } erwartet ({ $about })
error-ruleset-impossible = { $switch }: { $value } ist nicht möglich ({ $about })
# $game is the name of a game.
error-ruleset-seats = { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}: { $game } ist für { $fewest } bis { $most } Spieler

## Positions as JSON

error-state-fields = Felder fehlen oder sind unbekannt: { $fields }
error-state-number = Feld „{ $field }“: eine ganze Zahl erwartet
# $shape is how many numbers, as 27 or 7×27.
error-state-shape = Feld „{ $field }“: { $shape } ganze Zahlen erwartet
# $rules is the name of a class.
error-state-rules = das sind nicht die Felder von { $rules }
error-state-rules-value = { $switch }: { $value } ist dort nicht möglich

## Drawings

error-drawing-cell = Felder von { $size } Pixeln: mindestens { $least } erwartet, sonst sind Früchte nicht zu unterscheiden
error-drawing-seat = es gibt keinen Platz { $seat }: { $seats ->
    [one] es gibt nur einen Platz
   *[other] Plätze sind 1 bis { $seats }
}
error-drawing-line = ein Spielverlauf beginnt mit einer Startkarte: Es gibt kein Bild

## Views

error-view-viewer = Betrachter { $viewer }: ein Platz von 1 bis { $seats } erwartet, oder 0, ein Zuschauer

## Recorded games told in words

error-text-game = für { $game } gibt es noch keine Worte, nur für { $known }
error-text-viewer = es gibt keinen Platz { $seat }: { $seats ->
    [one] 1, oder 0 für einen Zuschauer
   *[other] 1 bis { $seats }, oder 0 für einen Zuschauer
}
# $names is a row of seats with their names: "1 Ann, 2 Ben".
error-text-viewer-name = niemand heißt { $name }: 0 ist ein Zuschauer, { $names }
error-text-viewer-twice = { $name } heißen mehrere Plätze: Gib die Nummer von einem an
error-text-ply = es gibt keinen Schritt { NUMBER($ply, useGrouping: 0) }: Die Aufzeichnung hat 0 bis { NUMBER($plies, useGrouping: 0) }
error-text-recipes = die aufgezeichnete Partie wurde mit anderen Rezepten gespielt
error-text-recipes-of-grass = in einer Partie Grass gibt es keine Rezepte

## The command line

# $message is one of the texts help-argparse-…; $program is like "greentable play grass".
error-cli-usage = { $message } (siehe { $program } --help)
# A file, or the system, that a command stumbled over. $why is what the system says.
error-cli-file = { $file }: { $why }
error-cli-system = { $why }
error-cli-arguments = unbekannte Argumente: { $arguments } (siehe { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = eine Aktion oder ihre Schreibweise erwartet, gefunden: { $found }
error-argument-ruleset = ein Regelwerk oder sein Text erwartet, gefunden: { $found }
error-argument-seat = die Nummer eines Platzes erwartet, gefunden: { $found }
error-argument-seats = eine Anzahl von Plätzen erwartet, gefunden: { $found }
error-argument-state = ein Spielstand erwartet, gefunden: { $found }
error-argument-document = das Dokument einer Sicht oder eines Ereignisses erwartet: { $trouble }

# $form is an example of all that can follow a word, as moves are written.
error-move-form = diese Aktion gibt es nicht: Zu „{ $verb }“ gehört etwas wie in { $form }
error-move-verb = diese Aktion gibt es nicht: { $verb } ist kein Verb
error-move-parts = die Teile einer Aktion erwartet: { $trouble }

## Seeds

error-seed-twice = ein Seed für alle Runden oder eine Liste mit einem pro Runde erwartet, gefunden: beides
error-seed-round = kein Seed für Runde { $round }: Die Liste hat { $count }

## Compiled play

error-compiled-unavailable = kompiliertes Spiel braucht Numba: Installiere greentable[fast]
error-compiled-nothing-to-compile-with = zum Kompilieren fehlt Numba: Installiere greentable[fast]; alles andere funktioniert auch so
error-compiled-cache = kompilierter Code lässt sich in { $folder } nicht ablegen: { $reason }; GREENTABLE_CACHE in der Umgebung nennt einen anderen Ordner

# $target is what somebody asked for, $known the games.
error-compiled-target = nichts mit dem Namen „{ $target }“ lässt sich kompilieren: eines von { $known }
error-compiled-module = es gibt kein Modul „{ $module }“ zum Kompilieren
error-compiled-batch-size = ein Stapel braucht eine Sicht und mindestens eine Partie
error-compiled-batch-seats = Sichten von Partien mit verschieden vielen Plätzen passen nicht in einen Stapel
error-compiled-batch-moves = { $moves ->
    [one] eine Aktion
   *[other] { $moves } Aktionen
} für { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: für jede eine erwartet
error-hint-not-asked = dieser Platz wird jetzt nichts gefragt

## The solver of Grove

# An order of cards, as $place 1 to 9 of them.
error-solve-order-length = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: Eine Kartenfolge hat { $wanted }, die Startkarte, zwei auf der Hand und sechs zum Ziehen
error-solve-order-card = Karte { $card }, an Stelle { $place }: Die Karten haben die Nummern 1 bis { $cards }
error-solve-order-repeated = Karte { $card }, an Stelle { $place }: Sie kam schon vor; jede Karte gibt es nur einmal
error-solve-recipes = zwei verschiedene Rezepte erwartet, wie in 16,17
error-solve-recipes-of-book = --recipe-book mit --order: Nenne zwei Rezepte daraus, wie in --recipes 16,17
error-solve-recipe-number = Rezept { $recipe }: Die Rezepte haben die Nummern 1 bis { $recipes }
error-solve-recipe-in-order = Rezept { $recipe } steht auf der Rückseite von Karte { $recipe }, die in der Kartenfolge ist
error-solve-width = Breite { $width }: 1 bis { $widest } Haine können nach jedem Zug behalten werden
error-solve-state = eine Partie für eine Person erwartet, in der jetzt eine Karte zu legen ist
error-solve-draws = { $left ->
    [one] eine Karte ist
   *[other] { $left } Karten sind
} noch zu ziehen, nicht { $given }
error-solve-draw-card = Karte { $card }, als { $place }. gezogen: schon gesehen oder keine Karte dieses Kartensatzes
error-solve-seconds = { $seconds } Sekunden: mehr als 0 und höchstens { $longest } erwartet
error-advice-milliseconds = { $found } Millisekunden: mehr als 0 und höchstens { $most } erwartet
error-advice-iterations = { $found } Durchläufe: 1 bis { $most } erwartet
error-advice-searches = { $found } Suchen: 1 bis { $most } erwartet
error-best-known-file = { $file } lässt sich nicht lesen: { $why }
error-best-known-damaged = { $file }, Zeile { $number }: keine Kartenfolge mit einem Weg, der die angegebenen Punkte bringt
error-review-game = nur eine beendete Partie Grove für eine Person lässt sich durchsehen
error-review-grass = nur eine beendete Partie Grass lässt sich durchsehen, für einen ihrer Plätze

## Bots

error-bots-unknown = unbekannter Bot „{ $name }“: einer von { $known }
# $signature is what the function takes, as Python writes it.
error-bots-signature = ein Bot nimmt (view, legal, chance) oder (view, legal, chance, budget), nicht { $signature }

## Completion by a shell

error-completion-shell = unbekannte Shell { $shell }: eine von { $known }

## What the system says of a file: in place of $why in "… lässt sich nicht lesen: …"

system-not-there = Datei oder Ordner nicht gefunden
system-not-allowed = keine Berechtigung
system-exists = die Datei gibt es schon
system-folder = das ist ein Ordner
system-no-folder = das ist kein Ordner
system-full = kein Speicherplatz mehr frei
system-read-only = das Dateisystem ist schreibgeschützt
system-long-name = der Dateiname ist zu lang
system-links = zu viele symbolische Verknüpfungen hintereinander
system-device = Ein-/Ausgabefehler
system-refused = Verbindung abgelehnt
system-no-answer = keine Antwort in der Zeit
system-no-way = über das Netz nicht erreichbar
system-name = so kann keine Datei heißen
