### What commands and options do: `greentable --help`. Words in capitals and after -- are typed so in
### every language.

## Commands

help-greentable = Grass und Grove an einem grünen Tisch.
help-command-play = im Terminal spielen
help-command-play-grass = das Kartenspiel Grass, gegen Bots
help-command-play-grove = das Kartenspiel Grove, allein oder gegen Bots
help-command-games = die Partien zeigen, die hier gespielt wurden, und mit einer weitermachen
help-command-replay = eine aufgezeichnete Partie in Worten erzählen
help-command-verify = prüfen, ob aufgezeichnete Partien stimmen
help-command-rules = zeigen, was sich an den Regeln ändern lässt
help-command-rules-grass = die Schalter der Regeln von Grass
help-command-rules-grove = die Schalter der Regeln von Grove
help-command-solve = die beste Spielweise suchen
help-command-solve-grove = wie man neun Karten von Grove legt
help-command-hint = was jetzt zu spielen ist, oder was besser gewesen wäre
help-command-hint-grass = Rat in einer gespeicherten Partie Grass, oder eine beendete noch einmal durchsehen
help-command-hint-grove = Rat in einer gespeicherten Partie Grove
help-command-grove = Karten und Rezepte von Grove ansehen, eigene prüfen
help-command-grove-cards = die Karten eines Kartensatzes zeigen
help-command-grove-recipes = die Rezepte eines Buchs zeigen
help-command-grove-check-deck = eine Kartensatz-Datei prüfen
help-command-grove-check-recipes = eine Rezept-Datei prüfen
help-command-serve = andere im Browser spielen lassen: ein Server mit Tischen
help-command-admin = einen Server verwalten
help-command-admin-backup = die Datenbank eines Servers in eine Datei kopieren, auch während er läuft
help-command-admin-restore = alles aus einer Sicherung wiederherstellen; halte vorher den Server an
help-command-admin-doctor = in der Datenbank nach Schäden suchen
help-command-admin-drain = keine neuen Tische eröffnen, um den Server nach den Partien anzuhalten
help-command-admin-ban = jemanden auf diesem Server nicht mehr spielen lassen
help-command-admin-unban = jemanden wieder spielen lassen
help-command-admin-invite = eine Einladung ausstellen, für einen Server nur für Eingeladene
help-command-admin-announce = allen eine Zeile Text zeigen
help-command-lab = Bots gegeneinander spielen lassen
help-command-lab-match = ein Wettkampf mit gleichen Kartenverteilungen und reihum getauschten Plätzen
help-command-warmup = die Regeln im Voraus kompilieren
help-command-completion = ein Skript ausgeben, mit dem eine Shell Befehle und Optionen ergänzt

## Options of several commands

# Of every command. $known is a list of codes; the names in capitals are variables of the system.
help-language = die Sprache, in der du liest: { $known }; Vorgabe: was GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES oder LANG sagen

# Headings of groups of options.
help-group-rules = Regeln
help-group-people = Mitspieler
help-group-game = Partie

# All that is said of an option that explains itself.
help-default = Vorgabe: { $default }

# What is wrong where the name of a file is left empty.
help-wrong-file = der Name einer Datei erwartet

help-seats = { $fewest } bis { $most }; Vorgabe: { $default }
# $known is a list of names.
help-bots = wer auf den anderen Plätzen spielt, im Uhrzeigersinn: { $known }, FILE.py:FUNCTION oder program:COMMAND; Vorgabe: { $default }
help-names = wie die Plätze heißen, Platz 1 zuerst
help-people = mehrere Leute an diesem Terminal, die sich an der Tastatur abwechseln: ihre Namen, Platz 1 zuerst
help-seed = derselbe Seed teilt dieselben Karten aus
help-save = die Partie in dieser Datei speichern; sonst: in einem eigenen Ordner, siehe `greentable games`
help-resume = eine gespeicherte Partie fortsetzen: ihre Datei oder ihr Name in `greentable games`
help-games-name = die Partie, mit der es weitergeht, wie die Liste sie nennt
help-games-all = alle Partien zeigen, auch die beendeten
help-games-delete = diese Partie löschen
help-games-json = für jede Partie eine Zeile JSON ausgeben, für Programme

## Playing Grass

