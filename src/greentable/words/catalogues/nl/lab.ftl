### The lab: matches between bots.

## The match in words

# The heading. $bots is a row of names ("rules tegen random"), $deals as below, $ruleset and $seed are as they were typed.
lab-title = { $bots }: { $deals } × { $line_ups ->
        [one] 1 opstelling
       *[other] { $line_ups } opstellingen
    }, { $seats ->
        [one] 1 plaats
       *[other] { $seats } plaatsen
    }, regels { $ruleset }, seed { $seed }

# How the names of bots are joined.
against-last = { $first } tegen { $last }
against-more = { $first } tegen { $rest }

lab-deals =
    { $deals ->
        [one] 1 kaartverdeling
       *[other] { $deals } kaartverdelingen
    }

# A match that was stopped: only some deals were played in all line-ups. $deals is the text above.
lab-some-deals = { $whole } van { $deals }

# The columns of the table of results.
lab-column-bot = bot
lab-column-wins = gewonnen
lab-column-interval = 95%-interval
lab-column-total = gemiddelde score

lab-no-shares = nog geen resultaat: geen enkele verdeling is in alle opstellingen gespeeld

# Below an axis, and next to the line that shows what each bot would win if all were equally good.
lab-axis = aandeel gewonnen spellen, met 95%-interval
lab-equal-share = gelijk aandeel { $share }

# How the games went: a row of facts, joined by a semicolon. Numbers are text, already rounded.
lab-games =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
lab-rounds = { $rounds } rondes per spel
lab-decisions = { $decisions } beslissingen per spel, { $speed } per seconde per kern
lab-thinking = { $bot }: { $milliseconds } ms rekentijd per beslissing
lab-stopped-games =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } gestopt na { $rounds ->
        [one] 1 ronde
       *[other] { $rounds } rondes
    }, zonder winnaar

# How often something happened: $each_round and $percent are the same number.
lab-grass-offered = { $each_round } biedingen per ronde
lab-grass-traded = { $each_round } keer geruild per ronde
lab-grass-round-ended = { $percent } van de rondes beëindigd met ‘Markt gesloten’

# Ctrl-C: the match was stopped before its end.
lab-stopped =
    { $games ->
        [one] gestopt: 1 spel is niet gespeeld
       *[other] gestopt: { $games } spellen zijn niet gespeeld
    }
lab-stopped-go-on =
    { $games ->
        [one] gestopt: 1 spel is niet gespeeld; dezelfde opdracht gaat ermee verder
       *[other] gestopt: { $games } spellen zijn niet gespeeld; dezelfde opdracht gaat ermee verder
    }

## Errors

error-lab-game = onbekend spel { $game } (beschikbaar: { $known })
error-lab-bots = een of meer verschillende bots verwacht, { $bots } gekregen
error-lab-budget = { $name }: bedenktijd na @ verwacht, bijvoorbeeld { $bot }@1000 (gesimuleerde spellen) of { $bot }@200ms (milliseconden)
error-lab-too-many-bots = te veel bots: { $bots } voor { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}
error-lab-deals = 1 tot { $most } verdelingen verwacht, { $deals } gekregen
error-lab-rounds = minstens 1 ronde verwacht, { $rounds } gekregen
error-lab-processes = minstens 1 proces verwacht, { $processes } gekregen

# $code is the number with which one of our processes ended.
error-lab-process = een proces van de wedstrijd is onverwacht gestopt (exitcode { $code })

# The file for the games. $why is what the system says, or what cannot be read.
error-lab-results = kan { $path } niet voor resultaten gebruiken: { $why }
error-lab-other-plan = { $path } bevat niet de resultaten van deze wedstrijd: kies een ander bestand
error-lab-results-line = dit is geen regel met wedstrijdresultaten ({ $why })
error-lab-results-game = verdeling { $deal }, opstelling { $line_up }: niet van deze wedstrijd, of dubbel
error-lab-results-end = regel met wedstrijdresultaten verwacht, of het begin ervan

# The file for a picture.
error-lab-plot-ending = { $path }: de tekening is een SVG, dus de naam moet eindigen op { $ending }
error-lab-plot-results = --results en --plot hebben verschillende bestanden nodig, twee keer { $path } gekregen
error-lab-plot-file = { $path } is geen gewoon bestand: kies een ander bestand
error-lab-plot-picture = { $path } bestaat al en is geen tekening: kies een ander bestand
error-lab-plot-write = kan { $path } niet schrijven: { $why }

# Next to the progress bar.
lab-playing = er wordt gespeeld

# Numbers and shares that are rounded: 196.250,0; 12,5%; 75%.
figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
