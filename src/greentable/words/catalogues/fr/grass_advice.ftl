### Why a move is advised: sentences of a hint or a review.

grass-advice-market = Cela vous permet de vendre.
grass-advice-peddle = { $card } apporte { $amount } à votre planque.
grass-advice-protect = { $amount } sont ainsi hors de portée de tous.
grass-advice-take = Vous obtenez { $card } { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}.
grass-advice-attack = Cela ralentit { $who }.
grass-advice-close = Cela arrête la manche à un bon moment pour vous.
grass-advice-rid = Si { $card } vous reste en main, cela peut vous coûter { $amount }.
grass-advice-least = { $card } est la carte dont vous avez le moins besoin.
grass-advice-keep = { $card } est la carte dont vous avez le plus besoin.
grass-advice-trade = { $get } vaut plus pour vous que { $give }.
grass-advice-no-trade = L’échange aiderait l’autre plus que vous.
grass-advice-wait = Il n’y a plus rien à gagner pendant ce tour.
grass-advice-chance = { $percent ->
    [0] Vous gagneriez alors moins d’une partie sur 100.
    [one] Vous gagneriez alors environ 1 partie sur 100.
   *[other] Vous gagneriez alors environ { $percent } parties sur 100.
}
grass-advice-close-call = D’autres coups sont à peu près aussi bons.
