### What commands and options do: `greentable --help`. Words in capitals and after -- are typed as they
### are in every language. Commands and options say what they do in one grammatical mood.

## Commands

help-greentable = Grass und Grove: zwei Kartenspiele an einem grünen Tisch.
help-command-play = im Terminal spielen
help-command-play-grass = Grass gegen Bots spielen
help-command-play-grove = Grove spielen, allein oder gegen Bots
help-command-games = die hier gespielten Partien auflisten oder eine fortsetzen
help-command-replay = eine aufgezeichnete Partie nacherzählen
help-command-verify = aufgezeichnete Partien überprüfen
help-command-rules = zeigen, welche Regeln sich ändern lassen
help-command-rules-grass = die Regelschalter von Grass zeigen
help-command-rules-grove = die Regelschalter von Grove zeigen
help-command-solve = die beste Spielweise suchen
help-command-solve-grove = neun Grove-Karten so gut wie möglich legen
help-command-hint = einen Zug vorschlagen oder eine beendete Partie analysieren
help-command-hint-grass = einen Zug in einer gespeicherten Partie Grass vorschlagen oder eine beendete analysieren
help-command-hint-grove = einen Zug in einer gespeicherten Partie Grove vorschlagen oder eine beendete analysieren
help-command-grove = Karten und Rezepte von Grove zeigen und eigene prüfen
help-command-grove-cards = die Karten eines Kartensatzes zeigen
help-command-grove-recipes = die Rezepte eines Rezeptbuchs zeigen
help-command-grove-check-deck = eine Kartensatz-Datei prüfen
help-command-grove-check-recipes = eine Rezept-Datei prüfen
help-command-serve = einen Server starten, auf dem man im Browser spielt
help-command-admin = einen Server verwalten
help-command-admin-backup = die Datenbank eines Servers in eine Datei sichern, auch im laufenden Betrieb
help-command-admin-restore = alles aus einer Sicherung wiederherstellen (vorher den Server anhalten)
help-command-admin-doctor = die Datenbank auf Schäden prüfen
help-command-admin-drain = keine neuen Tische eröffnen, um den Server nach den laufenden Partien anzuhalten
help-command-admin-ban = jemanden von diesem Server ausschließen
help-command-admin-unban = jemanden wieder zulassen
help-command-admin-invite = eine Einladung für einen Server erstellen, der nur Eingeladenen offensteht
help-command-admin-announce = allen eine einzeilige Nachricht zeigen
help-command-lab = Bots gegeneinander spielen lassen
help-command-lab-match = einen Wettkampf austragen: gleiche Karten für alle Bots, wechselnde Plätze
help-command-warmup = die Regeln im Voraus kompilieren
help-command-completion = ein Shell-Skript ausgeben, das Befehle und Optionen vervollständigt

## Options of several commands

# Of every command. $known is a list of codes; the names in capitals are variables of the system.
help-language = Sprache der Anzeige: { $known }; Vorgabe: aus GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES oder LANG

# Headings of groups of options.
help-group-rules = Regeln
help-group-people = Mitspieler
help-group-game = Partie

# The whole text of an option that explains itself.
help-default = Vorgabe: { $default }

# The error for an empty file name.
help-wrong-file = Dateiname erwartet

help-seats = { $fewest } bis { $most }; Vorgabe: { $default }
# $known is a list of names.
help-bots = Bots für die anderen Plätze, im Uhrzeigersinn: { $known }, FILE.py:FUNCTION oder program:COMMAND; Vorgabe: { $default }
help-names = Spielernamen, Platz 1 zuerst
help-people = Namen aller, die sich dieses Terminal teilen, Platz 1 zuerst
help-seed = derselbe Seed teilt immer dieselben Karten aus
help-save = die Partie in dieser Datei speichern; Vorgabe: eine neue Datei in der Liste von `greentable games`
help-resume = eine gespeicherte Partie fortsetzen: ihre Datei oder ihr Name in `greentable games`
help-games-name = die Partie, die fortgesetzt wird: ihr Name in der Liste
help-games-all = alle Partien auflisten, auch beendete
help-games-delete = diese Partie löschen
help-games-json = pro Partie eine Zeile JSON ausgeben, für Programme

## Playing Grass

