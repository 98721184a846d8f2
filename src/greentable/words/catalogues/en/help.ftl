### What commands and options do: `greentable --help`. Words in capitals and after -- are typed so in
### every language.

## Commands

help-greentable = Grass and Grove at one green table.
help-command-play = play in the terminal
help-command-play-grass = the card game Grass, against bots
help-command-play-grove = the card game Grove, alone or against bots
help-command-games = list the games that were played here, and go on with one
help-command-replay = tell a recorded game in words
help-command-verify = check whether recorded games are true
help-command-rules = show what can be changed in the rules
help-command-rules-grass = the switches of the rules of Grass
help-command-rules-grove = the switches of the rules of Grove
help-command-solve = search for the best play
help-command-solve-grove = how to lay nine cards of Grove
help-command-hint = what to play now, or what could have been played
help-command-hint-grass = advice in a saved game of Grass, or a finished one gone through again
help-command-hint-grove = advice in a saved game of Grove
help-command-grove = look at cards and recipes of Grove, and check your own
help-command-grove-cards = show the cards of a deck
help-command-grove-recipes = show the recipes of a book
help-command-grove-check-deck = check a deck file
help-command-grove-check-recipes = check a recipe file
help-command-serve = let people play in the browser: a server of tables
help-command-admin = take care of a server
help-command-admin-backup = copy the database of a server into a file, also while it runs
help-command-admin-restore = take everything from a backup; stop the server first
help-command-admin-doctor = look for damage in the database
help-command-admin-drain = open no new tables, so that the server can be stopped when games are over
help-command-admin-ban = let somebody no longer play on this server
help-command-admin-unban = let somebody play again
help-command-admin-invite = make an invitation, for a server that is open to the invited only
help-command-admin-announce = show a line of text to everybody
help-command-lab = let bots play each other
help-command-lab-match = a match on duplicate deals with rotated seats
help-command-warmup = compile the rules ahead of time
help-command-completion = print a script with which a shell completes commands and options

## Options of several commands

# Of every command. $known is a list of codes; the names in capitals are variables of the system.
help-language = the language you read: { $known }; default: what GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES or LANG say

# Headings of groups of options.
help-group-rules = rules
help-group-people = people
help-group-game = game

# All that is said of an option that explains itself.
help-default = default: { $default }

# What is wrong where the name of a file is left empty.
help-wrong-file = the name of a file wanted

help-seats = { $fewest } to { $most }; default: { $default }
# $known is a list of names.
help-bots = who plays the other seats, clockwise: { $known }, FILE.py:FUNCTION or program:COMMAND; default: { $default }
help-names = what the seats are called, seat 1 first
help-people = several people at this terminal, who take turns at the keyboard: their names, seat 1 first
help-seed = the same seed deals the same cards
help-save = save the game to this file; default: in a folder of its own, see `greentable games`
help-resume = go on with a saved game: its file, or its name in `greentable games`
help-games-name = the game to go on with, as the list names it
help-games-all = list every game, also those that are over
help-games-delete = delete this game
help-games-json = print a line of JSON for each game, for programs

## Playing Grass

help-ruleset = a whole ruleset as text, as in "2018 lucky_or_not"
help-variant = can be repeated
help-set = a house rule; `greentable rules grass` lists all switches; can be repeated
help-rounds = a short game: the richest player after N rounds wins
help-deck-order = deck orders for the first rounds: cards by their codes, top card first, an empty line between two decks
help-seat = where you sit; default: 1
help-watch = let bots play among themselves
help-pace = wait after each move of a bot

## Playing Grove

help-recipes = the recipe challenge
help-own-deck = your own cards, which `greentable grove check-deck` checks; default: house
help-own-recipes = the recipe challenge with your own recipes, which `greentable grove check-recipes` checks
help-other-half = after the game, play the nine cards that were set aside

## Looking at cards and recipes of Grove

# $known is a list of names.
help-deck = a deck file, or one of { $known }; default: { $default }
help-deck-file = 18 lines like this: 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = a recipe file, or one of { $known }; default: { $default }
help-recipe-file = 18 tables [[recipe]]

## Recorded games

help-replay-file = a recorded game: its file, or its name in `greentable games`; - is standard input
help-replay-ply = stop after ply N, by the numbers on the left, and show the table; default: the whole game
help-replay-as = tell only what a seat could know, by its number or name, or 0 for a spectator; default: all cards and choices are told
help-replay-recipe-book = names for the recipes of a game of Grove that was played with other recipes
help-replay-json = print a line of JSON for each ply, for programs
help-verify-file = a recorded game: its file, or its name in `greentable games`; - is standard input
help-verify-json = print a line of JSON for each file, for programs

## Compiling ahead of time

help-warmup-game = only this one; default: all games
help-warmup-quiet = show no progress

## Solving Grove

