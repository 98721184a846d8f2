### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = On raconte { $most } coups au plus à la fois.
error-record-too-long = La partie enregistrée a { $plies } coups : on en garde ici { $most } au plus.
error-record-too-many = Vous avez envoyé beaucoup de parties enregistrées. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
