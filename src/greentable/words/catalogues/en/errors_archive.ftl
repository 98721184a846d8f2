### What the archive refuses: replays, imported records, daily puzzles, score sheets.

error-replay-too-many-plies = You can request at most { $most } plies at once.
error-record-too-long = This game has { $plies } moves. The server stores games with up to { $most }.
error-record-too-many = You’ve sent too many recorded games. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## Daily puzzles

error-daily-not-played = You didn’t finish this puzzle on its day.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } isn’t a Peddle card, so it can’t be in a stash.
error-sheet-too-many = You entered { $card } { $count } times, but the deck has only { $most }.
error-sheet-nested = Too many nested brackets.
error-sheet-too-many-files = You’ve sent too many files. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
