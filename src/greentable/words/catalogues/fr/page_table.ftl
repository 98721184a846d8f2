### More texts for tables in the browser: habits, chat, the end of a grove, hints and keys.

## This table

page-table-menu = Cette table
page-all-settings = Tous les réglages
page-decline-all = Refuser toutes les offres
page-decline-lacking = Refuser si je n’ai pas la carte
page-decline-stop = Ne plus tout refuser
page-notify = Me prévenir quand c’est mon tour
page-notify-refused = Votre navigateur bloque les notifications de cette page.
page-your-turn = C’est à vous de jouer.
page-skip = Accélérer
page-rule-read = Lire la règle

## Chat

# Above it stand the phrases with a gap for the cards (phrase-need and so on).
page-talk-cards = Choisissez jusqu’à trois cartes
page-mute-person = Mettre { $name } en sourdine
page-unmute-person = Réactiver { $name }

## The end of a grove

page-grove-other-half = Jouer les neuf autres
page-grove-share-text = Grove : { $score }. { $oranges } + { $lemons } + { $limes } sur les arbres, { $squirrel ->
    [0] et l’écureuil est resté chez lui.
   *[other] et l’écureuil en a pris { $squirrel }.
}
page-grove-share-par = Meilleur score possible avec ces cartes : { $par }.
page-grove-share-best = Mon meilleur score : { $best }.
page-grove-best = Votre meilleur score : { $best }
page-grove-best-now = C’est votre meilleur score !
page-grove-way = Choix { $way } sur { $ways }
page-grove-recipe-points = { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
}
# How much there is of what a recipe counts; then with the card that is about to be placed.
page-grove-recipe-now = maintenant { $count }
page-grove-recipe-then = maintenant { $count }, ensuite { $then }
page-grove-recipe-would = serait réussie
page-grove-recipe-lost = serait perdue

## Hints, and the review of a game

page-hint = Conseil
page-hint-thinks = Calcul du conseil…
page-hint-helped = Les parties avec conseils sont marquées « avec aide ».
page-review = Analyser la partie
page-review-sum = Meilleurs coups : { $good } sur { $decisions }.
page-review-nothing = Pas de meilleur coup trouvé.
# $played and $better are moves: “play Panama”.
page-review-better = Votre coup : { $played }. Mieux : { $better }.
page-review-look = Voir

## Grove

# A daily puzzle is ranked. The words in quotation marks are page-hint and page-undo.
page-hint-ranked = Avec un conseil, le résultat du jour est marqué « avec aide » et classé après tous les autres. Touchez de nouveau « Conseil » pour confirmer.
page-undo-ranked = Si vous reprenez une carte, le résultat du jour est marqué « avec aide » et classé après tous les autres. Touchez de nouveau « Annuler le coup » pour confirmer.
page-thinking = Calcul en cours… Cela prend quelques secondes.
page-thinking-first = La première fois, il faut une minute ou deux. Ensuite, c’est rapide.

page-grove-hint-points = { $points ->
    [one] environ { $points } point à la fin
   *[other] environ { $points } points à la fin
}
page-grove-review-about = Voyez ce qui était possible avec ces cartes, et où vous avez perdu des points.
page-grove-review-left = { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
page-grove-review-laid = votre carte
page-grove-review-better = mieux

## Keys, and what is looked at

page-keys = Raccourcis clavier
page-keys-card = Choisir une carte
page-keys-confirm = Jouer la carte choisie
page-keys-targets = Passer d’un choix à l’autre
page-command = Saisir un coup
page-command-none = Ce coup n’est pas possible maintenant.
page-keys-move = Déplacer la carte
page-keys-step = Passer d’un emplacement à l’autre
page-keys-zoom = Zoom avant, zoom arrière, tout afficher
# A heading: the keys below it read something aloud.
page-keys-read-out = Lire à haute voix
page-keys-standing = Scores
page-grass-look-through = Regarder la défausse
page-grass-choose-target = Choisissez un joueur.
page-ledger-last = Dernière manche
page-ledger-hands = Cartes restées en main
# Brings back the result that the player has closed.
page-result = Voir le résultat
page-grove-layers = Regarder sous les cartes
