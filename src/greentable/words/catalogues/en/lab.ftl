### The lab: matches between bots.

## The match in words

# The heading. $bots is a row of names ("rules against random"), $deals as below, $ruleset and $seed are as they were typed.
lab-title = { $bots }: { $deals } × { $line_ups ->
        [one] 1 line-up
       *[other] { $line_ups } line-ups
    }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $ruleset }, seed { $seed }

# How the names of bots are joined.
against-last = { $first } against { $last }
against-more = { $first } against { $rest }

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
lab-column-interval = 95 % interval
lab-column-total = mean total

lab-no-shares = no deal was played to its end in all line-ups, so there are no shares yet

# Below an axis, and beside the line of what each bot would have if all were equally good.
lab-axis = share of wins, with its 95 % interval
lab-equal-share = equal share { $share }

# How the games went: a row of facts, joined by a semicolon. Numbers come as text, rounded.
lab-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
lab-rounds = { $rounds } rounds a game
lab-decisions = { $decisions } decisions a game, { $speed } a second and core
lab-thinking = { $bot } took { $milliseconds } ms of CPU time a choice
lab-stopped-games =
    { $games ->
        [one] 1 game was stopped after { $rounds } rounds and has no winner
       *[other] { $games } games were stopped after { $rounds } rounds and have no winner
    }

# What happened how often, where a game has something to tell: $each_round and $percent say the same.
lab-grass-offered = { $each_round } offers a round
lab-grass-traded = { $each_round } trades a round
lab-grass-round-ended = { $percent } of rounds ended by Market Close

# Ctrl-C: the match was stopped before its end.
lab-stopped =
    { $games ->
        [one] stopped: 1 game was not played
       *[other] stopped: { $games } games were not played
    }
lab-stopped-go-on =
    { $games ->
        [one] stopped: 1 game was not played; the same command goes on with it
       *[other] stopped: { $games } games were not played; the same command goes on with them
    }

## What went wrong

error-lab-game = unknown game { $game }: one of { $known }
error-lab-bots = bots { $bots }: one or more wanted, each once
error-lab-budget = { $name }: after @ comes how much it may think, as in { $bot }@1000 (imagined games) or { $bot }@200ms (milliseconds)
error-lab-too-many-bots = { $bots } bots at { $seats } seats: a seat for each wanted
error-lab-deals = { $deals } deals: from 1 to { $most } wanted
error-lab-rounds = at most { $rounds } rounds: at least 1 wanted
error-lab-processes = { $processes } processes: at least 1 wanted

# $code is the number with which a process of ours ended.
error-lab-process = a process of the match ended by itself (exit code { $code })

# The file in which games are kept. $why is what the system says, or what cannot be read.
error-lab-results = cannot use { $path } for results: { $why }
error-lab-other-plan = { $path } holds something else than the results of this match: name another
error-lab-results-line = not a line of match results ({ $why })
error-lab-results-game = deal { $deal }, line-up { $line_up }: not of this match, or twice
error-lab-results-end = neither a line of match results nor the beginning of one

# The file for a picture.
error-lab-plot-ending = { $path }: the picture is an SVG, so a name that ends in { $ending } is wanted
error-lab-plot-results = { $path } cannot be both --results and --plot: name two files
error-lab-plot-file = { $path } is not an ordinary file and is not overwritten: name another file
error-lab-plot-picture = { $path } is not a picture and is not overwritten: name another file
error-lab-plot-write = cannot write { $path }: { $why }

# Beside a bar that shows how far it is.
lab-playing = playing

# Numbers and shares that are rounded: 196,250.0, 12.5%, 75%.
figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
