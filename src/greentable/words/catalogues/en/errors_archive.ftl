### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = At most { $most } plies can be asked for at once.
error-record-too-long = The record has { $plies } plies: at most { $most } can be kept here.
error-record-too-many = You have sent many records. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## Daily puzzles

error-daily-not-played = You have not finished this puzzle on its day.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } is no Peddle: it cannot lie in a stash.
error-sheet-too-many = { $card } is there { $count } times: the deck has { $most }.
error-sheet-nested = Too many brackets are nested.
error-sheet-too-many-files = You have sent many files. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
