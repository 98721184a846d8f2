### What happens in a game of Grass, one sentence each.
### $who and $to are names; $card and $other are cards, $cards is a row of cards. A text whose key
### ends in "hidden" is for players who can’t see the cards.

## Dealing and drawing

grass-event-dealer = { $who } distribue en premier.
grass-event-dealt = { $cards-number ->
    [0] { $who } ne reçoit rien.
   *[other] { $who } reçoit { $cards }.
}
grass-event-dealt-hidden = { $count ->
    [0] { $who } ne reçoit aucune carte.
    [one] { $who } reçoit une carte.
   *[other] { $who } reçoit { $count } cartes.
}
grass-event-drew = { $who } tire { $card }.
grass-event-drew-hidden = { $who } tire une carte.

# The draft of Give Me Five.
grass-event-kept = { $who } garde { $card }.
grass-event-kept-hidden = { $who } garde une carte.

# Several players did this; $who is a row of names.
grass-event-kept-more-hidden = { $who } gardent une carte chacun.
grass-event-packs-passed-left = Les paquets passent à gauche.
grass-event-packs-passed-right = Les paquets passent à droite.

## Plays

grass-event-played = { $who } joue { $card }.
grass-event-played-on = { $who } joue { $card } sur { $to }.
grass-event-peddled = { $who } pose { $card }.
grass-event-market-opened = { $who } ouvre sa planque.
grass-event-market-closed = { $who } arrête la manche avec Market Close.
grass-event-discarded = { $who } défausse { $card }.

# $cover is the Protection, $cards the cards it covers.
grass-event-protected = { $cards-number ->
    [0] { $who } joue { $cover } sans rien protéger.
   *[other] { $who } protège { $cards } avec { $cover }.
}
grass-event-paid = { $who } paie l’amende avec { $card }.

# The Peddle card was under a Protection, $cover.
grass-event-paid-protected = { $who } paie l’amende avec { $card }, prise sous { $cover }.

# $heat is the heat that is removed.
grass-event-paid-and-cooled = { $who } contre { $heat } en payant l’amende avec { $card }.
grass-event-paid-protected-and-cooled = { $who } contre { $heat } en payant l’amende avec { $card }, prise sous { $cover }.

# A Protection that no longer covers anything.
grass-event-uncovered = La carte { $card } { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
} n’a plus rien à protéger et va à la défausse.

# $heat is the heat that is removed, $card the card that removed it.
grass-event-cooled = { $who } contre { $heat }.
grass-event-cooled-with = { $who } contre { $heat } avec { $card }.
grass-event-stole = { $who } vole { $card } à { $to }.
grass-event-gave = { $who } donne { $card } à { $to }.

## Paranoia

grass-event-gave-up = { $who } perd { $card }.
grass-event-wiped-out = { $who } perd toute sa pile et toutes ses cartes Peddle non protégées.
grass-event-must-miss = { $who } perdra { $turns ->
    [one] son prochain tour
   *[other] ses { $turns } prochains tours
}.
grass-event-missed = { $who } perd { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
grass-event-passed = { $who } passe { $card } à { $to }.
grass-event-passed-hidden = { $who } passe une carte à { $to }.

# Lucky or Not: a random card from a neighbour.
grass-event-took = { $who } tire { $card } au hasard dans la main { $to-sound ->
    [vowel] d’{ $to }
   *[consonant] de { $to }
}.
grass-event-took-hidden = { $who } tire une carte au hasard dans la main { $to-sound ->
    [vowel] d’{ $to }
   *[consonant] de { $to }
}.

## Trades

grass-event-offered = { $who } propose { $card } à { $to } contre { $other }.
grass-event-offered-table = { $who } propose { $card } à tout le monde contre { $other }.

# The offer asks for no particular card.
grass-event-offered-open = { $who } demande ce { $to-sound ->
    [vowel] qu’{ $to }
   *[consonant] que { $to }
} donnerait contre { $card }.
grass-event-offered-open-table = { $who } demande ce que les autres donneraient contre { $card }.
grass-event-accepted = { $who } accepte.
grass-event-declined = { $who } refuse.
grass-event-countered = { $who } propose plutôt { $card }.

# $other is asked for instead of the card offered.
grass-event-countered-for = { $who } propose plutôt { $card } contre { $other }.

# $who gives $card to $to and gets $other for it.
grass-event-traded = { $who } donne { $card } à { $to } contre { $other }.
grass-event-traded-hidden = { $who } et { $to } échangent une carte face cachée.
grass-event-said-cheated = { $who } dit : « Je me suis fait rouler ! »
grass-event-said-nothing = { $who } ne dit rien.
grass-event-swapped = { $who } échange { $card } contre la carte { $other } { $to-sound ->
    [vowel] d’{ $to }
   *[consonant] de { $to }
}.

## Turns, rounds and the end

# A secret choice is made; what it is comes out later.
grass-event-chose = { $who } a choisi.
grass-event-ended-turn = { $who } termine son tour.
grass-event-extra-turn = { $who } a un tour supplémentaire.
grass-event-round-ended = La pioche est épuisée. La manche est terminée.
grass-event-round-closed = La manche est terminée.

# $cards are the cards left in a hand.
grass-event-showed = { $cards-number ->
    [0] { $who } n’a plus de cartes en main.
   *[other] { $who } a encore en main { $cards }.
}
grass-event-won = { $who } gagne avec { $amount }.

# Several players share the highest total; $who is a row of names.
grass-event-won-together = { $who } se partagent la victoire avec { $amount } chacun.