help-ruleset = ein ganzes Regelwerk als Text, wie in "2018 lucky_or_not"
help-variant = mehrfach möglich
help-set = eine Hausregel; `greentable rules grass` zeigt alle Schalter; mehrfach möglich
help-rounds = eine kurze Partie: Wer nach N Runden am reichsten ist, gewinnt
help-deck-order = Kartenfolgen für die ersten Runden: Karten mit ihren Kürzeln, die oberste zuerst, eine leere Zeile zwischen zwei Kartenfolgen
help-seat = wo du sitzt; Vorgabe: 1
help-watch = Bots unter sich spielen lassen
help-pace = nach jeder Aktion eines Bots warten

## Playing Grove

help-recipes = die Rezept-Herausforderung
help-own-deck = eigene Karten, die `greentable grove check-deck` prüft; Vorgabe: house
help-own-recipes = die Rezept-Herausforderung mit eigenen Rezepten, die `greentable grove check-recipes` prüft
help-other-half = nach der Partie die neun Karten spielen, die beiseitegelegt wurden

## Looking at cards and recipes of Grove

# $known is a list of names.
help-deck = eine Kartensatz-Datei oder { $known }; Vorgabe: { $default }
help-deck-file = 18 Zeilen wie diese: 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = eine Rezept-Datei oder { $known }; Vorgabe: { $default }
help-recipe-file = 18 Tabellen [[recipe]]

## Recorded games

help-replay-file = eine aufgezeichnete Partie: ihre Datei oder ihr Name in `greentable games`; - ist die Standardeingabe
help-replay-ply = nach Schritt N anhalten (die Nummern links) und den Tisch zeigen; Vorgabe: die ganze Partie
help-replay-as = nur erzählen, was ein Platz wissen konnte: seine Nummer oder sein Name, oder 0 für einen Zuschauer; Vorgabe: alle Karten und Entscheidungen
help-replay-recipe-book = Namen für die Rezepte einer Partie Grove, die mit anderen Rezepten gespielt wurde
help-replay-json = für jeden Halbzug eine Zeile JSON ausgeben, für Programme
help-verify-file = eine aufgezeichnete Partie: ihre Datei oder ihr Name in `greentable games`; - ist die Standardeingabe
help-verify-json = für jede Datei eine Zeile JSON ausgeben, für Programme

## Compiling ahead of time

help-warmup-game = nur dieses; Vorgabe: alle Spiele
help-warmup-quiet = keinen Fortschritt zeigen

## Solving Grove

