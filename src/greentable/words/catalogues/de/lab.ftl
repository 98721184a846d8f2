### The lab: matches between bots.

## The match in words

# The heading. $bots is a row of names ("rules gegen random"), $deals as below, $ruleset and $seed are as they were typed.
lab-title = { $bots }: { $deals } × { $line_ups ->
        [one] 1 Aufstellung
       *[other] { $line_ups } Aufstellungen
    }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }, { $ruleset }, Seed { $seed }

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
lab-column-total = Schnitt gesamt

lab-no-shares = keine Kartenverteilung wurde in allen Aufstellungen zu Ende gespielt, also gibt es noch keine Anteile

# Below an axis, and beside the line of what each bot would have if all were equally good.
lab-axis = Anteil der Siege mit seinem 95-%-Intervall
lab-equal-share = gleicher Anteil { $share }

# How the games went: a row of facts, joined by a semicolon. Numbers come as text, rounded.
lab-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
lab-rounds = { $rounds } Runden pro Partie
lab-decisions = { $decisions } Entscheidungen pro Partie, { $speed } pro Sekunde und Kern
lab-thinking = { $bot } brauchte { $milliseconds } ms Rechenzeit je Wahl
lab-stopped-games =
    { $games ->
        [one] 1 Partie wurde nach { $rounds ->
            [one] 1 Runde
           *[other] { $rounds } Runden
        } abgebrochen und hat keinen Sieger
       *[other] { $games } Partien wurden nach { $rounds ->
            [one] 1 Runde
           *[other] { $rounds } Runden
        } abgebrochen und haben keinen Sieger
    }

# What happened how often, where a game has something to tell: $each_round and $percent say the same.
lab-grass-offered = { $each_round } Angebote pro Runde
lab-grass-traded = { $each_round } Deals pro Runde
lab-grass-round-ended = { $percent } der Runden durch eine Markt-geschlossen-Karte beendet

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

## What went wrong

error-lab-game = unbekanntes Spiel { $game }: eines von { $known }
error-lab-bots = Bots { $bots }: einer oder mehrere, jeder nur einmal
error-lab-budget = { $name }: Nach @ steht, wie viel er nachdenken darf, etwa { $bot }@1000 (gedachte Partien) oder { $bot }@200ms (Millisekunden)
error-lab-too-many-bots = { $bots } Bots an { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}: für jeden ein Platz erwartet
error-lab-deals = { $deals } Kartenverteilungen: 1 bis { $most } erwartet
error-lab-rounds = höchstens { $rounds } Runden: mindestens 1 erwartet
error-lab-processes = { $processes } Prozesse: mindestens 1 erwartet

# $code is the number with which a process of ours ended.
error-lab-process = ein Prozess des Wettkampfs hat sich von selbst beendet (Rückgabewert { $code })

# The file in which games are kept. $why is what the system says, or what cannot be read.
error-lab-results = { $path } lässt sich nicht für Ergebnisse verwenden: { $why }
error-lab-other-plan = { $path } enthält etwas anderes als die Ergebnisse dieses Wettkampfs: Nenne eine andere Datei
error-lab-results-line = keine Zeile mit Ergebnissen eines Wettkampfs ({ $why })
error-lab-results-game = Kartenverteilung { $deal }, Aufstellung { $line_up }: nicht aus diesem Wettkampf oder doppelt
error-lab-results-end = weder eine Zeile mit Ergebnissen eines Wettkampfs noch der Anfang einer solchen

# The file for a picture.
error-lab-plot-ending = { $path }: Das Bild ist ein SVG, also wird ein Name erwartet, der auf { $ending } endet
error-lab-plot-results = { $path } kann nicht zugleich --results und --plot sein: Nenne zwei Dateien
error-lab-plot-file = { $path } ist keine gewöhnliche Datei und wird nicht überschrieben: Nenne eine andere Datei
error-lab-plot-picture = { $path } ist kein Bild und wird nicht überschrieben: Nenne eine andere Datei
error-lab-plot-write = { $path } lässt sich nicht schreiben: { $why }

# Beside a bar that shows how far it is.
lab-playing = spiele

figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
