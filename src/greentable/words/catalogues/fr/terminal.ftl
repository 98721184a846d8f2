### What the terminal says of its own accord. The games' own words stand in their own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit a line; a soft hyphen (U+00AD) says where to break.
## Only names with a longer word need one. A card without one here bears its printed name.

terminal-face-steal = Steal your Neigh{ "\u00AD" }bor’s Pot
terminal-face-doublecrossed = Double Crossed

## The beginning

# What the game is about. $target is a sum; $rounds is 0 where the number of rounds is not limited.
terminal-goal = { $rounds ->
    [0] Grass : ouvrez votre planque, posez vos cartes Peddle et mettez-les à l’abri. Le premier joueur à atteindre { $target } gagne.
    [one] Grass : ouvrez votre planque, posez vos cartes Peddle et mettez-les à l’abri. Le plus riche après une manche gagne.
   *[other] Grass : ouvrez votre planque, posez vos cartes Peddle et mettez-les à l’abri. Le premier joueur à atteindre { $target } gagne, ou le plus riche après { $rounds } manches.
}
# How long a game takes that goes on until the target is reached.
terminal-length = Avec des joueurs prudents, il faut une dizaine de manches, une heure environ ; l’option --rounds 3 donne une partie courte.
# $who is the reader's seat with its shape and number: "● 1 Ana".
terminal-you-are = Vous êtes { $who }. Tapez ? pour l’aide, « règles » pour les règles de cette partie.
# Several people play at one terminal; $who is a row of seats with shapes and numbers.
terminal-people = À ce clavier : { $who }. Tapez ? pour l’aide, « règles » pour les règles de cette partie.
# Between the turns of two people at one terminal; the screen is empty but for this.
terminal-curtain = C’est à { $who }. Passez le clavier, regardez ailleurs, et que { $who } appuie sur Entrée >
# A saved game goes on, and it is asked who the human is.
terminal-ask-seat = Quelle est votre place ? (son numéro ou son nom ; regarder, quitter) >
# $text is what was typed.
terminal-no-seat = « { $text } » : il faut une place de 1 à { $most }, un nom, ou « regarder ».

## The table

