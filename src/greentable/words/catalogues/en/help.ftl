### What commands and options do: `greentable --help`. Words in capitals and after -- are typed as they
### are in every language. Commands and options say what they do in one grammatical mood.

## Commands

help-greentable = Grass and Grove: two card games at one green table.
help-command-play = play in the terminal
help-command-play-grass = play Grass against bots
help-command-play-grove = play Grove, solo or against bots
help-command-games = list the games played here, or resume one
help-command-replay = retell a recorded game
help-command-verify = verify recorded games
help-command-rules = show which rules you can change
help-command-rules-grass = show the rule switches of Grass
help-command-rules-grove = show the rule switches of Grove
help-command-solve = search for the best play
help-command-solve-grove = find the best way to place nine Grove cards
help-command-hint = suggest a move, or review a finished game
help-command-hint-grass = suggest a move in a saved game of Grass, or review a finished one
help-command-hint-grove = suggest a move in a saved game of Grove, or review a finished one
help-command-grove = show the cards and recipes of Grove, and check your own
help-command-grove-cards = show the cards of a deck
help-command-grove-recipes = show the recipes of a recipe book
help-command-grove-check-deck = check a deck file
help-command-grove-check-recipes = check a recipe file
help-command-serve = run a server, so that people can play in the browser
help-command-admin = manage a server
help-command-admin-backup = back up a server’s database to a file, even while it’s running
help-command-admin-restore = restore everything from a backup (stop the server first)
help-command-admin-doctor = check the database for damage
help-command-admin-drain = open no new tables, so that the server can stop when all games are over
help-command-admin-ban = ban a player from this server
help-command-admin-unban = let a banned player back in
help-command-admin-invite = create an invitation to an invite-only server
help-command-admin-announce = show everyone a one-line message
help-command-lab = let bots play each other
help-command-lab-match = play a match: the same deals for every bot, in rotating seats
help-command-warmup = compile the rules ahead of time
help-command-completion = print a shell script that completes commands and options

## Options of several commands

# Of every command. $known is a list of codes; the names in capitals are variables of the system.
help-language = display language: { $known }; default: taken from GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES or LANG

# Headings of groups of options.
help-group-rules = rules
help-group-people = players
help-group-game = game

# The whole text of an option that explains itself.
help-default = default: { $default }

# The error for an empty file name.
help-wrong-file = expected a file name

help-seats = { $fewest } to { $most }; default: { $default }
# $known is a list of names.
help-bots = bots for the other seats, clockwise: { $known }, FILE.py:FUNCTION or program:COMMAND; default: { $default }
help-names = player names, seat 1 first
help-people = names of the people who share this terminal, seat 1 first
help-seed = the same seed always deals the same cards
help-save = save the game to this file; default: a new file in the list of `greentable games`
help-resume = resume a saved game: its file, or its name in `greentable games`
help-games-name = the game to resume, by its name in the list
help-games-all = list all games, including finished ones
help-games-delete = delete this game
help-games-json = print one line of JSON per game, for programs

## Playing Grass

help-ruleset = a complete ruleset as text, e.g. "2018 lucky_or_not"
help-variant = can be repeated
help-set = a house rule; `greentable rules grass` lists all switches; can be repeated
help-rounds = play a short game: the richest player after N rounds wins
help-deck-order = a file with the card order of the first rounds: card codes, top card first, an empty line between two decks
help-seat = your seat; default: 1
help-watch = watch bots play each other
help-pace = pause after each bot’s move

## Playing Grove

help-recipes = play the recipe challenge
help-own-deck = your own cards (`greentable grove check-deck` checks them); default: house
help-own-recipes = play the recipe challenge with your own recipes (`greentable grove check-recipes` checks them)
help-other-half = after the game, play the nine cards that were set aside

## Looking at cards and recipes of Grove

# $known is a list of names.
help-deck = a deck file, or one of: { $known }; default: { $default }
help-deck-file = 18 lines like this: 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = a recipe file, or one of: { $known }; default: { $default }
help-recipe-file = a TOML file with 18 [[recipe]] tables

## Recorded games

help-replay-file = a recorded game: its file, or its name in `greentable games`; - reads standard input
help-replay-ply = stop after ply N, as numbered on the left, and show the table; default: the whole game
help-replay-as = show only what this seat could know: a number or name, or 0 for a spectator; default: all cards and choices
help-replay-recipe-book = a recipe file with the names of your own recipes
help-replay-json = print one line of JSON per ply, for programs
help-verify-file = a recorded game: its file, or its name in `greentable games`; - reads standard input
help-verify-json = print one line of JSON per file, for programs

## Compiling ahead of time

help-warmup-game = only this game; default: all games
help-warmup-quiet = show no progress

## Solving Grove

