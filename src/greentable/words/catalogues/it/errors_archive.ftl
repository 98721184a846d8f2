### What the archive refuses: replays, imported records, daily puzzles, score sheets.

error-replay-too-many-plies = Puoi chiedere al massimo { $most } mosse alla volta.
error-record-too-long = Questa partita ha { $plies } mosse. Il server conserva partite di { $most } mosse al massimo.
error-record-too-many = Hai inviato troppe partite registrate. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.

## Daily puzzles

error-daily-not-played = Non hai finito questo rompicapo nel suo giorno.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } non è una carta Spaccio e non può stare in una zona dello spaccio.
error-sheet-too-many = Hai inserito { $card } { $count } volte, ma il mazzo ne ha solo { $most }.
error-sheet-nested = Troppe parentesi annidate.
error-sheet-too-many-files = Hai inviato troppi file. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
