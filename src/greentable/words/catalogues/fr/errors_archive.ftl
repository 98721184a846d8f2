### What the archive refuses: replays, imported records, daily puzzles, score sheets.

error-replay-too-many-plies = Vous pouvez demander { $most } coups au plus à la fois.
error-record-too-long = Cette partie a { $plies } coups. Le serveur conserve des parties de { $most } coups au plus.
error-record-too-many = Vous avez envoyé trop de parties enregistrées. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

## Daily puzzles

error-daily-not-played = Vous n’avez pas terminé ce casse-tête le jour même.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } n’est pas une carte Peddle et ne peut pas être dans une planque.
error-sheet-too-many = Vous avez indiqué { $card } { $count } fois, mais le jeu n’en a que { $most }.
error-sheet-nested = Trop de crochets imbriqués.
error-sheet-too-many-files = Vous avez envoyé trop de fichiers. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
