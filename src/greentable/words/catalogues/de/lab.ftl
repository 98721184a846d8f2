### The lab: matches between bots.

## The match in words

# The heading. $bots is a row of names ("rules gegen random"), $deals as below, $ruleset and $seed are as they were typed.
lab-title = { $bots }: { $deals } × { $line_ups ->
        [one] 1 Aufstellung
       *[other] { $line_ups } Aufstellungen
    }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }, Regelwerk { $ruleset }, Seed { $seed }

# How the names of bots are joined.
against-last = { $first } gegen { $last }
against-more = { $first } gegen { $rest }

lab-deals =
    { $deals ->
        [one] 1 Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }

# A match that was stopped: only some deals were played in all line-ups. $deals is the text above.
lab-some-deals = { $whole } von { $deals }

# The columns of the table of results.
lab-column-bot = Bot
lab-column-wins = Siege
lab-column-interval = 95-%-Intervall
lab-column-total = Mittlerer Endstand

lab-no-shares = noch kein Ergebnis: Keine Kartenverteilung wurde in allen Aufstellungen gespielt

# Below an axis, and next to the line that shows what each bot would win if all were equally good.
lab-axis = Anteil der Siege mit 95-%-Intervall
lab-equal-share = gleicher Anteil { $share }

# How the games went: a row of facts, joined by a semicolon. Numbers are text, already rounded.
lab-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
lab-rounds = { $rounds } Runden pro Partie
lab-decisions = { $decisions } Entscheidungen pro Partie, { $speed } pro Sekunde und Kern
lab-thinking = { $bot }: { $milliseconds } ms Rechenzeit pro Entscheidung
lab-stopped-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } ohne Sieger abgebrochen

# How often something happened: $each_round and $percent are the same number.
lab-grass-offered = { $each_round } Angebote pro Runde
lab-grass-traded = { $each_round } Tauschgeschäfte pro Runde
lab-grass-round-ended = { $percent } der Runden durch „Markt geschlossen“ beendet

# Ctrl-C: the match was stopped before its end.
lab-stopped =
    { $games ->
        [one] abgebrochen: 1 Partie wurde nicht gespielt
       *[other] abgebrochen: { $games } Partien wurden nicht gespielt
    }
lab-stopped-go-on =
    { $games ->
        [one] abgebrochen: 1 Partie wurde nicht gespielt; derselbe Befehl macht damit weiter
       *[other] abgebrochen: { $games } Partien wurden nicht gespielt; derselbe Befehl macht damit weiter
    }

## Errors

error-lab-game = unbekanntes Spiel { $game }; möglich: { $known }
error-lab-bots = einer oder mehrere verschiedene Bots erwartet, { $bots } angegeben
error-lab-budget = { $name }: Bedenkzeit nach @ erwartet, z. B. { $bot }@1000 (simulierte Partien) oder { $bot }@200ms (Millisekunden)
error-lab-too-many-bots = zu viele Bots: { $bots } für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}
error-lab-deals = 1 bis { $most } Kartenverteilungen erwartet, { $deals } angegeben
error-lab-rounds = mindestens 1 Runde erwartet, { $rounds } angegeben
error-lab-processes = mindestens 1 Prozess erwartet, { $processes } angegeben

# $code is the number with which one of our processes ended.
error-lab-process = ein Prozess des Wettkampfs wurde unerwartet beendet (Exit-Code { $code })

# The file for the games. $why is what the system says, or what cannot be read.
error-lab-results = { $path } lässt sich nicht für Ergebnisse verwenden: { $why }
error-lab-other-plan = { $path } enthält nicht die Ergebnisse dieses Wettkampfs: Wähle eine andere Datei
error-lab-results-line = keine Zeile mit Wettkampfergebnissen ({ $why })
error-lab-results-game = Kartenverteilung { $deal }, Aufstellung { $line_up }: nicht aus diesem Wettkampf oder doppelt
error-lab-results-end = Zeile mit Wettkampfergebnissen oder deren Anfang erwartet

# The file for a picture.
error-lab-plot-ending = { $path }: Das Bild wird eine SVG-Datei, ihr Name muss auf { $ending } enden
error-lab-plot-results = --results und --plot brauchen verschiedene Dateien, beide Male { $path } angegeben
error-lab-plot-file = { $path } ist keine normale Datei: Wähle eine andere
error-lab-plot-picture = { $path } gibt es schon und ist kein Bild: Wähle eine andere Datei
error-lab-plot-write = { $path } lässt sich nicht schreiben: { $why }

# Next to the progress bar.
lab-playing = Partien laufen

# Numbers and shares that are rounded: 196.250,0; 12,5 %; 75 %.
figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