help-ruleset = ein ganzes Regelwerk als Text, z. B. "2018 lucky_or_not"
help-variant = mehrfach möglich
help-set = eine Hausregel; `greentable rules grass` zeigt alle Schalter; mehrfach möglich
help-rounds = eine kurze Partie spielen: Wer nach N Runden am reichsten ist, gewinnt
help-deck-order = eine Datei mit der Kartenfolge der ersten Runden: Kartenkürzel, oberste Karte zuerst, eine Leerzeile zwischen zwei Runden
help-seat = dein Platz; Vorgabe: 1
help-watch = Bots beim Spielen zuschauen
help-pace = Pause nach jedem Zug eines Bots

## Playing Grove

help-recipes = mit der Rezept-Herausforderung spielen
help-own-deck = eigene Karten (`greentable grove check-deck` prüft sie); Vorgabe: house
help-own-recipes = die Rezept-Herausforderung mit eigenen Rezepten spielen (`greentable grove check-recipes` prüft sie)
help-other-half = nach der Partie die neun übrigen Karten spielen

## Looking at cards and recipes of Grove

# $known is a list of names.
help-deck = eine Kartensatz-Datei oder eines davon: { $known }; Vorgabe: { $default }
help-deck-file = 18 Zeilen wie diese: 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = eine Rezept-Datei oder eines davon: { $known }; Vorgabe: { $default }
help-recipe-file = eine TOML-Datei mit 18 Tabellen [[recipe]]

## Recorded games

help-replay-file = eine aufgezeichnete Partie: ihre Datei oder ihr Name in `greentable games`; - liest die Standardeingabe
help-replay-ply = nach Schritt N (Nummern links) anhalten und den Tisch zeigen; Vorgabe: die ganze Partie
help-replay-as = nur zeigen, was dieser Platz wissen konnte: Nummer oder Name, 0 für Zuschauer; Vorgabe: alle Karten und Entscheidungen
help-replay-recipe-book = eine Rezept-Datei mit den Namen eigener Rezepte
help-replay-json = pro Schritt eine Zeile JSON ausgeben, für Programme
help-verify-file = eine aufgezeichnete Partie: ihre Datei oder ihr Name in `greentable games`; - liest die Standardeingabe
help-verify-json = pro Datei eine Zeile JSON ausgeben, für Programme

## Compiling ahead of time

help-warmup-game = nur dieses Spiel; Vorgabe: alle Spiele
help-warmup-quiet = keinen Fortschritt anzeigen

## Solving Grove

