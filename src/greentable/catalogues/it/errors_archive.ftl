### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = Si raccontano al massimo { $most } mosse alla volta.
error-record-too-long = La partita registrata ha { $plies } mosse: qui se ne conservano al massimo { $most }.
error-record-too-many = Hai mandato molte partite registrate. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
