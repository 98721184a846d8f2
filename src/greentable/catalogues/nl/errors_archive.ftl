### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = Hoogstens { $most } zetten worden in één keer verteld.
error-record-too-long = Het verslag heeft { $plies } zetten: hier worden er hoogstens { $most } bewaard.
error-record-too-many = Je hebt veel verslagen gestuurd. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
