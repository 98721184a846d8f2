### Errors in what someone typed or wrote: one id for each code, "bots.unknown" is
### error-bots-unknown. Most follow a place ("line 3, column 5: …") or the name of the program
### ("greentable: …"), so most start with a small letter, and they end without a full stop.

# A text that someone wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $message }

# The same in a file. $message says what is wrong and where.
error-in-file = { $file }, { $message }

# A move that the rules refuse. $move is the move as written, $reason a sentence for the player.
error-refused = „{ $move }“ ist für Platz { $seat } nicht erlaubt: { $reason }

## Reading what someone wrote. $wanted is what would be right, $found what is there, in quotes.

error-notation-wanted = { $wanted } erwartet, { $found } gefunden
# $form is one or more examples.
error-notation-move = { $wanted } erwartet, { $found } gefunden (Beispiel: { $form })

# In place of $found: the text has ended.
found-end = das Ende des Textes

error-notation-verb = unbekanntes Wort { $word }: möglich sind { $known }

# In place of $wanted. Words, spaces and signs in quotes are typed like this in every language.
wanted-nothing-more = das Ende des Textes
wanted-word = ein Wort
wanted-space-and = ein Leerzeichen und { $wanted }
# $sign is for example @.
wanted-sign = „{ $sign }“
wanted-sign-and = „{ $sign }“ und { $wanted }

error-seed = { $text } ist kein gültiger Seed: erlaubt ist druckbarer Text ohne Leerzeichen am Anfang oder Ende

## Languages

error-text-language = unbekannte Sprache „{ $language }“ (verfügbar: { $known })
# Shown once, before the command continues in English.
error-cli-language = unbekannte Sprache „{ $language }“ (verfügbar: { $known }). Weiter geht es auf Englisch.

## Around an error, depending on its kind

# A text that someone typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Fehler bei Zeichen { NUMBER($column, useGrouping: 0) }: { $message }

error-record = Fehler in der Aufzeichnung, Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $message }
error-illegal-move = Nicht erlaubt: { $message }
error-unsupported-ruleset = Mit diesen Regeln kann man nicht spielen: { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = unbekannte Ausgabe { $name } (verfügbar: { $known })
error-ruleset-switch = unbekannter Schalter { $name } (verfügbar: { $known })
error-ruleset-switch-twice = Schalter „{ $name }“ ist doppelt angegeben
error-ruleset-value = { $switch }={ $found } ist ungültig, möglich: { $wanted } ({ $about })
error-ruleset-impossible = { $switch } darf nicht { $value } sein ({ $about })
# $game is the name of a game.
error-ruleset-seats = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $seats }

## Positions as JSON

error-state-fields = fehlende oder unbekannte Felder: { $fields }
error-state-number = Feld „{ $field }“: ganze Zahl erwartet
# $shape is how many numbers, for example 27 or 7×27.
error-state-shape = Feld „{ $field }“: { $shape } ganze Zahlen erwartet
# $rules is the name of a class.
error-state-rules = das sind nicht die Felder von { $rules }
error-state-rules-value = { $switch } darf nicht { $value } sein

## Drawings

error-drawing-cell = Auf Feldern von { $size } Pixeln erkennt man keine Früchte: mindestens { $least } angeben
error-drawing-seat = Platz { $seat } gibt es nicht: { $seats ->
    [one] Es gibt nur Platz 1
   *[other] Es gibt die Plätze 1 bis { $seats }
}
error-drawing-line = nichts zu zeichnen: Ein Spielverlauf beginnt mit einer Startkarte

## Views

error-view-viewer = Betrachter { $viewer }: Platz 1 bis { $seats } erwartet, oder 0 für einen Zuschauer

## Recorded games retold in words

error-text-game = { $game }-Partien lassen sich noch nicht nacherzählen (verfügbar: { $known })
error-text-viewer = Platz { $seat } gibt es nicht: { $seats ->
    [one] möglich ist 1, oder 0 für einen Zuschauer
   *[other] möglich sind 1 bis { $seats }, oder 0 für einen Zuschauer
}
# $names lists the seats with their names: "1 Ann, 2 Ben".
error-text-viewer-name = Hier heißt niemand { $name } (möglich: 0 für einen Zuschauer, { $names })
error-text-viewer-twice = Hier heißen mehrere { $name }: Gib eine Platznummer an
error-text-ply = Schritt { NUMBER($ply, useGrouping: 0) } gibt es nicht: Es gibt nur die Schritte 0 bis { NUMBER($plies, useGrouping: 0) }
error-text-recipes = Diese Partie wurde mit anderen Rezepten gespielt
error-text-recipes-of-grass = Bei Grass gibt es keine Rezepte

## The command line

