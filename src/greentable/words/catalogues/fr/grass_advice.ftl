### Pourquoi un coup est conseillé : phrases d’un conseil ou d’une relecture.

grass-advice-market = Ainsi, vous pouvez utiliser votre planque.
grass-advice-peddle = { $card } apporte { $amount } à votre planque.
grass-advice-protect = { $amount } sont ainsi hors de portée de tous.
grass-advice-take = Vous obtenez { $card } { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}.
grass-advice-attack = Cela retarde { $who }.
grass-advice-close = La manche se termine alors que votre position est bonne.
grass-advice-rid = { $card } en main pourrait vous coûter { $amount } à la fin de la manche.
grass-advice-least = { $card } est la carte dont vous avez le moins besoin.
grass-advice-keep = { $card } est la carte dont vous avez le plus besoin.
grass-advice-trade = { $get } vaut plus pour vous que { $give }.
grass-advice-no-trade = L’échange aiderait l’autre plus que vous.
grass-advice-wait = Il n’y a plus rien à gagner dans ce tour.
grass-advice-chance = Sur 100 parties qui continuent ainsi, vous en gagnez environ { $percent }.
grass-advice-close-call = D’autres coups sont à peu près aussi bons.