# Above the screen.
terminal-heading = Grass · manche { $round }
# Follows that; after it comes a ruleset in writing: "2018 lucky_or_not".
terminal-heading-turn = tour { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}
# Of the stash: « planque fermée », « planque ouverte ».
terminal-closed = fermée
terminal-open = ouverte
# How many cards a seat holds.
terminal-holds = main { $count }
# Marks the reader's own place, after the name.
terminal-you = (vous)
terminal-misses = perd { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
terminal-total = total { $amount }
terminal-protected = protégé { $amount }
terminal-at-risk = non protégé { $amount }
# How much of a Protection is used: "15k sur 25k".
terminal-cover = { $worth } sur { $most }
terminal-no-stash = planque vide
terminal-haystack = pioche { $count }
terminal-ashtray = défausse { $count }
# In a draft: what one has kept so far.
terminal-kept = déjà gardé : { $cards }
# Under the ledger. $people is a row of what the totals would be: "Ana −5 000 et Cléo −75 000".
terminal-floor = Un total ne descend jamais au-dessous de 0 (sinon : { $people }).
terminal-floor-of = { $who } { $amount }
# Under the ledger: how far a total is.
terminal-of-target = { $amount } sur { $target }

## The status line: who must do what. $who is to act; the texts that end in "other" are for those
## who wait or watch.


## The list of moves: a heading for each verb

terminal-verb-play = jouer
terminal-verb-discard = défausser
terminal-verb-offer = proposer
terminal-verb-accept = répondre
terminal-verb-decline = répondre
terminal-verb-counter = contre-offre
terminal-verb-swap = troquer
terminal-verb-end = finir
terminal-verb-give = donner
terminal-verb-pass = passer
terminal-verb-keep = garder
terminal-verb-hand = remettre
terminal-verb-say = dire
terminal-more-moves = … et { $count } de plus : « coups » les montre tous
# The answer to “hint”; sentences about what would come of it follow. $words is a move in words.
terminal-hint = Un joueur prudent ferait ceci : { $words } (tapez { $token })
# What else could be done, the best first; each line begins with a number, or a dash.
terminal-hint-others = Les meilleurs coups ensuite, et combien de parties sur 100 vous gagnez :
# The same where no games were played out to judge them.
terminal-hint-others-uncounted = Les meilleurs coups ensuite :
terminal-hint-other = { $words } ({ $token })
# While somebody waits for `greentable hint grass`: for advice, or for a finished game gone through again.
terminal-hint-searching = essai des coups dans des parties imaginées
terminal-reviewing = la partie est revue (Ctrl-C : arrêter là)
# A finished game gone through again.
terminal-review-sum = { $who } : { $good } décisions sur { $decisions } ne pouvaient être meilleures.
terminal-review-nothing = Rien de mieux n’a été trouvé.
# Below stand decisions, the costliest first.
terminal-review-costly = Ce qui a coûté le plus, et combien de parties sur 100 vous gagnez avec votre coup, puis avec le meilleur :
# $won and $possible count games; $played and $better are moves: “play Panama”.
terminal-review-better = { $won } → { $possible }  coup { NUMBER($ply, useGrouping: 0) } : { $played } ; mieux : { $better }
terminal-review-look = La table avant la première de ces décisions : { $command }
# Where not all that happened fits on the screen.
terminal-folded = … { $count ->
    [one] un autre tour
   *[other] { $count } autres tours
} : « journal » raconte tout
# Below a part of a long text.
terminal-more = [Entrée : suite, q : assez] >
# Below the last part of a long text.
terminal-back-to-table = [Entrée : retour à la table] >
terminal-offer-hint = tapez « proposer » pour échanger une carte
terminal-offer-hint-limited = tapez « proposer » pour échanger une carte ({ $count ->
    [0] plus aucune fois
    [one] encore une fois
   *[other] encore { $count } fois
} pendant ce tour)
# $example is a counter as it is typed.
terminal-counter-hint = pour demander une autre carte, tapez-la, par exemple { $example }
# After some offers between two turns of the reader.
terminal-busy-hint = « ignorer » refuse toutes les offres jusqu’à votre prochain tour.

# After a card that the reader really holds, where one may name any card.
terminal-held = (en main)
# Hidden Deals: under the cards that can be named.
terminal-claim-hint = Échanges cachés : ce n’est que ce que vous annoncez. Ce que vous donnez vraiment, vous le choisirez plus tard, face cachée.
# Hidden Deals: under the cards that can be handed over.
terminal-hand-hint = Vous pouvez donner n’importe quelle carte : vous serez deux seulement à la voir.

# What would come of a play, after its name. $gain and $loss are rows of cards.
terminal-outcome-gain = vous recevez { $gain }
terminal-outcome-gain-each = vous recevez une carte Peddle de chacun, à son choix ({ $who })
terminal-outcome-no-gain = personne n’a de carte Peddle à donner
terminal-outcome-turn = vous avez un tour supplémentaire
terminal-outcome-cost = cela vous coûte { $loss }
terminal-outcome-hit-self = { $turns ->
    [0] à défausser : { $loss }
    [one] à défausser : { $loss } ; vous perdez un tour
   *[other] à défausser : { $loss } ; vous perdez { $turns } tours
}
# The name of the opponent stands before it.
terminal-outcome-hit = { $turns ->
    [0] à défausser : { $loss }
    [one] à défausser : { $loss } ; perd un tour
   *[other] à défausser : { $loss } ; perd { $turns } tours
}
terminal-outcome-some = une carte Peddle
terminal-outcome-market = toute la pile
terminal-outcome-nothing = rien

## Rounds, the end, and leaving

terminal-round-over = La manche { $round } est finie
terminal-go-on = Appuyez sur Entrée pour distribuer la manche { $round }
# The winner's title.
terminal-winner = { $who } décroche le titre de Baron du trafic avec { $amount } $ !
# Several have the same; $who is a row of names.
terminal-winners = { $who } se partagent le titre de Baron du trafic avec { $amount } $ chacun !
terminal-seed = La graine de cette partie était { $seed } : avec --seed, les mêmes cartes reviennent.
terminal-replay-hint = Pour la relire : { $command }
terminal-review-hint = Pour revoir vos coups : { $command }
terminal-replay-hint-unsaved = Avec --save FILE, une partie est enregistrée et peut être relue.
# $command is a command line.
terminal-saved = La partie est enregistrée. Pour continuer : { $command }
terminal-not-saved = La partie n’est pas enregistrée (--save FILE le fait). Sa graine était { $seed }.
# $trouble says what was wrong with the file.
terminal-save-lost = La partie n’a pas pu être enregistrée : { $trouble }. Elle continue ; « enregistrer FICHIER » l’enregistre dans un autre fichier.
terminal-saved-now = Enregistrée dans { $path }.
terminal-saved-from-now = Enregistrée dans { $path } ; désormais, la partie s’enregistre là.

## Asking

# $words is the move that an empty line makes: "finir votre tour".
terminal-prompt-default = [Entrée : { $words }] >
terminal-ask-give = Donner quelle carte ? (Entrée : retour ; ? pour l’aide) >
terminal-ask-want = Contre quelle carte ? (? demande ce qu’on vous en donne ; Entrée : retour) >
terminal-ask-whom = À qui ? (Entrée : retour) >
terminal-everyone = tout le monde
# In the list of cards that can be wanted: none is named, the others say what they would give.
terminal-anything = qu’est-ce qu’on m’en donne ?
terminal-offer-help =
    Répondez par un numéro, par les deux lettres d’une carte ou par son nom ;
    quand on vous demande ce que vous voulez, ? laisse le choix aux autres.
    Répondez enfin par le numéro ou le nom d’une place, ou par * pour toute la
    table. Entrée revient à la question d’avant. Entre-temps, vous pouvez taper
    main, table, journal, règles, aide et quitter.
# $text is what was typed.
terminal-not-possible = « { $text } » n’est rien de tout cela : il faut un numéro, deux lettres ou le nom d’une carte.
terminal-no-whom = « { $text } » n’est rien de tout cela : il faut un numéro, un nom, ou * pour tout le monde.
terminal-no-card = Il n’y a pas de carte « { $text } ». Les cartes se nomment par leurs deux lettres ou par leur nom.
# $examples are moves as they are typed; $text is only the first word of one.
terminal-how-verb = « { $text } » quoi ? Cela se tape comme : { $examples }
terminal-how = « { $text } » en dit trop peu ou trop. Cela se tape comme : { $examples }
terminal-rules-more = En entier : docs/rules/grass.md. « greentable rules grass » montre tout ce qu’on peut changer.
terminal-printed = { $about } Sur la carte : { $name }.
# $words is a move in words, $token how to type it.
terminal-why-legal = Vous pouvez { $words } : tapez { $token }
terminal-help =
    Un numéro joue le coup de la liste qui le porte ; 0 finit votre tour. Vous pouvez
    aussi taper les coups :

      jouer PA             jouer une carte ; PA seul suffit
      jouer FE@3           la jouer sur la place 3
      jouer SN@2:PA        voler Panama à la place 2
      jouer PF:PA*         payer l’amende avec une Panama protégée
      jouer LC:HG+CO       protéger ces deux-là
      défausser BU         défausser une carte
      troquer HG>DF@1      votre Home Grown contre le Dr. Feelgood de la place 1
      proposer PA>MO@4     proposer un échange ; @* demande à toute la table, PA>?@* ce qu’on en donne
      proposer             la même chose, une question après l’autre
      contre-offre JA>FE   votre Jamaica, mais contre leur Felony ; ou contre-offre JA

    Quand on vous le demande : finir, accepter, refuser, donner HG, passer UW, garder MO, remettre DX, dire rien.
    Les mots peuvent s’abréger, les minuscules suffisent, et les mots de la liste marchent
    aussi : ouvrir, voler Panama à Ben.

      coups                tous les coups
      main                 vos cartes
      table                tout ce qui est sur la table
      journal              cette manche jusqu’ici
      conseil              ce que ferait un joueur prudent, et ce qui s’ensuit
      pourquoi PA          ce que fait une carte, et ce qui l’empêche ; aussi pourquoi jouer FE@3, pourquoi 2
      règles               les règles de cette partie
      ignorer              refuser les offres jusqu’à votre prochain tour
      enregistrer FICHIER  enregistrer la partie
      quitter              quitter la partie

    Les places se nomment par leur numéro ; les cartes par leurs deux lettres ou leur nom.