help-solve-seed = the cards that this seed deals (any word; random if not given)
help-solve-order = start card, hand of two, six draws: 3,7,1,18,5,9,14,2,12
help-solve-width = how many groves are kept after each play; the same width always finds the same line, and more is slower and better
help-solve-recipes = the recipe challenge, as 16,17; { $dealt }: as the seed deals them
help-solve-own-recipes = your own recipes (without --recipes: those that the seed deals)
help-solve-svg = also draw the line of play into this file
help-solve-seconds = how long to search, in seconds; wider and wider, and a bound is searched for (default: { NUMBER($default, useGrouping: 0) })
help-solve-starts = also say which three first placements lead to most
help-json = print the answer as JSON
help-hint-file = a saved game: its file, or its name in `greentable games`; one that is over is reviewed
help-hint-seat = for whom (default: { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = for whom (default: the seat that is to move; in a finished game, yours)
help-hint-seconds = how long to think, in seconds (default: { NUMBER($default, useGrouping: 0) })

## Matches between bots

# $known is a list of games with their bots.
help-lab-bots = one or more; { $known }; or your own: FILE.py:FUNCTION, program:COMMAND
help-lab-game = what they play; default: { $default }
help-lab-seats = how many sit at the table; default: { $default }
help-lab-deals = each is played in all line-ups; default: { $default }
help-lab-ruleset = as in "classic lucky_or_not"; default: the first edition of the game
help-lab-most-rounds = stop a game that is not over after this many; default: { $default }
help-lab-seed = the same seed gives the same games; default: { $default }
help-lab-processes = default: one for each core
help-lab-results = keep every game in this file, and go on from it; default: nowhere
help-lab-plot = draw the shares of wins into this file, an SVG; default: not drawn
help-lab-json = print the result as JSON, for programs
help-rules-json = print JSON, for programs
help-lab-alone = one seat for the first bot, in turn, and all others for the rest; default: bots in turn round the table
help-lab-until-sure = stop as soon as the first bot is surely better or worse than an equal share; default: play all deals

## What stands around the options, and what is wrong with a command line. These texts belong to Python's
## argparse; words in capitals and after -- are typed so. Write no % in them.

help-argparse-usage = usage:
# A heading: words that are typed in their place, without --.
help-argparse-words = positional arguments
help-argparse-options = options
help-argparse-examples = examples
# A heading with its colon.
help-argparse-heading = { $heading }:
help-argparse-help = show this help message and exit
help-argparse-version = show the version and exit
# $argument_name is an option or a word in capitals, $message one of the texts below.
help-argparse-argument = argument { $argument_name }: { $message }
help-argparse-required = the following arguments are required: { $what }
help-argparse-one-required = one of the arguments { $what } is required
help-argparse-not-with = not allowed with argument { $what }
help-argparse-no-value = takes no value, found { $what }
help-argparse-one-wanted = expected one argument
help-argparse-at-most-one-wanted = expected at most one argument
help-argparse-at-least-one-wanted = expected at least one argument
help-argparse-several-wanted = { $count ->
    [one] expected one argument
   *[other] expected { $count } arguments
}
help-argparse-ambiguous = ambiguous option: { $option } could match { $matches }
# $type is "int" for a whole number, "float" for any number.
help-argparse-invalid-value = { $type ->
    [int] a whole number wanted, found { $value }
    [float] a number wanted, found { $value }
   *[other] not possible: { $value }
}
# $choices is a list of what can be typed.
help-argparse-invalid-choice = invalid choice: { $value } (choose from { $choices })

## Serving tables

help-serve-host = the address to listen on; default: only this machine
help-serve-port = the port; 0 takes a free one; default: 8420
help-serve-lan = let people in the same network play; prints the address and a QR code
help-serve-public-url = how people reach the server, as https://cards.example.org
help-serve-data = the folder of the embedded database; default: your data folder
help-serve-database = a PostgreSQL instead, as postgresql://user@host/name
help-serve-workers = how many processes, on PostgreSQL; default: 1
help-serve-invite-only = only people with a link or a code may play
help-serve-settings = a TOML file with settings
help-serve-open = open the page in the browser
help-serve-show-settings = show every setting with its default, and leave

## Taking care of a server

help-admin-backup-file = where to write the backup; a file that is there is replaced
help-admin-restore-file = a backup, of either kind of database
help-admin-force = overwrite what is in the database
help-admin-json = for programs
help-admin-off = open new tables again
help-admin-person = what they sign in with, their id, or where they sit, as ROOM/3
help-admin-text = the text; an empty one ("") takes it away

## Completion by a shell

help-completion-shell = bash, zsh or fish

## play --server

help-group-server = table of a server
help-server = sit down at a table of a server: the link of a table, or the address of the server
help-server-code = the eight letters of a table that a friend reads out
help-server-game = set up a table there, against bots
help-server-seats = how many seats the new table has; default: 4 for Grass, 1 for Grove
help-server-friends = with --game: a table that friends are invited to by a link
help-server-name = what you are called there
