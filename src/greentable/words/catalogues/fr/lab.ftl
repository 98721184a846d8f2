### The lab: matches between bots.

## The match in words

# The heading. $bots is a row of names ("rules contre random"), $deals as below, $ruleset and $seed are as they were typed.
lab-title = { $bots } : { $deals } × { $line_ups ->
        [one] { $line_ups } disposition
       *[other] { $line_ups } dispositions
    }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, règles { $ruleset }, graine { $seed }

# How the names of bots are joined.
against-last = { $first } contre { $last }
against-more = { $first } contre { $rest }

lab-deals =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }

# A match that was stopped: only some deals were played in all line-ups. $deals is the text above.
lab-some-deals = { $whole } sur { $deals }

# The columns of the table of results.
lab-column-bot = robot
lab-column-wins = victoires
lab-column-interval = intervalle à 95 %
lab-column-total = total moyen

lab-no-shares = pas encore de résultats : aucune donne n’a été jouée dans toutes les dispositions

# Below an axis, and next to the line that shows what each bot would win if all were equally good.
lab-axis = part de victoires, avec intervalle à 95 %
lab-equal-share = part égale { $share }

# How the games went: a row of facts, joined by a semicolon. Numbers are text, already rounded.
lab-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
lab-rounds = manches par partie : { $rounds }
lab-decisions = { $decisions } décisions par partie, { $speed } par seconde et par cœur
lab-thinking = { $bot } : { $milliseconds } ms de calcul par décision
lab-stopped-games =
    { $games ->
        [one] { $games } partie arrêtée
       *[other] { $games } parties arrêtées
    } après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, sans vainqueur

# How often something happened: $each_round and $percent are the same number.
lab-grass-offered = offres par manche : { $each_round }
lab-grass-traded = échanges par manche : { $each_round }
lab-grass-round-ended = { $percent } des manches terminées par Market Close

# Ctrl-C: the match was stopped before its end.
lab-stopped =
    { $games ->
        [one] match interrompu : { $games } partie n’a pas été jouée
       *[other] match interrompu : { $games } parties n’ont pas été jouées
    }
lab-stopped-go-on =
    { $games ->
        [one] match interrompu : { $games } partie n’a pas été jouée ; la même commande permet de continuer
       *[other] match interrompu : { $games } parties n’ont pas été jouées ; la même commande permet de continuer
    }

## Errors

error-lab-game = jeu inconnu : { $game } ; au choix : { $known }
error-lab-bots = il faut un ou plusieurs robots différents, pas { $bots }
error-lab-budget = { $name } : il faut un temps de réflexion après @, p. ex. { $bot }@1000 (parties simulées) ou { $bot }@200ms (millisecondes)
error-lab-too-many-bots = trop de robots : { $bots } pour { $seats ->
    [one] une place
   *[other] { $seats } places
}
error-lab-deals = il faut de 1 à { $most } donnes, pas { $deals }
error-lab-rounds = il faut au moins 1 manche, pas { $rounds }
error-lab-processes = il faut au moins 1 processus, pas { $processes }

# $code is the number with which one of our processes ended.
error-lab-process = un processus du match s’est arrêté de façon inattendue (code de sortie { $code })

# The file for the games. $why is what the system says, or what cannot be read.
error-lab-results = impossible d’utiliser { $path } pour les résultats : { $why }
error-lab-other-plan = { $path } ne contient pas les résultats de ce match : choisissez un autre fichier
error-lab-results-line = ce n’est pas une ligne de résultats de match ({ $why })
error-lab-results-game = donne { $deal }, disposition { $line_up } : absente de ce match, ou répétée
error-lab-results-end = il faut une ligne de résultats de match, ou le début d’une telle ligne

# The file for a picture.
error-lab-plot-ending = { $path } : l’image est un SVG, son nom doit finir par { $ending }
error-lab-plot-results = --results et --plot demandent des fichiers différents, mais { $path } est indiqué deux fois
error-lab-plot-file = { $path } n’est pas un fichier ordinaire : choisissez un autre fichier
error-lab-plot-picture = { $path } existe déjà et n’est pas une image : choisissez un autre fichier
error-lab-plot-write = impossible d’écrire { $path } : { $why }

# Next to the progress bar.
lab-playing = match en cours

# Numbers and shares that are rounded: 196 250,0 ; 12,5 % ; 75 %.
figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