help-solve-seed = die Karten, die dieser Seed austeilt (beliebiger Text; Vorgabe: zufällig)
help-solve-order = Startkarte, zwei Handkarten, sechs weitere, z. B. 3,7,1,18,5,9,14,2,12
help-solve-width = wie viele Haine nach jeder Karte weiterverfolgt werden; dieselbe Zahl findet immer dasselbe Ergebnis, eine größere ist langsamer, aber besser
help-solve-recipes = die Rezept-Herausforderung mit diesen Rezepten spielen, z. B. 16,17; { $dealt }: die, die der Seed austeilt
help-solve-own-recipes = eigene Rezepte (ohne --recipes die, die der Seed austeilt)
help-solve-svg = den Spielverlauf zusätzlich als SVG in diese Datei zeichnen
help-solve-seconds = Suchzeit in Sekunden; die Suche wird immer breiter und ermittelt auch eine Obergrenze (Vorgabe: { NUMBER($default, useGrouping: 0) })
help-solve-starts = auch die drei besten ersten Züge zeigen
help-json = die Antwort als JSON ausgeben
help-hint-file = eine gespeicherte Partie: ihre Datei oder ihr Name in `greentable games`; eine beendete wird analysiert
help-hint-seat = Platz, der den Tipp bekommt (Vorgabe: { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = Platz, der den Tipp bekommt (Vorgabe: der, der am Zug ist; bei beendeten Partien deiner)
help-hint-seconds = Bedenkzeit in Sekunden (Vorgabe: { NUMBER($default, useGrouping: 0) })

## Matches between bots

# $known is a list of games with their bots.
help-lab-bots = ein Bot oder mehrere; { $known }; oder eigene: FILE.py:FUNCTION, program:COMMAND
help-lab-game = das Spiel; Vorgabe: { $default }
help-lab-seats = Plätze pro Partie; Vorgabe: { $default }
help-lab-deals = Anzahl der Kartenverteilungen, jede in allen Aufstellungen gespielt; Vorgabe: { $default }
help-lab-ruleset = z. B. "classic lucky_or_not"; Vorgabe: die erste Ausgabe des Spiels
help-lab-most-rounds = Partien abbrechen, die nach so vielen Runden nicht zu Ende sind; Vorgabe: { $default }
help-lab-seed = derselbe Seed ergibt immer dieselben Partien; Vorgabe: { $default }
help-lab-processes = Anzahl der Prozesse; Vorgabe: einer pro Kern
help-lab-results = alle Partien in dieser Datei speichern und einen Wettkampf daraus fortsetzen; Vorgabe: nichts speichern
help-lab-plot = die Siegquoten als SVG in diese Datei zeichnen; Vorgabe: kein Bild
help-lab-json = das Ergebnis als JSON ausgeben, für Programme
help-rules-json = JSON ausgeben, für Programme
help-lab-alone = dem ersten Bot nur einen Platz geben, jedes Mal einen anderen, und den übrigen Bots den Rest; Vorgabe: Bots abwechselnd rund um den Tisch
help-lab-until-sure = aufhören, sobald die Siegquote des ersten Bots klar über oder unter einem gleichen Anteil liegt; Vorgabe: alle Kartenverteilungen spielen

## The frame around the options, and errors in a command line. These texts replace those of Python’s
## argparse; words in capitals and after -- are typed as they are. Write no % in them.

help-argparse-usage = Aufruf:
# A heading: words that are typed in their place, without --.
help-argparse-words = Argumente
help-argparse-options = Optionen
help-argparse-examples = Beispiele
# A heading with its colon.
help-argparse-heading = { $heading }:
help-argparse-help = diese Hilfe anzeigen und beenden
help-argparse-version = die Version anzeigen und beenden
# $argument_name is an option or a word in capitals, $message one of the texts below.
help-argparse-argument = Argument { $argument_name }: { $message }
help-argparse-required = fehlende Argumente: { $what }
help-argparse-one-required = eines dieser Argumente erwartet: { $what }
help-argparse-not-with = nicht zusammen mit { $what } möglich
help-argparse-no-value = kein Wert erwartet, { $what } angegeben
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
    [int] ganze Zahl erwartet, { $value } angegeben
    [float] Zahl erwartet, { $value } angegeben
   *[other] ungültiger Wert: { $value }
}
# $choices is a list of what can be typed.
help-argparse-invalid-choice = ungültige Auswahl: { $value } (möglich: { $choices })

## Running a server

help-serve-host = Adresse, auf der der Server lauscht; Vorgabe: nur dieser Rechner
help-serve-port = Port; 0 nimmt einen freien; Vorgabe: 8420
help-serve-lan = andere im selben Netzwerk mitspielen lassen; zeigt die Adresse und einen QR-Code
help-serve-public-url = öffentliche Adresse des Servers, z. B. https://cards.example.org
help-serve-data = Ordner der eingebauten Datenbank; Vorgabe: dein Datenordner
help-serve-database = stattdessen PostgreSQL verwenden, z. B. postgresql://user@host/name
help-serve-workers = Anzahl der Prozesse, mit PostgreSQL; Vorgabe: 1
help-serve-invite-only = nur Leute mit Link oder Code spielen lassen
help-serve-settings = eine TOML-Datei mit Einstellungen
help-serve-open = die Seite im Browser öffnen
help-serve-show-settings = alle Einstellungen mit ihren Vorgaben anzeigen und beenden

## Managing a server

help-admin-backup-file = Datei für die Sicherung; eine vorhandene wird ersetzt
help-admin-restore-file = eine Sicherung, egal von welcher Art Datenbank
help-admin-force = den Inhalt der Datenbank überschreiben
help-admin-json = JSON ausgeben, für Programme
help-admin-off = wieder neue Tische zulassen
help-admin-person = Anmeldename, ID oder Platz, z. B. ROOM/3
help-admin-text = die Nachricht; eine leere ("") entfernt sie

## Completion by a shell

help-completion-shell = bash, zsh oder fish

## play --server

help-group-server = Spielen auf einem Server
help-server = auf einem Server spielen: Link eines Tisches oder Adresse des Servers
help-server-code = der achtstellige Code eines Tisches
help-server-game = dort einen Tisch eröffnen und gegen Bots spielen
help-server-seats = Plätze am neuen Tisch; Vorgabe: 4 bei Grass, 1 bei Grove
help-server-friends = mit --game: einen Tisch für Freunde eröffnen, die per Link dazukommen
help-server-name = dein Name dort
