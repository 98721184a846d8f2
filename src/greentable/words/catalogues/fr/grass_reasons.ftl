### Why a move of Grass is refused: said to the player, with what would help.
### $card and $other are the cards of the move, $target whom it is aimed at.
### $heat is what lies on the player’s market, $cure the Heat Off that cools it.

grass-reason-game-over = La partie est finie.
grass-reason-not-your-turn = Ce n’est pas votre tour.
grass-reason-already-chosen = Vous avez déjà choisi : attendez les autres.
grass-reason-not-now = Pas maintenant : la table attend autre chose.

# The move leaves something out, or says too much. $family tells which kind of card it plays.
grass-reason-malformed = { $family ->
    [heat-off] Jouez { $card } toute seule ; pour une amende, nommez une carte Peddle si les règles vous laissent le choix.
    [skim] Dites à qui vous volez une carte ; nommez la carte Peddle si les règles vous laissent le choix.
    [paranoia] Nommez la victime de la carte { $card } si les règles vous laissent le choix, et rien de plus.
   *[other] Le coup en dit trop peu ou trop.
}
grass-reason-no-such-seat = Personne n’est assis là.
grass-reason-own-seat = Choisissez un adversaire, pas vous-même.
grass-reason-not-in-deck = Cette carte n’existe pas dans ce jeu.
grass-reason-not-in-hand = Vous n’avez pas { $card } en main.
grass-reason-not-in-pack = { $card } n’est pas dans ce paquet.
grass-reason-not-in-haystack = Il ne reste plus de carte { $card } dans la pioche.
grass-reason-wrong-seat-dealt = La prochaine carte n’est pas pour { $target }.
grass-reason-already-played = Vous avez déjà joué ou défaussé une carte pendant ce tour.
grass-reason-not-played-yet = Jouez ou défaussez une carte avant de finir votre tour.
grass-reason-market-is-open = Votre planque est déjà ouverte : une seule carte Market Open suffit.
grass-reason-market-not-open = Votre planque est fermée : jouez d’abord une carte Market Open.
grass-reason-under-heat = Vous êtes sous le coup d’une carte Heat On ({ $heat }) : contrez-la d’abord, par { $cure } ou par une amende.
grass-reason-no-heat = Vous n’êtes sous le coup d’aucune carte Heat On.
grass-reason-other-heat = { $card } ne contre pas { $heat } : il faut { $cure }, ou une amende.
grass-reason-target-market-not-open = La planque { $target-sound ->
    [vowel] d’{ $target }
   *[consonant] de { $target }
} n’est pas ouverte.
grass-reason-target-under-heat = { $target } est sous le coup d’une carte Heat On.
grass-reason-no-peddle-to-pay = Vous n’avez pas de carte Peddle pour payer l’amende.
grass-reason-not-in-stash = Vous n’avez pas assez de cartes Peddle non protégées dans votre planque pour cela.
grass-reason-not-protected = Vous n’avez pas de carte { $other } protégée.
grass-reason-cover-too-small = { $card } ne couvre pas assez pour protéger { $cards }.
grass-reason-never-protected = Rien ne protège Dr. Feelgood.
grass-reason-target-has-no-peddle = { $target } n’a pas de carte Peddle non protégée.
grass-reason-not-in-targets-stash = { $target } n’a pas de carte { $other } non protégée.
grass-reason-paranoia-needs-market = Ouvrez votre planque avant de jouer une carte Paranoïa.
grass-reason-paranoia-not-discarded = On ne peut pas simplement défausser une carte Paranoïa : jouez-la, échangez-la ou passez-la.
grass-reason-banker-not-played = La carte Banker ne se joue pas : gardez-la jusqu’à la fin de la manche, ou défaussez-la.
grass-reason-no-trade-after-play = Dans cette édition, on ne négocie qu’avant de jouer.
grass-reason-offers-used-up = Vous ne pouvez plus faire d’offre pendant ce tour.
grass-reason-same-kind = Nommez deux cartes différentes.
grass-reason-no-stash-swap = Ces règles ne permettent pas de troquer entre planques.
grass-reason-swap-used = Vous avez déjà troqué pendant ce tour.
grass-reason-swap-needs-markets = Pour troquer, les deux cartes Market Open doivent être face visible.
grass-reason-counter-in-offer = Proposez autre chose que les deux cartes nommées ; la carte voulue, seulement contre une autre que celle qu’on vous propose.
grass-reason-no-card-wanted = Aucune carte n’est demandée : dites ce que vous donneriez (contre-offre), ou refusez.
grass-reason-asks-for-offered = { $other } vous est proposée de toute façon : inutile de la demander.
