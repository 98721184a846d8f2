### The terminal's own texts. The words of each game are in its own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit on a line; a soft hyphen (U+00AD) shows where to break.
## Only names with a longer word need one. A card without one here shows its printed name.

terminal-face-steal = Steal your Neigh{ "\u00AD" }bor’s Pot
terminal-face-doublecrossed = Double Crossed

## The beginning

# What the game is about. $target is a sum; $rounds is 0 if there is no limit on rounds.
terminal-goal = { $rounds ->
    [0] Grass : ouvrez votre planque, posez vos cartes Peddle et protégez vos gains. Dès que quelqu’un atteint { $target }, le plus riche gagne.
    [one] Grass : ouvrez votre planque, posez vos cartes Peddle et protégez vos gains. Le plus riche après une manche gagne.
   *[other] Grass : ouvrez votre planque, posez vos cartes Peddle et protégez vos gains. Dès que quelqu’un atteint { $target }, ou après { $rounds } manches, le plus riche gagne.
}
# How long a game takes if it goes on until someone reaches the target.
terminal-length = Une partie complète dure une dizaine de manches, soit une heure environ. Pour une partie courte, ajoutez --rounds 3.
# $who is the reader’s seat with its shape and number: “● 1 Ana”.
terminal-you-are = Vous êtes { $who }. Tapez ? pour l’aide ou « règles » pour les règles de cette partie.
# Several people play at one terminal; $who is a list of seats with shapes and numbers.
terminal-people = À ce clavier : { $who }. Tapez ? pour l’aide ou « règles » pour les règles de cette partie.
# Between the turns of two people at one terminal; nothing else is on the screen.
terminal-curtain = C’est à { $who } de jouer. Que les autres regardent ailleurs. { $who }, appuyez sur Entrée >
# A saved game continues, and we need to know which player is at the keyboard.
terminal-ask-seat = Quelle est votre place ? (numéro ou nom ; regarder, quitter) >
# $text is what was typed.
terminal-no-seat = Il n’y a pas de place « { $text } ». Tapez un numéro de 1 à { $most }, un nom ou « regarder ».

## The table

