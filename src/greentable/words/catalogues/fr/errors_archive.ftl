### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = On raconte { $most } coups au plus à la fois.
error-record-too-long = La partie enregistrée a { $plies } coups : on en garde ici { $most } au plus.
error-record-too-many = Vous avez envoyé beaucoup de parties enregistrées. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

## Daily puzzles

error-daily-not-played = Vous n’avez pas fini ce casse-tête le jour même.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } n’est pas une carte Peddle : elle ne peut pas être dans une planque.
error-sheet-too-many = { $card } y est { $count } fois : le jeu en a { $most }.
error-sheet-nested = Trop de crochets sont imbriqués les uns dans les autres.
error-sheet-too-many-files = Vous avez envoyé beaucoup de fichiers. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
