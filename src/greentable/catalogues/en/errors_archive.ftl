### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = At most { $most } plies are told at once.
error-record-too-long = The record has { $plies } plies: at most { $most } can be kept here.
error-record-too-many = You have sent many records. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## Daily puzzles

error-daily-not-played = You have not finished this puzzle on its day.
