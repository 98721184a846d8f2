### What the terminal says of its own accord in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: "house recipes". $play counts the cards played.
grove-terminal-heading = Grove { $rules } · pose { $play } sur { $plays }
grove-terminal-heading-over = Grove { $rules } · fin
grove-terminal-other-half = l’autre moitié
grove-terminal-own-deck = avec vos propres cartes
grove-terminal-own-book = vos propres recettes

# The lines beside the grove.
grove-terminal-score = score { $score } – { $title }
grove-terminal-score-challenge = score { $score } sur { $target }
grove-terminal-next-title = { $title } dès { $points }
grove-terminal-dice-left = dés
grove-terminal-squirrel = écureuil
grove-terminal-squirrel-free = libre
grove-terminal-squirrel-costs = coûte { $cost }
grove-terminal-barrow = brouette
grove-terminal-barrow-free = libre
grove-terminal-barrow-used = dans le verger
grove-terminal-to-draw = pioche
grove-terminal-cards = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}

# A recipe: $worth is what it adds to the target.
grove-terminal-recipe = { $name } ({ $worth })
grove-terminal-recipe-multiplies = réussie : elle multiplie
grove-terminal-recipe-met = réussie : { $amount ->
    [0] aucun point
    [one] 1 point
   *[other] { $amount } points
}
grove-terminal-recipe-open = pas encore réussie
# Below the sentence of a recipe: the same from its numbers, with what the barrow is to it.
grove-terminal-recipe-exactly = Compté exactement : { $sentence }

# The same of another player, in one line; $name is the recipe's.
grove-terminal-recipe-multiplies-short = { $name } : elle multiplie
grove-terminal-recipe-met-short = { $name } : { $amount ->
    [0] aucun point
    [one] 1 point
   *[other] { $amount } points
}
grove-terminal-recipe-open-short = { $name } : pas encore

# Where a grove is wider than the screen: $count columns, up to column $to, are not shown.
grove-terminal-more-left = { $count ->
    [one] une colonne de plus à gauche, la colonne { $to }
   *[other] { $count } colonnes de plus à gauche, jusqu’à la colonne { $to }
}
grove-terminal-more-right = { $count ->
    [one] une colonne de plus à droite, la colonne { $to }
   *[other] { $count } colonnes de plus à droite, à partir de la colonne { $to }
}
grove-terminal-more-table = « table » montre toutes les colonnes

# The name of the player who reads this, among others.
grove-terminal-you = { $name } (vous)

# Another player: the score, and how many dice lie in the grove.
grove-terminal-other = score { $score }, { $dice ->
    [0] aucun dé
    [one] un dé
   *[other] { $dice } dés
}
grove-terminal-other-stopped = score { $score }, ne peut plus poser

