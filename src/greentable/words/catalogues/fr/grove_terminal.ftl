### The terminal's own texts in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: “house recipes”. $play counts the cards played.
grove-terminal-heading = Grove { $rules } · tour { $play } sur { $plays }
grove-terminal-heading-over = Grove { $rules } · fin de la partie
grove-terminal-other-half = l’autre moitié
grove-terminal-own-deck = cartes personnelles
grove-terminal-own-book = recettes personnelles

# The lines beside the grove: about 30 characters.
grove-terminal-score = Score : { $score } – { $title }
grove-terminal-score-challenge = Score : { $score } sur { $target }
grove-terminal-next-title = Dès { $points } : { $title }
grove-terminal-dice-left = dés
grove-terminal-squirrel = écureuil
grove-terminal-squirrel-free = disponible
grove-terminal-squirrel-costs = coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
grove-terminal-barrow = brouette
grove-terminal-barrow-free = disponible
grove-terminal-barrow-used = dans le verger
grove-terminal-to-draw = pioche
grove-terminal-cards = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}

# A recipe: $worth is what it adds to the target.
grove-terminal-recipe = { $name } ({ $worth })
# A completed recipe that multiplies the value of dice. The sentence above says which.
grove-terminal-recipe-multiplies = réussie : dés multipliés
grove-terminal-recipe-met = réussie : { $amount ->
    [0] aucun point
    [one] { $amount } point
   *[other] { $amount } points
}
grove-terminal-recipe-open = pas encore réussie
# Below the sentence of a recipe: the same from its numbers, and how it counts the wheelbarrow.
grove-terminal-recipe-exactly = Décompte exact : { $sentence }

# The same for another player, in one line; $name is the recipe’s.
grove-terminal-recipe-multiplies-short = { $name } : dés multipliés
grove-terminal-recipe-met-short = { $name } : { $amount ->
    [0] aucun point
    [one] { $amount } point
   *[other] { $amount } points
}
grove-terminal-recipe-open-short = { $name } : pas encore

# If a grove is wider than the screen: $count columns, up to column $to, are not shown.
grove-terminal-more-left = { $count ->
    [one] encore une colonne à gauche : la colonne { $to }
   *[other] encore { $count } colonnes à gauche, jusqu’à la colonne { $to }
}
grove-terminal-more-right = { $count ->
    [one] encore une colonne à droite : la colonne { $to }
   *[other] encore { $count } colonnes à droite, à partir de la colonne { $to }
}
grove-terminal-more-table = Tapez « table » pour voir toutes les colonnes.

# The name of the reader, among others.
grove-terminal-you = { $name } (vous)

