### Why a move of Grass is not possible: said to the player, with what would help.
### $card and $other are the cards of the move, $target its target.
### $heat is the heat on the player’s market, $cure the Heat Off that removes it, $fine the card
### Pay Fine, $market the card Market Open.

grass-reason-game-over = La partie est terminée.

# $who are the players who must move now: nobody while cards are dealt.
grass-reason-not-your-turn = { $who-number ->
    [0] Ce n’est pas votre tour.
   *[other] Ce n’est pas votre tour. On attend { $who }.
}
grass-reason-already-chosen = { $who-number ->
    [0] Vous avez déjà choisi.
   *[other] Vous avez déjà choisi. On attend { $who }.
}

# A move of the wrong kind. $asks is what the player must do first; $whom is the other player of the
# trade, or the one who gets the card.
grass-reason-not-now = { $asks ->
    [turn] Ce n’est pas possible pendant votre tour.
    [answer] Répondez d’abord à l’offre { $whom-sound ->
        [vowel] d’{ $whom }
       *[consonant] de { $whom }
    }.
    [countered] Acceptez ou refusez d’abord la contre-offre { $whom-sound ->
        [vowel] d’{ $whom }
       *[consonant] de { $whom }
    }.
    [give] Choisissez d’abord une carte Peddle pour { $whom }.
    [give-up] Choisissez d’abord la carte Peddle que vous perdez.
    [pass] Choisissez d’abord une carte pour { $whom }.
    [draft] Choisissez d’abord une carte à garder.
    [hand] Choisissez d’abord la carte que vous donnez à { $whom }.
    [say] Dites d’abord si vous vous êtes fait rouler.
   *[other] Ce n’est pas possible maintenant.
}

# The move is incomplete or has too many parts. $family is the family of the card it plays, or
# pay-fine.
grass-reason-malformed = { $family ->
    [heat-off] Jouez simplement { $card }.
    [pay-fine] Indiquez seulement la carte Peddle avec laquelle vous payez, si les règles vous laissent le choix.
    [skim] Choisissez à qui vous volez. Choisissez aussi la carte Peddle, si les règles le permettent.
    [paranoia] Pour { $card }, indiquez seulement un adversaire, si les règles vous laissent le choix.
   *[other] Ce coup est incomplet ou contient trop d’éléments.
}
grass-reason-no-such-seat = Il n’y a personne à cette place.
grass-reason-own-seat = Choisissez un adversaire, pas vous-même.
grass-reason-not-in-deck = Cette carte n’existe pas dans ce jeu.
grass-reason-not-in-hand = Vous n’avez pas la carte { $card } en main.
grass-reason-not-in-pack = La carte { $card } n’est pas dans ce paquet.
grass-reason-not-in-haystack = Il ne reste plus de carte { $card } dans la pioche.
grass-reason-wrong-seat-dealt = La prochaine carte n’est pas pour { $target }.
grass-reason-already-played = Vous avez déjà joué ou défaussé une carte pendant ce tour.
grass-reason-not-played-yet = Jouez ou défaussez une carte avant de terminer votre tour.
grass-reason-market-is-open = Votre planque est déjà ouverte. Une seule carte { $market } suffit.
grass-reason-market-not-open = Votre planque est fermée. Jouez d’abord une carte { $market }.
grass-reason-under-heat = { $heat } vous bloque. Contrez d’abord cette carte avec { $cure } ou { $fine }.
grass-reason-no-heat = Il n’y a pas de carte Heat On sur votre pile.
grass-reason-other-heat = { $card } ne contre pas { $heat }. Il vous faut { $cure } ou { $fine }.
grass-reason-target-market-not-open = La planque { $target-sound ->
    [vowel] d’{ $target }
   *[consonant] de { $target }
} n’est pas ouverte.
grass-reason-target-under-heat = { $target } est sous le coup d’une carte Heat On.
grass-reason-no-peddle-to-pay = Vous n’avez pas de carte Peddle pour payer l’amende.
grass-reason-not-in-stash = Vous n’avez pas assez de cartes Peddle non protégées dans votre planque.
grass-reason-not-protected = Vous n’avez pas de carte { $other } protégée.
grass-reason-cover-too-small = { $card } ne suffit pas pour protéger { $cards }.
grass-reason-never-protected = La carte Dr. Feelgood ne peut jamais être protégée.
grass-reason-target-has-no-peddle = { $target } n’a pas de carte Peddle non protégée.
grass-reason-not-in-targets-stash = { $target } n’a pas de carte { $other } non protégée.
grass-reason-paranoia-needs-market = Ouvrez votre planque avant de jouer une carte Paranoïa.
grass-reason-paranoia-not-discarded = Une carte Paranoïa ne se défausse pas. Débarrassez-vous-en autrement.
grass-reason-banker-not-played = La carte { $card } ne se joue pas. Gardez-la jusqu’à la fin de la manche ou défaussez-la.
grass-reason-no-trade-after-play = Dans cette partie, on ne peut échanger qu’avant de jouer.
grass-reason-offers-used-up = Vous ne pouvez plus faire d’offre pendant ce tour.
grass-reason-same-kind = Choisissez deux cartes différentes.
grass-reason-no-stash-swap = Dans cette partie, les échanges entre planques ne sont pas permis.
grass-reason-swap-used = Vous avez déjà fait un échange entre planques pendant ce tour.
grass-reason-swap-needs-markets = Pour cela, les deux cartes Market Open doivent être face visible.
grass-reason-counter-in-offer = Proposez une autre carte. Pour donner la carte demandée, demandez autre chose que la carte proposée.
grass-reason-no-card-wanted = On ne vous demande pas de carte précise. Faites une contre-offre ou refusez.
grass-reason-asks-for-offered = On vous propose déjà { $other }. Inutile de la demander.