help-solve-seed = die Karten, die dieser Seed austeilt (ein beliebiges Wort; ohne Angabe zufällig)
help-solve-order = Startkarte, zwei Handkarten, sechs weitere: 3,7,1,18,5,9,14,2,12
help-solve-width = wie viele Haine nach jedem Zug behalten werden; dieselbe Breite findet immer denselben Weg, mehr ist langsamer und besser
help-solve-recipes = die Rezept-Herausforderung, wie 16,17; { $dealt }: wie der Seed sie austeilt
help-solve-own-recipes = eigene Rezepte (ohne --recipes: die, die der Seed austeilt)
help-solve-svg = den Spielverlauf auch in diese Datei zeichnen
help-solve-seconds = wie lange gesucht wird, in Sekunden; immer breiter, und auch nach einer Obergrenze (Vorgabe: { NUMBER($default, useGrouping: 0) })
help-solve-starts = auch sagen, welche drei ersten Züge am weitesten führen
help-json = die Antwort als JSON ausgeben
help-hint-file = eine gespeicherte Partie: ihre Datei oder ihr Name in `greentable games`; eine beendete wird durchgesehen
help-hint-seat = für welchen Platz (Vorgabe: { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = für welchen Platz (Vorgabe: wer am Zug ist; in einer beendeten Partie der eigene)
help-hint-seconds = wie lange überlegt wird, in Sekunden (Vorgabe: { NUMBER($default, useGrouping: 0) })

## Matches between bots

# $known is a list of games with their bots.
help-lab-bots = einer oder mehrere; { $known }; oder eigene: FILE.py:FUNCTION, program:COMMAND
help-lab-game = was sie spielen; Vorgabe: { $default }
help-lab-seats = wie viele am Tisch sitzen; Vorgabe: { $default }
help-lab-deals = jede wird in allen Aufstellungen gespielt; Vorgabe: { $default }
help-lab-ruleset = wie in "classic lucky_or_not"; Vorgabe: die erste Ausgabe des Spiels
help-lab-most-rounds = eine Partie abbrechen, die nach so vielen Runden nicht zu Ende ist; Vorgabe: { $default }
help-lab-seed = derselbe Seed ergibt dieselben Partien; Vorgabe: { $default }
help-lab-processes = Vorgabe: einer pro Kern
help-lab-results = jede Partie in dieser Datei festhalten und dort weitermachen; Vorgabe: nirgends
help-lab-plot = die Anteile der Siege in diese Datei zeichnen, ein SVG; Vorgabe: keine Zeichnung
help-lab-json = das Ergebnis als JSON ausgeben, für Programme
help-rules-json = JSON ausgeben, für Programme
help-lab-alone = ein Platz für den ersten Bot, reihum, alle anderen für die übrigen; Vorgabe: die Bots reihum
help-lab-until-sure = aufhören, sobald der erste Bot sicher besser oder schlechter ist als ein gleicher Anteil; Vorgabe: alle Kartenverteilungen spielen

## What stands around the options, and what is wrong with a command line. These texts belong to Python's
## argparse; words in capitals and after -- are typed so. Write no % in them.

help-argparse-usage = Aufruf:
# A heading: words that are typed in their place, without --.
help-argparse-words = Argumente
help-argparse-options = Optionen
help-argparse-examples = Beispiele
help-argparse-heading = { $heading }:
help-argparse-help = diese Hilfe zeigen
help-argparse-version = die Version zeigen
# $argument_name is an option or a word in capitals, $message one of the texts below.
help-argparse-argument = Argument { $argument_name }: { $message }
help-argparse-required = es fehlen Argumente: { $what }
help-argparse-one-required = eines dieser Argumente fehlt: { $what }
help-argparse-not-with = geht nicht zusammen mit { $what }
help-argparse-no-value = nimmt keinen Wert, gefunden: { $what }
help-argparse-one-wanted = ein Wert erwartet
help-argparse-at-most-one-wanted = höchstens ein Wert erwartet
help-argparse-at-least-one-wanted = mindestens ein Wert erwartet
help-argparse-several-wanted = { $count ->
    [one] ein Wert erwartet
   *[other] { $count } Werte erwartet
}
help-argparse-ambiguous = mehrdeutige Option: { $option } könnte { $matches } sein
# $type is "int" for a whole number, "float" for any number.
help-argparse-invalid-value = { $type ->
    [int] eine ganze Zahl erwartet, gefunden: { $value }
    [float] eine Zahl erwartet, gefunden: { $value }
   *[other] { $value } ist hier nicht möglich
}
# $choices is a list of what can be typed.
help-argparse-invalid-choice = { $value } ist nicht möglich (möglich: { $choices })

## Serving tables

help-serve-host = die Adresse, auf der der Server lauscht; Vorgabe: nur dieser Rechner
help-serve-port = der Port; 0 nimmt einen freien; Vorgabe: 8420
help-serve-lan = Leute im selben Netz mitspielen lassen; zeigt die Adresse und einen QR-Code
help-serve-public-url = wie man den Server erreicht, etwa https://cards.example.org
help-serve-data = der Ordner der eingebauten Datenbank; Vorgabe: dein Datenordner
help-serve-database = stattdessen ein PostgreSQL, etwa postgresql://user@host/name
help-serve-workers = wie viele Prozesse, mit PostgreSQL; Vorgabe: 1
help-serve-invite-only = nur wer einen Link oder Code hat, darf spielen
help-serve-settings = eine TOML-Datei mit Einstellungen
help-serve-open = die Seite im Browser öffnen
help-serve-show-settings = jede Einstellung mit ihrer Vorgabe zeigen und beenden

## Taking care of a server

help-admin-backup-file = wohin die Sicherung geschrieben wird; eine vorhandene Datei wird ersetzt
help-admin-restore-file = eine Sicherung, aus der einen oder der anderen Art Datenbank
help-admin-force = überschreiben, was in der Datenbank ist
help-admin-json = für Programme
help-admin-off = wieder neue Tische eröffnen
help-admin-person = der Name, mit dem sich jemand anmeldet, die ID, oder der Platz, etwa ROOM/3
help-admin-text = der Text; ein leerer ("") nimmt ihn weg

## Completion by a shell

help-completion-shell = bash, zsh oder fish

## play --server

help-group-server = Tisch eines Servers
help-server = sich an den Tisch eines Servers setzen: der Link eines Tisches oder die Adresse des Servers
help-server-code = die acht Buchstaben eines Tisches, die jemand vorliest
help-server-game = dort einen Tisch aufmachen, gegen Bots
help-server-seats = wie viele Plätze der neue Tisch hat; sonst 4 für Grass, 1 für Grove
help-server-friends = mit --game: ein Tisch, zu dem man Freunde mit einem Link einlädt
help-server-name = wie man dort heißt
