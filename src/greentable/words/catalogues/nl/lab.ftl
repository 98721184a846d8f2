### The lab: matches between bots.

## The match in words

# The heading. $bots is a row of names ("rules tegen random"), $deals as below, $ruleset and $seed are as they were typed.
lab-title = { $bots }: { $deals } × { $line_ups ->
        [one] 1 opstelling
       *[other] { $line_ups } opstellingen
    }, { $seats ->
        [one] 1 plaats
       *[other] { $seats } plaatsen
    }, { $ruleset }, seed { $seed }

# How the names of bots are joined.
against-last = { $first } tegen { $last }
against-more = { $first } tegen { $rest }

lab-deals =
    { $deals ->
        [one] 1 verdeling
       *[other] { $deals } verdelingen
    }

# A match that was stopped: only some deals were played in all line-ups. $deals is the text above.
lab-some-deals = { $whole } van { $deals }

# The columns of the table of results.
lab-column-bot = bot
lab-column-wins = gewonnen
lab-column-interval = 95%-interval
lab-column-total = gemiddelde score

lab-no-shares = geen enkele verdeling is in alle opstellingen uitgespeeld, dus er zijn nog geen aandelen

# Below an axis, and beside the line of what each bot would have if all were equally good.
lab-axis = aandeel gewonnen spellen, met 95%-interval
lab-equal-share = gelijk aandeel { $share }

# How the games went: a row of facts, joined by a semicolon. Numbers come as text, rounded.
lab-games =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
lab-rounds = { $rounds } rondes per spel
lab-decisions = { $decisions } beslissingen per spel, { $speed } per seconde en kern
lab-thinking = { $bot } had { $milliseconds } ms rekentijd nodig per keuze
lab-stopped-games =
    { $games ->
        [one] 1 spel is stopgezet na { $rounds ->
            [one] 1 ronde
           *[other] { $rounds } rondes
        } en heeft geen winnaar
       *[other] { $games } spellen zijn stopgezet na { $rounds ->
            [one] 1 ronde
           *[other] { $rounds } rondes
        } en hebben geen winnaar
    }

# What happened how often, where a game has something to tell: $each_round and $percent say the same.
lab-grass-offered = { $each_round } keer geboden per ronde
lab-grass-traded = { $each_round } deals per ronde
lab-grass-round-ended = { $percent } van de rondes eindigde met Markt gesloten

# Ctrl-C: the match was stopped before its end.
lab-stopped =
    { $games ->
        [one] gestopt: 1 spel is niet gespeeld
       *[other] gestopt: { $games } spellen zijn niet gespeeld
    }
lab-stopped-go-on =
    { $games ->
        [one] gestopt: 1 spel is niet gespeeld; hetzelfde commando gaat ermee verder
       *[other] gestopt: { $games } spellen zijn niet gespeeld; hetzelfde commando gaat ermee verder
    }

## What went wrong

error-lab-game = onbekend spel { $game }: kies uit { $known }
error-lab-bots = bots { $bots }: noem er een of meer, elk één keer
error-lab-budget = { $name }: na @ komt hoeveel hij mag nadenken, zoals { $bot }@1000 (bedachte spellen) of { $bot }@200ms (milliseconden)
error-lab-too-many-bots = { $bots } bots op { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}: een plaats voor elke bot verwacht
error-lab-deals = { $deals } verdelingen: van 1 tot en met { $most } verwacht
error-lab-rounds = hoogstens { $rounds } rondes: minstens 1 verwacht
error-lab-processes = { $processes } processen: minstens 1 verwacht

# $code is the number with which a process of ours ended.
error-lab-process = een proces van de wedstrijd is vanzelf gestopt (exitcode { $code })

# The file in which games are kept. $why is what the system says, or what cannot be read.
error-lab-results = { $path } is niet bruikbaar voor resultaten: { $why }
error-lab-other-plan = { $path } bevat iets anders dan de resultaten van deze wedstrijd: noem een ander bestand
error-lab-results-line = dit is geen regel met wedstrijdresultaten ({ $why })
error-lab-results-game = verdeling { $deal }, opstelling { $line_up }: niet van deze wedstrijd, of dubbel
error-lab-results-end = dit is geen regel met wedstrijdresultaten en ook niet het begin van een

# The file for a picture.
error-lab-plot-ending = { $path }: de tekening is een SVG, dus een naam verwacht die eindigt op { $ending }
error-lab-plot-results = { $path } kan niet tegelijk --results en --plot zijn: noem twee bestanden
error-lab-plot-file = { $path } is geen gewoon bestand en wordt niet overschreven: noem een ander bestand
error-lab-plot-picture = { $path } is geen tekening en wordt niet overschreven: noem een ander bestand
error-lab-plot-write = kan { $path } niet schrijven: { $why }

# Beside a bar that shows how far it is.
lab-playing = er wordt gespeeld

figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
