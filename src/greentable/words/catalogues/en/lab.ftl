### The lab: matches between bots.

## The match in words

# The heading. $bots is a row of names ("rules vs random"), $deals as below, $ruleset and $seed are as they were typed.
lab-title = { $bots }: { $deals } × { $line_ups ->
        [one] 1 line-up
       *[other] { $line_ups } line-ups
    }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, ruleset { $ruleset }, seed { $seed }

# How the names of bots are joined.
against-last = { $first } vs { $last }
against-more = { $first } vs { $rest }

lab-deals =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }

# A match that was stopped: only some deals were played in all line-ups. $deals is the text above.
lab-some-deals = { $whole } of { $deals }

# The columns of the table of results.
lab-column-bot = bot
lab-column-wins = wins
lab-column-interval = 95% interval
lab-column-total = mean total

lab-no-shares = no results yet: no deal has been played in all line-ups

# Below an axis, and next to the line that shows what each bot would win if all were equally good.
lab-axis = share of wins with 95% interval
lab-equal-share = equal share { $share }

# How the games went: a row of facts, joined by a semicolon. Numbers are text, already rounded.
lab-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
lab-rounds = { $rounds } rounds per game
lab-decisions = { $decisions } decisions per game, { $speed } per second per core
lab-thinking = { $bot }: { $milliseconds } ms of CPU time per decision
lab-stopped-games =
    { $games ->
        [one] 1 game was
       *[other] { $games } games were
    } stopped after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } without a winner

# How often something happened: $each_round and $percent are the same number.
lab-grass-offered = { $each_round } offers per round
lab-grass-traded = { $each_round } trades per round
lab-grass-round-ended = { $percent } of rounds ended with Market Close

# Ctrl-C: the match was stopped before its end.
lab-stopped =
    { $games ->
        [one] stopped: 1 game was not played
       *[other] stopped: { $games } games were not played
    }
lab-stopped-go-on =
    { $games ->
        [one] stopped: 1 game was not played; run the same command again to continue
       *[other] stopped: { $games } games were not played; run the same command again to continue
    }

## Errors

error-lab-game = unknown game { $game } (available: { $known })
error-lab-bots = expected one or more different bots, got { $bots }
error-lab-budget = { $name }: expected a thinking budget after @, e.g. { $bot }@1000 (simulated games) or { $bot }@200ms (milliseconds)
error-lab-too-many-bots = too many bots: got { $bots } for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
error-lab-deals = expected 1 to { $most } deals, got { $deals }
error-lab-rounds = expected at least 1 round, got { $rounds }
error-lab-processes = expected at least 1 process, got { $processes }

# $code is the number with which one of our processes ended.
error-lab-process = a process of the match ended unexpectedly (exit code { $code })

# The file for the games. $why is what the system says, or what cannot be read.
error-lab-results = can’t use { $path } for results: { $why }
error-lab-other-plan = { $path } doesn’t hold the results of this match: choose another file
error-lab-results-line = not a line of match results ({ $why })
error-lab-results-game = deal { $deal }, line-up { $line_up }: not part of this match, or repeated
error-lab-results-end = expected a line of match results, or the beginning of one

# The file for a picture.
error-lab-plot-ending = { $path }: the picture is an SVG, so its name must end in { $ending }
error-lab-plot-results = --results and --plot need different files, got { $path } for both
error-lab-plot-file = { $path } isn’t a regular file: choose another file
error-lab-plot-picture = { $path } already exists and isn’t a picture: choose another file
error-lab-plot-write = can’t write { $path }: { $why }

# Next to the progress bar.
lab-playing = playing

# Numbers and shares that are rounded: 196,250.0, 12.5%, 75%.
figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
