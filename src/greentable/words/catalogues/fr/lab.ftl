### The lab: matches between bots.

## The match in words

# The heading. $bots is a row of names ("rules contre random"), $deals as below, $ruleset and $seed are as they were typed.
lab-title = { $bots } : { $deals } × { $line_ups ->
        [one] 1 disposition
       *[other] { $line_ups } dispositions
    }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $ruleset }, graine { $seed }

# How the names of bots are joined.
against-last = { $first } contre { $last }
against-more = { $first } contre { $rest }

lab-deals =
    { $deals ->
        [0] aucune donne
        [one] 1 donne
       *[other] { $deals } donnes
    }

# A match that was stopped: only some deals were played in all line-ups. $deals is the text above.
lab-some-deals = { $whole } sur { $deals }

# The columns of the table of results.
lab-column-bot = robot
lab-column-wins = victoires
lab-column-interval = intervalle à 95 %
lab-column-total = total moyen

lab-no-shares = aucune donne n’a été jouée jusqu’au bout dans toutes les dispositions : il n’y a pas encore de parts de victoires

# Below an axis, and beside the line of what each bot would have if all were equally good.
lab-axis = part des victoires, avec son intervalle à 95 %
lab-equal-share = part égale { $share }

# How the games went: a row of facts, joined by a semicolon. Numbers come as text, rounded.
lab-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
lab-rounds = { $rounds } manches par partie
lab-decisions = { $decisions } décisions par partie, { $speed } par seconde et par cœur
lab-thinking = { $bot } : { $milliseconds } ms de calcul par choix
lab-stopped-games =
    { $games ->
        [one] { $games } partie arrêtée après { $rounds } manches, sans gagnant
       *[other] { $games } parties arrêtées après { $rounds } manches, sans gagnant
    }

# What happened how often, where a game has something to tell: $each_round and $percent say the same.
lab-grass-offered = { $each_round } offres par manche
lab-grass-traded = { $each_round } échanges par manche
lab-grass-round-ended = { $percent } des manches arrêtées par Market Close

# Ctrl-C: the match was stopped before its end.
lab-stopped =
    { $games ->
        [one] arrêté : { $games } partie n’a pas été jouée
       *[other] arrêté : { $games } parties n’ont pas été jouées
    }
lab-stopped-go-on =
    { $games ->
        [one] arrêté : { $games } partie n’a pas été jouée ; la même commande continue avec elle
       *[other] arrêté : { $games } parties n’ont pas été jouées ; la même commande continue avec elles
    }

## What went wrong

error-lab-game = jeu inconnu { $game } ; au choix : { $known }
error-lab-bots = robots { $bots } : il en faut un ou plusieurs, chacun une seule fois
error-lab-budget = { $name } : après @ vient combien il peut réfléchir, par exemple { $bot }@1000 (parties imaginées) ou { $bot }@200ms (millisecondes)
error-lab-too-many-bots = { $bots } robots pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : il faut une place pour chacun
error-lab-deals = { $deals } donnes : il en faut de 1 à { $most }
error-lab-rounds = { $rounds } manches au plus : il en faut au moins 1
error-lab-processes = { $processes } processus : il en faut au moins 1

# $code is the number with which a process of ours ended.
error-lab-process = un processus du match s’est arrêté de lui-même (code de sortie { $code })

# The file in which games are kept. $why is what the system says, or what cannot be read.
error-lab-results = impossible d’utiliser { $path } pour les résultats : { $why }
error-lab-other-plan = { $path } contient autre chose que les résultats de ce match : nommez-en un autre
error-lab-results-line = ce n’est pas une ligne de résultats de match ({ $why })
error-lab-results-game = donne { $deal }, disposition { $line_up } : pas de ce match, ou deux fois
error-lab-results-end = ni une ligne de résultats de match ni le début d’une

# The file for a picture.
error-lab-plot-ending = { $path } : l’image est un SVG, il faut donc un nom qui finit par { $ending }
error-lab-plot-results = { $path } ne peut pas servir à la fois à --results et à --plot : nommez deux fichiers
error-lab-plot-file = { $path } n’est pas un fichier ordinaire et n’est pas remplacé : nommez un autre fichier
error-lab-plot-picture = { $path } n’est pas une image et n’est pas remplacé : nommez un autre fichier
error-lab-plot-write = impossible d’écrire { $path } : { $why }

# Beside a bar that shows how far it is.
lab-playing = match en cours

figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