# $message is one of the texts help-argparse-…; $program is for example "greentable play grass".
error-cli-usage = { $message } (siehe { $program } --help)
# A file or connection that caused an error. $why is what the system says.
error-cli-file = { $file }: { $why }
error-cli-system = { $why }
error-cli-arguments = unbekannte Argumente: { $arguments } (siehe { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = Zug oder dessen Schreibweise erwartet, { $found } erhalten
error-argument-ruleset = Regelwerk oder dessen Text erwartet, { $found } erhalten
error-argument-seat = Platznummer erwartet, { $found } erhalten
error-argument-seats = Anzahl von Plätzen erwartet, { $found } erhalten
error-argument-state = Spielstand erwartet, { $found } erhalten
# $trouble is what the reader of JSON says, in English.
error-argument-document = kein gültiges Dokument einer Sicht oder eines Ereignisses: { $trouble }

# $form gives every form that a verb has, as moves are written.
error-move-form = ungültiger Zug: „{ $verb }“ schreibt man so: { $form }
error-move-verb = ungültiger Zug: { $verb } ist kein Verb
error-move-parts = ungültiger Zug: { $trouble }

## Seeds

error-seed-twice = entweder einen Seed für alle Runden oder eine Liste mit einem pro Runde angeben, nicht beides
error-seed-round = kein Seed für Runde { $round }: Die Liste endet bei { $count }

## Compiled play

error-compiled-unavailable = Kompiliertes Spielen braucht Numba: Installiere greentable[fast]
error-compiled-nothing-to-compile-with = Zum Kompilieren fehlt Numba: Installiere greentable[fast] (alles andere geht auch ohne)
error-compiled-cache = kompilierter Code lässt sich nicht in { $folder } speichern: { $reason } (anderer Ordner: GREENTABLE_CACHE setzen)

# $target is what was asked for, $known the games.
error-compiled-target = „{ $target }“ lässt sich nicht kompilieren (verfügbar: { $known })
error-compiled-module = „{ $module }“ lässt sich nicht kompilieren: Das Modul gibt es nicht
error-compiled-batch-size = Ein Batch braucht eine Sicht und mindestens eine Partie
error-compiled-batch-seats = Alle Sichten eines Batches müssen gleich viele Plätze haben
error-compiled-batch-moves = ein Zug pro Partie erwartet, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
} für { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} erhalten

## The solver of Grove

error-hint-not-asked = Dieser Platz hat gerade nichts zu entscheiden

# An order of nine cards, $place 1 to 9.
error-solve-order-length = { $wanted } Karten erwartet (Startkarte, zwei auf der Hand, sechs zum Ziehen), { $count } angegeben
error-solve-order-card = Karte { $card } (Position { $place }) gibt es nicht: Die Karten haben die Nummern 1 bis { $cards }
error-solve-order-repeated = Karte { $card } steht an Position { $place } zum zweiten Mal: Jede Karte gibt es nur einmal
error-solve-recipes = zwei verschiedene Rezepte erwartet, z. B. 16,17
error-solve-recipes-of-book = --recipe-book mit --order braucht zwei Rezepte aus dem Buch, z. B. --recipes 16,17
error-solve-recipe-number = Rezept { $recipe } gibt es nicht: Die Rezepte haben die Nummern 1 bis { $recipes }
error-solve-recipe-in-order = Rezept { $recipe } ist auf der Rückseite von Karte { $recipe }, und die gehört zur Kartenfolge
# How many groves the search keeps after each card.
error-solve-width = Breite von 1 bis { $widest } erwartet, { $width } angegeben
error-solve-state = Solopartie erwartet, in der gerade eine Karte zu legen ist
error-solve-draws = { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} zum Ziehen erwartet, { $given } angegeben
error-solve-draw-card = { $place }. gezogene Karte: Karte { $card } ist schon bekannt oder gehört nicht zum Kartensatz
error-solve-seconds = mehr als 0 und höchstens { $longest } Sekunden erwartet, { $seconds } angegeben
error-advice-milliseconds = mehr als 0 und höchstens { $most } Millisekunden erwartet, { $found } angegeben
error-advice-iterations = 1 bis { $most } Durchläufe erwartet, { $found } angegeben
error-advice-searches = 1 bis { $most } Suchen erwartet, { $found } angegeben
error-best-known-file = { $file } lässt sich nicht lesen: { $why }
error-best-known-damaged = { $file }, Zeile { NUMBER($number, useGrouping: 0) }: Kartenverteilung mit einem Spielverlauf erwartet, der die angegebenen Punkte bringt
error-review-game = Eine Analyse gibt es nur für beendete Solopartien von Grove
error-review-grass = Eine Analyse gibt es nur für beendete Partien von Grass, und nur für einen der Plätze

## Bots

error-bots-unknown = unbekannter Bot „{ $name }“ (verfügbar: { $known })
# $signature is what the function takes, as Python writes it.
error-bots-signature = Ein Bot erwartet (view, legal, chance) oder (view, legal, chance, budget), nicht { $signature }

## Completion by a shell

error-completion-shell = unbekannte Shell { $shell } (verfügbar: { $known })

## What the system says about a file or a connection: in place of $why in "can’t read FILE: …"

system-not-there = Datei oder Ordner nicht gefunden
system-not-allowed = Keine Berechtigung
system-exists = Die Datei existiert bereits
system-folder = Das ist ein Ordner
system-no-folder = Das ist kein Ordner
system-full = Kein Speicherplatz mehr verfügbar
system-read-only = Das Dateisystem ist schreibgeschützt
system-long-name = Der Dateiname ist zu lang
system-links = Zu viele verschachtelte symbolische Links
system-device = Ein-/Ausgabefehler
system-refused = Verbindung abgelehnt
system-no-answer = Zeitüberschreitung bei der Verbindung
system-no-way = Das Netzwerk ist nicht erreichbar
system-name = Ungültiger Dateiname