help-solve-seed = use the cards this seed deals (any text; default: random)
help-solve-order = start card, two cards in hand, six draws, e.g. 3,7,1,18,5,9,14,2,12
help-solve-width = how many groves to keep after each card; the same width always finds the same result, and a larger one is slower but better
help-solve-recipes = play the recipe challenge with these recipes, e.g. 16,17; { $dealt }: the ones the seed deals
help-solve-own-recipes = your own recipes (without --recipes: the ones the seed deals)
help-solve-svg = also draw the placements as an SVG in this file
help-solve-seconds = search time in seconds; the search widens step by step and also looks for an upper bound (default: { NUMBER($default, useGrouping: 0) })
help-solve-starts = also show the three best first placements
help-json = print the answer as JSON
help-hint-file = a saved game: its file, or its name in `greentable games`; a finished game is reviewed
help-hint-seat = the seat to advise (default: { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = the seat to advise (default: the one whose turn it is; in a finished game, yours)
help-hint-seconds = thinking time in seconds (default: { NUMBER($default, useGrouping: 0) })

## Matches between bots

# $known is a list of games with their bots.
help-lab-bots = one or more bots; { $known }; or your own: FILE.py:FUNCTION, program:COMMAND
help-lab-game = the game to play; default: { $default }
help-lab-seats = seats per game; default: { $default }
help-lab-deals = number of deals, each played in all line-ups; default: { $default }
help-lab-ruleset = e.g. "classic lucky_or_not"; default: the game’s first edition
help-lab-most-rounds = stop games that aren’t over after this many rounds; default: { $default }
help-lab-seed = the same seed always gives the same games; default: { $default }
help-lab-processes = number of processes; default: one per core
help-lab-results = save every game to this file, and continue a match from it; default: nothing is saved
help-lab-plot = draw the win rates as an SVG in this file; default: no picture
help-lab-json = print the result as JSON, for programs
help-rules-json = print JSON, for programs
help-lab-alone = give the first bot one seat, a different one each game, and the others the rest; default: all bots take turns around the table
help-lab-until-sure = stop once the first bot’s win rate is clearly above or below an equal share; default: play all deals

## The frame around the options, and errors in a command line. These texts replace those of Python’s
## argparse; words in capitals and after -- are typed as they are. Write no % in them.

help-argparse-usage = usage:
# A heading: words that are typed in their place, without --.
help-argparse-words = arguments
help-argparse-options = options
help-argparse-examples = examples
# A heading with its colon.
help-argparse-heading = { $heading }:
help-argparse-help = show this help and exit
help-argparse-version = show the version and exit
# $argument_name is an option or a word in capitals, $message one of the texts below.
help-argparse-argument = argument { $argument_name }: { $message }
help-argparse-required = missing arguments: { $what }
help-argparse-one-required = expected one of the arguments { $what }
help-argparse-not-with = not allowed with { $what }
help-argparse-no-value = expected no value, got { $what }
help-argparse-one-wanted = expected a value
help-argparse-at-most-one-wanted = expected at most one value
help-argparse-at-least-one-wanted = expected at least one value
help-argparse-several-wanted = { $count ->
    [one] expected one value
   *[other] expected { $count } values
}
help-argparse-ambiguous = ambiguous option: { $option } could be { $matches }
# $type is "int" for a whole number, "float" for any number.
help-argparse-invalid-value = { $type ->
    [int] expected a whole number, got { $value }
    [float] expected a number, got { $value }
   *[other] invalid value: { $value }
}
# $choices is a list of what can be typed.
help-argparse-invalid-choice = expected one of { $choices }, got { $value }

## Running a server

help-serve-host = address to listen on; default: this computer only
help-serve-port = port; 0 picks a free one; default: 8420
help-serve-lan = let people on the same network play; print the address and a QR code
help-serve-public-url = public address of the server, e.g. https://cards.example.org
help-serve-data = folder of the embedded database; default: your data folder
help-serve-database = use PostgreSQL instead, e.g. postgresql://user@host/name
help-serve-workers = number of processes, with PostgreSQL; default: 1
help-serve-invite-only = let only people with a link or a code play
help-serve-settings = a TOML file with settings
help-serve-open = open the page in the browser
help-serve-show-settings = show all settings with their defaults, and exit

## Managing a server

help-admin-backup-file = where to save the backup; an existing file is replaced
help-admin-restore-file = a backup of either kind of database
help-admin-force = overwrite what’s in the database
help-admin-json = print JSON, for programs
help-admin-off = allow new tables again
help-admin-person = their username, their ID or their seat, e.g. ROOM/3
help-admin-text = the message; an empty one ("") removes it

## Completion by a shell

help-completion-shell = bash, zsh or fish

## play --server

help-group-server = playing on a server
help-server = play on a server: the link of a table, or the address of the server
help-server-code = the 8-letter code of a table
help-server-game = open a table there and play against bots
help-server-seats = seats at the new table; default: 4 for Grass, 1 for Grove
help-server-friends = with --game: open a table for friends, who join by link
help-server-name = your name there
