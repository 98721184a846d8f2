### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = Si raccontano al massimo { $most } mosse alla volta.
error-record-too-long = La partita registrata ha { $plies } mosse: qui se ne conservano al massimo { $most }.
error-record-too-many = Hai mandato molte partite registrate. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.

## Daily puzzles

error-daily-not-played = Non hai finito questo rompicapo nel suo giorno.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } non è una carta Spaccio: non può stare in una zona dello spaccio.
error-sheet-too-many = { $card } compare { $count } volte: il mazzo ne ha { $most }.
error-sheet-nested = Ci sono troppe parentesi una dentro l’altra.
error-sheet-too-many-files = Hai mandato molti file. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
