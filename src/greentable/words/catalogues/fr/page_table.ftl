### More words for the tables in the browser: habits of play, talk, the end of a grove.

## This table

page-table-menu = Cette table
page-all-settings = Tous les réglages
page-decline-all = Refuser toutes les offres
page-decline-lacking = Refuser si je n’ai pas la carte
page-decline-stop = Regarder de nouveau les offres
page-notify = Me prévenir quand c’est mon tour
page-notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
page-your-turn = C’est votre tour.
page-skip = Accélérer
page-rule-read = Lire la règle

## Talk

page-talk-need = Il me faut…
page-talk-who-has = Qui a… ?
page-talk-have = Je pourrais donner…
page-talk-give-for = Que me donne-t-on pour… ?
page-talk-cards = Choisissez jusqu’à trois cartes
page-mute-person = Ne plus entendre { $name }
page-unmute-person = Entendre de nouveau { $name }

## The end of a grove

page-grove-other-half = Jouer les neuf autres cartes
page-grove-share-text = Grove : { $score }. { $oranges } + { $lemons } + { $limes } sur les arbres, { $squirrel ->
    [0] et l’écureuil est resté chez lui.
   *[other] et l’écureuil en a pris { $squirrel }.
}
page-grove-share-par = Possible avec ces cartes : { $par }.
page-grove-share-best = Mon meilleur score : { $best }.
page-grove-best = Votre meilleur score : { $best }
page-grove-best-now = C’est votre meilleur score jusqu’ici.
page-grove-way = { $way } sur { $ways }
page-grove-recipe-points = { $points ->
    [one] { $points } point maintenant
    [many] { $points } de points maintenant
   *[other] { $points } points maintenant
}
# How much there is of what a recipe counts; with the card that is about to be laid.
page-grove-recipe-now = maintenant { $count }
page-grove-recipe-then = maintenant { $count }, ensuite { $then }
page-grove-recipe-would = serait réussie
page-grove-recipe-lost = serait perdue

## Advice, and a game gone through again

page-hint = Conseil
page-hint-thinks = Un bon joueur réfléchit…
page-hint-helped = Une partie avec conseils est marquée comme aidée.
page-review = Revoir mes coups
page-review-sum = { $good } décisions sur { $decisions } ne pouvaient être meilleures.
page-review-nothing = Rien de mieux n’a été trouvé.
# $played and $better are moves: “play Panama”.
page-review-better = Vous avez choisi : { $played } ; mieux : { $better }.
page-review-look = Regarder

## Grove

# A puzzle of the day is ranked.
page-hint-ranked = Avec un conseil, le résultat du jour compte comme aidé et vient après tous les autres. Redemandez-le si vous le voulez.
page-undo-ranked = Si vous reprenez une carte, le résultat du jour compte comme aidé et vient après tous les autres. Encore une fois si vous le voulez.
page-thinking = Je réfléchis quelques secondes…
page-thinking-first = La première fois, les règles sont préparées pour une recherche rapide : une minute ou deux. Ensuite, c’est vite fait.

page-grove-hint-points = { $points ->
    [one] environ { $points } point à la fin
   *[other] environ { $points } points à la fin
}
page-grove-review-about = Ce qui était possible avec ces cartes, et où des points ont été laissés.
page-grove-review-left = { $points ->
    [one] { $points } point laissé
   *[other] { $points } points laissés
}
page-grove-review-laid = votre carte
page-grove-review-better = mieux

## Keys, and what is looked at

page-keys = Touches
page-keys-card = Choisir une carte
page-keys-confirm = Jouer la carte choisie
page-keys-targets = Passer d’un choix à l’autre
page-command = Taper un coup
page-command-none = Ce coup n’est pas possible maintenant.
page-keys-move = Déplacer la carte
page-keys-step = Toutes les poses, une à une
page-keys-zoom = Plus près, plus loin, tout
page-keys-read-out = Lire à haute voix
page-keys-standing = Où en est la partie
page-grass-look-through = Regarder la défausse
page-grass-choose-target = Qui visez-vous ?
page-ledger-last = La dernière manche
page-ledger-hands = Ce qui restait en main
# After the end was put away.
page-result = Voir le résultat
page-grove-layers = Regarder sous les cartes