# Another player, after the name: $score is the number of points, as a text; and how many dice are in the grove.
grove-terminal-other = { $points ->
    [one] { $score } point
   *[other] { $score } points
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
# The player cannot place a card any more.
grove-terminal-other-stopped = { $points ->
    [one] { $score } point
   *[other] { $score } points
}, terminé

# Above a card in hand, and above its four rotations.
grove-terminal-card = carte { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = Vous n’avez plus de cartes.
# Below cards that are shown as printed, if there is no room for more.
grove-terminal-hand-turned = Tapez « main » pour voir vos cartes dans tous les sens.

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = carte { $card } : { $count ->
    [0] aucun coup possible
    [one] un coup possible
   *[other] { $count } coups possibles
}
grove-terminal-more-placements = … et { $count } de plus. Tapez « liste { $card } » pour tout voir.

# Below a list: $mark is the sign of placements that need the squirrel.
grove-terminal-squirrel-mark = { $mark } utilise l’écureuil

## Asking

grove-terminal-prompt = Posez une carte (? pour l’aide) >
grove-terminal-confirm-draw = [Entrée : piocher la carte suivante, annuler : reprendre celle-ci] >
grove-terminal-confirm-go-on = [Entrée : continuer, annuler : reprendre la carte] >
grove-terminal-confirm-count = [Entrée : compter la récolte, annuler : reprendre la carte] >
grove-terminal-confirm-only = Laisser la carte à cet endroit ? Appuyez sur Entrée (ou tapez « ok ») pour confirmer, ou tapez « annuler » pour la reprendre. Vous pouvez aussi taper table, main, score, règles, enregistrer, quitter ou ?.
grove-terminal-taken-back = Carte reprise.
grove-terminal-nothing-to-undo = Rien à confirmer ni à reprendre. Vous ne pouvez reprendre une carte que tant que la suivante n’est pas piochée.
# $words is a move in words.
grove-terminal-would = Vous pouvez { $words }.
grove-terminal-hint = Le plus de points tout de suite : { $words } ({ $token }). Score : { $score }.
grove-terminal-hint-squirrel = Le plus de points tout de suite : { $words } ({ $token }). Score : { $score }. Ce coup utilise l’écureuil.
# Below it, if the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = Pour des conseils à plus long terme, lancez une fois : { $command }
# $dice is a list of the text below it, one for each fruit.
grove-terminal-supply = Dés restants : { $dice }.
grove-terminal-supply-fruit = { $fruit } { $count }
# Above placements with their numbers.
grove-terminal-choose-one = Choisissez un numéro, ou tapez le coup tel qu’il est écrit :

## Learning the game

# Before a new game.
grove-terminal-welcome =
    Vous posez huit cartes, l’une après l’autre, sur votre verger. Quand un arbre recouvre
    un arbre du même fruit, il reçoit un dé. Chaque nouvel arbre empilé augmente le dé.
    Les dés sur vos arbres forment votre récolte.
grove-terminal-welcome-recipes =
    Deux recettes demandent quelque chose de plus. Atteignez l’objectif avec votre récolte
    et les points des recettes.
grove-terminal-welcome-several =
    Tout le monde a les mêmes cartes. La plus grosse récolte gagne.
grove-terminal-welcome-words = « règles » explique le jeu, « ? » montre toutes les commandes et « liste » vos coups possibles.
# $others are names with the bots that play for them.
grove-terminal-welcome-seats = Vous êtes { $you } et jouez contre { $others }.
# $people are at one terminal: a list of names.
grove-terminal-welcome-people = { $people } contre { $others }.
grove-terminal-welcome-people-only = { $people } s’affrontent.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    Un coup s’écrit carte:colonne,ligne,rotation. Par exemple, 7:2,-1,90 pose la carte 7,
    tournée de 90° dans le sens des aiguilles d’une montre, avec la case en haut à gauche
    de son contour à la colonne 2, ligne -1. Les espaces marchent aussi : 7 2 -1 90.

      7:2,-1,90 brouette 3,0  si plusieurs paniers peuvent devenir la brouette : celui qui la devient
      7:2,-1,90 dés 3,-1      s’il manque des dés : les arbres qui en reçoivent un
      liste                   les meilleurs coups, numérotés ; liste tout ; liste 7 pour une carte
      12                      le coup qui porte ce numéro, après une liste
      essayer 7:2,-1,90       voir ce que donne un coup, sans poser la carte
      pourquoi 7:2,-1,90      voir pourquoi ce n’est pas permis
      conseil                 le coup qui rapporte le plus tout de suite
      annuler                 reprendre une carte, tant que la suivante n’est pas piochée
      table                   tout ce qui est sur la table
      main                    vos cartes
      score                   votre score actuel, et les titres
      règles                  comment jouer à Grove
      enregistrer FICHIER     enregistrer la partie
      quitter                 quitter la partie

    Vous pouvez abréger les commandes. Sur les cartes :

      O1 Y2 G1        un oranger à un fruit, un citronnier à deux fruits, un limettier à un fruit
      --              une clairière
      (4) <4> [4]     un dé sur un oranger, un citronnier, un limettier ; 10 est un panier, 15 la brouette
      @~              l’écureuil

## The score so far

# A line of the score; $fruit is orange, lemon or lime.
grove-terminal-score-fruit = Dés { $fruit }
# The titles of a harvest; $titles is a list of the text below.
grove-terminal-titles = Titres : { $titles }.
# The title of a harvest of $points or more.
grove-terminal-title-from = { $title } (dès { $points })
grove-terminal-target = Objectif : { $target }

## The end, and leaving

# The final score of someone who plays alone. $title is the title of the harvest, $recipe a completed recipe.
grove-terminal-your-title = Votre récolte : { $amount } – { $title }
# 0 stands for a recipe that multiplies the value of dice.
grove-terminal-your-recipe = { $recipe } : { $amount ->
    [0] dés multipliés
    [one] { $amount } point
   *[other] { $amount } points
}
grove-terminal-you-reach = Objectif de { $target } atteint : vous gagnez !
grove-terminal-you-miss = Il vous manque { $short ->
    [one] { $short } point
   *[other] { $short } points
} pour atteindre l’objectif de { $target }.
grove-terminal-you-stop = Vous ne pouvez poser aucune de vos cartes. Votre verger reste tel quel.

# $command is a command line.
grove-terminal-seed = Graine de cette partie : { $seed }. Rejouer les mêmes cartes : { $command }
grove-terminal-seed-only = Graine de cette partie : { $seed }.
grove-terminal-solve-hint = Voir le meilleur score possible avec ces cartes : { $command }
grove-terminal-ask-other-half = [Entrée : quitter, autre : jouer les neuf autres cartes] >
grove-terminal-ask-other-half-words = Appuyez sur Entrée pour quitter, ou tapez « autre » pour jouer les neuf cartes mises de côté.
# After the game was saved, or when someone leaves.
grove-terminal-card-not-kept = La carte que vous n’avez pas confirmée n’est pas enregistrée.