# Above a card of the hand, and above its four rotations.
grove-terminal-card = carte { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = Vous n’avez plus de cartes.
# Below cards that are shown as printed, where there is room for no more.
grove-terminal-hand-turned = « main » montre vos cartes tournées.

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = carte { $card } : { $count ->
    [0] aucune pose possible
    [one] une pose possible
   *[other] { $count } poses possibles
}
grove-terminal-more-placements = … et { $count } de plus : « liste { $card } » montre toutes celles de cette carte

# Below a list: $mark stands at the placements that need the squirrel.
grove-terminal-squirrel-mark = { $mark } fait sortir l’écureuil

## Asking

grove-terminal-prompt = Posez une carte (? pour l’aide) >
grove-terminal-confirm-draw = [Entrée : piocher la carte suivante, annuler : la reprendre] >
grove-terminal-confirm-go-on = [Entrée : continuer, annuler : la reprendre] >
grove-terminal-confirm-count = [Entrée : compter la récolte, annuler : la reprendre] >
grove-terminal-confirm-only = Une carte est posée pour l’instant : appuyez sur Entrée (ou tapez ok) pour l’y laisser, tapez annuler pour la reprendre. Vous pouvez aussi taper table, main, score, règles, enregistrer, quitter ou ?.
grove-terminal-taken-back = La carte est reprise.
grove-terminal-nothing-to-undo = Il n’y a rien à confirmer ni à reprendre : aucune carte n’attend d’être confirmée. Une fois la carte suivante piochée, une carte posée le reste.
# $words is a move in words.
grove-terminal-would = Vous pouvez { $words }.
grove-terminal-hint = Le plus de points tout de suite : { $words } ({ $token }), score { $score }.
grove-terminal-hint-squirrel = Le plus de points tout de suite : { $words } ({ $token }), score { $score }. Cela fait sortir l’écureuil.
# Below it, where the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = Pour des conseils qui voient plus loin, lancez une fois : { $command }
# $dice is a row of the text below it, one for each fruit.
grove-terminal-supply = Dés restants : { $dice }.
grove-terminal-supply-fruit = { $fruit } { $count }
# Above placements with their numbers.
grove-terminal-choose-one = Choisissez l’une d’elles, par son numéro ou comme elle s’écrit :

## Learning the game

# Before a new game.
grove-terminal-welcome =
    Vous posez huit cartes, l’une après l’autre, par-dessus celle qui est déjà là. Un arbre
    doit recouvrir un arbre du même fruit et reçoit alors un dé ; plus il y a d’arbres les
    uns sur les autres, plus le dé a de valeur. Les dés sur les arbres font votre récolte.
grove-terminal-welcome-recipes =
    Deux recettes demandent quelque chose de plus. Atteignez l’objectif avec votre récolte
    et avec ce que donnent les recettes.
grove-terminal-welcome-several =
    Tous les joueurs ont les mêmes cartes ; la plus grosse récolte gagne.
grove-terminal-welcome-words = « règles » explique le jeu ; « ? » montre toutes les commandes, « liste » ce que vous pouvez poser.
# $others are names with what they play by.
grove-terminal-welcome-seats = Vous êtes { $you } ; vous jouez contre { $others }.
# $people sit at one terminal: a row of names.
grove-terminal-welcome-people = { $people } jouent contre { $others }.
grove-terminal-welcome-people-only = { $people } jouent les uns contre les autres.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    Une pose s’écrit carte:colonne,ligne,rotation. Ainsi 7:2,-1,90 pose la carte 7, tournée
    de 90° dans le sens des aiguilles d’une montre, avec la case en haut à gauche de son
    contour à la colonne 2, ligne -1. Les espaces marchent aussi : 7 2 -1 90.

      7:2,-1,90 brouette 3,0  quand plusieurs paniers peuvent devenir la brouette
      7:2,-1,90 dés 3,-1      quand il y a trop peu de dés : les arbres qui en reçoivent un
      liste                   les meilleures poses, numérotées ; liste tout ; liste 7 pour une carte
      12                      la pose qui porte ce numéro, une fois la liste montrée
      essayer 7:2,-1,90       ce qui en résulterait ; rien n’est posé
      pourquoi 7:2,-1,90      pourquoi ce n’est pas permis
      conseil                 la pose qui rapporte le plus tout de suite
      annuler                 reprendre une carte, tant que la suivante n’est pas piochée
      table                   tout ce qui est sur la table
      main                    vos cartes
      score                   ce qui compte maintenant, et les titres
      règles                  comment on joue à Grove
      enregistrer FICHIER     enregistrer la partie
      quitter                 quitter la partie

    Les commandes peuvent s’abréger. Sur les cartes :

      O1 Y2 G1        un oranger à un fruit, un citronnier à deux fruits, un limettier
      --              une clairière
      (4) <4> [4]     un dé sur un oranger, un citronnier, un limettier ; 10 est un panier, 15 la brouette
      @~              l’écureuil

## The score as it stands

# A row of the count; $fruit is orange, lemon or lime.
grove-terminal-score-fruit = dés { $fruit } sur les arbres
# The titles of a harvest; $titles is a row of the two texts below.
grove-terminal-titles = Titres : { $titles }.
grove-terminal-title-from = dès { $points } { $title }
grove-terminal-target = L’objectif est de { $target }.

## The end, and leaving

# The count of one who plays alone. $title is the title of the harvest, $recipe a recipe that is met.
grove-terminal-your-title = Votre récolte : { $amount } – { $title }
grove-terminal-your-recipe = { $recipe } : { $amount ->
    [0] elle multiplie
    [one] un point
   *[other] { $amount } points
}
grove-terminal-you-reach = Vous atteignez l’objectif de { $target } : vous gagnez !
grove-terminal-you-miss = Vous manquez l’objectif de { $target } à { $short ->
    [one] { $short } point
   *[other] { $short } points
} près.

# $command is a command line.
grove-terminal-seed = La graine de cette partie était { $seed }. Les mêmes cartes encore une fois : { $command }
grove-terminal-seed-only = La graine de cette partie était { $seed }.
grove-terminal-solve-hint = Ce qu’on peut faire de mieux de ces cartes : { $command }
grove-terminal-ask-other-half = [Entrée : partir, autre : jouer les neuf autres cartes] >
grove-terminal-ask-other-half-words = Appuyez sur Entrée pour partir, ou tapez « autre » pour jouer les neuf cartes mises de côté.
# Said after the game was saved, or when somebody leaves.
grove-terminal-card-not-kept = La carte posée pour l’instant n’est pas enregistrée : elle n’est pas encore confirmée.