# Above the screen.
terminal-heading = Grass · manche { $round }
# After that; it is followed by a ruleset in writing: “2018 lucky_or_not”.
terminal-heading-turn = tour { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}
# The market of a seat: « planque fermée », « planque ouverte ».
terminal-closed = fermée
terminal-open = ouverte
# How many cards a seat has in hand.
terminal-holds = main : { $count }
# After the reader’s own name.
terminal-you = (vous)
terminal-misses = perd { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
terminal-total = total : { $amount }
terminal-protected = protégé : { $amount }
terminal-at-risk = non protégé : { $amount }
# How much of a Protection card is used: “15k sur 25k”.
terminal-cover = { $worth } sur { $most }
terminal-no-stash = planque vide
terminal-haystack = pioche : { $count }
terminal-ashtray = défausse : { $count }
# In a draft: the cards chosen so far.
terminal-kept = cartes gardées : { $cards }
# Below the ledger. $people is a list of what the totals would have been: “Ana −5 000 et Cléo −75 000”.
terminal-floor = Un total ne descend jamais sous 0 (sinon : { $people }).
terminal-floor-of = { $who } { $amount }
# Below the ledger: the progress of a total.
terminal-of-target = { $amount } sur { $target }

## The status line: who has to do what. $who has to act; the texts that end in “other” are for those
## who wait or watch.


## The list of moves: a heading for each verb

terminal-verb-play = jouer
terminal-verb-discard = défausser
terminal-verb-offer = proposer
terminal-verb-accept = répondre
terminal-verb-decline = répondre
terminal-verb-counter = contre-offre
terminal-verb-swap = troquer
terminal-verb-end = terminer
terminal-verb-give = donner
terminal-verb-pass = passer
terminal-verb-keep = garder
terminal-verb-hand = remettre
terminal-verb-say = dire
terminal-more-moves = … et { $count } de plus. Tapez « coups » pour tout voir.
# The answer to “hint”, followed by sentences about the consequences. $words is a move in words.
terminal-hint = Le choix prudent : { $words }. Tapez « { $token } ».
# Other options, the best first; each line begins with a number, or a dash.
terminal-hint-others = Autres bons coups (victoires sur 100 parties) :
# The same if no games were simulated to judge them.
terminal-hint-others-uncounted = Autres bons coups :
terminal-hint-other = { $words } ({ $token })
# While someone waits for `greentable hint grass`: for a hint, or for the review of a finished game.
terminal-hint-searching = simulation de parties
terminal-reviewing = analyse de la partie (Ctrl-C pour l’abréger)
# The review of a finished game.
terminal-review-sum = { $who } : meilleur coup trouvé { $good } fois sur { $decisions }.
terminal-review-nothing = Pas de meilleur coup trouvé.
# Above decisions, the costliest first.
terminal-review-costly = Coups les plus coûteux (victoires sur 100 parties : votre coup → le meilleur) :
# $won and $possible count games; $played and $better are moves: « jouer Panama ».
terminal-review-better = { $won } → { $possible }  coup { NUMBER($ply, useGrouping: 0) } : { $played }. Mieux : { $better }.
terminal-review-look = Voir la table avant le premier de ces coups : { $command }
# If not everything that happened fits on the screen.
terminal-folded = … et { $count ->
    [one] un autre tour
   *[other] { $count } autres tours
}. Tapez « journal » pour tout voir.
# Below a part of a long text.
terminal-more = [Entrée : suite, q : fermer] >
# Below the last part of a long text.
terminal-back-to-table = [Entrée : retour à la table] >
terminal-offer-hint = tapez « proposer » pour échanger une carte
terminal-offer-hint-limited = tapez « proposer » pour échanger une carte (encore { $count ->
    [one] une offre
   *[other] { $count } offres
} pendant ce tour)
# $example is a counter-offer as you type it.
terminal-counter-hint = pour demander une autre carte, tapez par exemple « { $example } »
# After some offers between two turns of the reader.
terminal-busy-hint = Tapez « ignorer » pour refuser toutes les offres jusqu’à votre prochain tour.

# After a card that the reader really holds, if you can name any card.
terminal-held = (en main)
# Hidden Deals: below the cards that you can name.
terminal-claim-hint = Échanges cachés : vous pouvez annoncer n’importe quelle carte. Vous choisirez plus tard celle que vous donnez vraiment, face cachée.
# Hidden Deals: below the cards that you can hand over.
terminal-hand-hint = Vous pouvez remettre n’importe quelle carte. Personne d’autre que vous deux ne la verra.

# The outcome of a play, after its name. $gain and $loss are lists of cards.
terminal-outcome-gain = vous recevez { $gain }
# $who is a list of $count players, who choose the cards.
terminal-outcome-gain-each = { $count ->
    [one] { $who } vous donne une carte Peddle de son choix
   *[other] { $who } vous donnent une carte Peddle par personne, à leur choix
}
terminal-outcome-no-gain = personne n’a de carte Peddle à donner
terminal-outcome-turn = vous avez un tour supplémentaire
terminal-outcome-cost = vous coûte { $loss }
# $count is how many things are lost.
terminal-outcome-hit-self = { $count ->
    [0] vous ne perdez rien
   *[other] vous perdez { $loss }
}{ $turns ->
    [0] { "" }
    [one] , et vous perdez un tour
   *[other] , et vous perdez { $turns } tours
}
# After the name of the opponent.
terminal-outcome-hit = { $count ->
    [0] ne perd rien
   *[other] perd { $loss }
}{ $turns ->
    [0] { "" }
    [one] , perd un tour
   *[other] , perd { $turns } tours
}
terminal-outcome-some = une carte Peddle
terminal-outcome-market = toute la pile

## Rounds, the end, and leaving

terminal-round-over = La manche { $round } est terminée
terminal-go-on = Appuyez sur Entrée pour distribuer la manche { $round }
# The winner’s title.
terminal-winner = { $who } décroche le titre de Baron du trafic avec { $amount } !
# Several have the same; $who is a list of names.
terminal-winners = { $who } se partagent le titre de Baron du trafic, à égalité avec { $amount } !
terminal-seed = Graine de cette partie : { $seed }. Avec --seed, vous rejouez les mêmes cartes.
terminal-replay-hint = Revoir cette partie : { $command }
terminal-review-hint = Analyser vos coups : { $command }
terminal-replay-hint-unsaved = Avec --save FICHIER, vous pouvez enregistrer une partie et la revoir plus tard.
# $command is a command line.
terminal-saved = Partie enregistrée. Pour continuer : { $command }
terminal-not-saved = Partie non enregistrée (ajoutez --save FICHIER pour l’enregistrer). Graine : { $seed }.
# $trouble says what is wrong with the file.
terminal-save-lost = Impossible d’enregistrer la partie : { $trouble }. Vous pouvez continuer à jouer. Tapez « enregistrer FICHIER » pour changer de fichier.
terminal-saved-now = Partie enregistrée dans { $path }.
terminal-saved-from-now = Partie enregistrée dans { $path }. La suite y sera aussi enregistrée.

## Asking

# $words is the move that an empty line makes: « terminer votre tour ».
terminal-prompt-default = [Entrée : { $words }] >
terminal-ask-give = Quelle carte proposez-vous ? (Entrée : retour, ? : aide) >
terminal-ask-want = Contre quelle carte ? (? : laisser les autres proposer, Entrée : retour) >
terminal-ask-whom = À qui ? (Entrée : retour) >
terminal-everyone = tout le monde
# In the list of cards that you can ask for: none in particular, the others make an offer.
terminal-anything = faites-moi une offre
terminal-offer-help =
    Répondez par un numéro de la liste, par les deux lettres d’une carte ou par son nom.
    Quand on vous demande la carte que vous voulez, ? laisse les autres proposer. Répondez
    enfin par le numéro ou le nom d’une place, ou par * pour tout le monde. Entrée revient
    à la question précédente. Vous pouvez aussi taper main, table, journal, règles, aide
    et quitter.
# $text is what was typed.
terminal-not-possible = « { $text } » n’est pas dans la liste. Tapez un numéro, deux lettres ou le nom d’une carte.
terminal-no-whom = « { $text } » n’est pas dans la liste. Tapez un numéro, un nom ou * pour tout le monde.
terminal-no-card = Il n’y a pas de carte « { $text } ». Tapez les deux lettres d’une carte ou son nom.
# $examples are moves as you type them; $text is only the first word of one.
terminal-how-verb = « { $text } » quoi ? Par exemple : { $examples }
terminal-how = « { $text } » ne convient pas. Tapez par exemple : { $examples }
terminal-rules-more = Règles complètes : docs/rules/grass.md. « greentable rules grass » montre tout ce que vous pouvez changer.
# A description of a card, $about, with the name that is printed on the card, which is English.
terminal-printed = { $about } Sur la carte : { $name }.
# $words is a move in words, $token how to type it.
terminal-why-legal = Vous pouvez { $words }. Tapez « { $token } ».
terminal-help =
    Tapez le numéro d’un coup de la liste ; 0 termine votre tour. Vous pouvez aussi taper
    les coups :

      jouer PA             jouer une carte ; PA seul suffit
      jouer FE@3           la jouer sur la place 3
      jouer SN@2:PA        voler Panama à la place 2
      jouer PF:PA*         payer l’amende avec une carte Panama protégée
      jouer LC:HG+CO       protéger ces deux cartes
      défausser BU         défausser une carte
      troquer HG>DF@1      échanger votre Home Grown contre la Dr. Feelgood de la place 1
      proposer PA>MO@4     proposer un échange à la place 4 ; @* à tout le monde, PA>?@* laisse les autres proposer
      proposer             la même chose, étape par étape
      contre-offre JA>FE   votre Jamaica, mais contre sa Felony ; ou simplement contre-offre JA

    Quand le jeu vous le demande : terminer, accepter, refuser, donner HG, passer UW, garder MO, remettre DX, dire rien.
    Vous pouvez abréger les mots et écrire les codes en minuscules. Les mots de la liste marchent
    aussi : ouvrir, voler Panama à Ben.

      coups                tous vos coups possibles
      main                 vos cartes
      table                tout ce qui est sur la table
      journal              ce qui s’est passé dans cette manche
      conseil              ce que ferait un joueur prudent, et pourquoi
      pourquoi PA          ce que fait une carte et pourquoi vous ne pouvez pas la jouer ; aussi pourquoi jouer FE@3, pourquoi 2
      règles               les règles de cette partie
      ignorer              refuser toutes les offres jusqu’à votre prochain tour
      enregistrer FICHIER  enregistrer la partie
      quitter              quitter la partie

    Indiquez une place par son numéro, une carte par ses deux lettres ou par son nom.
