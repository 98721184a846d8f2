### The lab: matches between bots.

## The match in words

lab-title = { $bots }: { $deals } × { $line_ups ->
        [one] 1 disposizione
       *[other] { $line_ups } disposizioni
    }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $ruleset }, seme { $seed }

against-last = { $first } contro { $last }
against-more = { $first } contro { $rest }

lab-deals =
    { $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    }

lab-some-deals = { $whole } di { $deals }

# The columns of the table of results.
lab-column-bot = bot
lab-column-wins = vittorie
lab-column-interval = intervallo 95 %
lab-column-total = totale medio

lab-no-shares = nessuna distribuzione è stata giocata fino in fondo in tutte le disposizioni, quindi non ci sono ancora quote

lab-axis = quota di vittorie, con il suo intervallo al 95 %
lab-equal-share = quota pari { $share }

lab-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
lab-rounds = { $rounds } mani per partita
lab-decisions = { $decisions } decisioni per partita, { $speed } al secondo per core
lab-thinking = { $bot }: { $milliseconds } ms di CPU per scelta
lab-stopped-games =
    { $games ->
        [one] 1 partita è stata interrotta dopo { $rounds } mani e non ha un vincitore
       *[other] { $games } partite sono state interrotte dopo { $rounds } mani e non hanno un vincitore
    }

lab-grass-offered = { $each_round } offerte per mano
lab-grass-traded = { $each_round } affari per mano
lab-grass-round-ended = { $percent } delle mani finite con Mercato chiuso

lab-stopped =
    { $games ->
        [one] interrotto: 1 partita non è stata giocata
       *[other] interrotto: { $games } partite non sono state giocate
    }
lab-stopped-go-on =
    { $games ->
        [one] interrotto: 1 partita non è stata giocata; lo stesso comando prosegue con quella
       *[other] interrotto: { $games } partite non sono state giocate; lo stesso comando prosegue con quelle
    }

## What went wrong

error-lab-game = gioco sconosciuto { $game }: uno tra { $known }
error-lab-bots = bot { $bots }: serve uno o più bot, ciascuno una volta sola
error-lab-budget = { $name }: dopo @ viene quanto può pensare, come { $bot }@1000 (partite immaginate) o { $bot }@200ms (millisecondi)
error-lab-too-many-bots = { $bots } bot per { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}: serve un posto per ognuno
error-lab-deals = { $deals } distribuzioni: ne servono da 1 a { $most }
error-lab-rounds = al massimo { $rounds } mani: ne serve almeno 1
error-lab-processes = { $processes } processi: ne serve almeno 1

error-lab-process = un processo dell’incontro è terminato da solo (codice di uscita { $code })

error-lab-results = { $path } non si può usare per i risultati: { $why }
error-lab-other-plan = { $path } contiene altro, non i risultati di questo incontro: indica un altro file
error-lab-results-line = non è una riga di risultati di un incontro ({ $why })
error-lab-results-game = distribuzione { $deal }, disposizione { $line_up }: non è di questo incontro, o c’è due volte
error-lab-results-end = non è una riga di risultati di un incontro, né l’inizio di una

error-lab-plot-ending = { $path }: il disegno è un SVG, quindi serve un nome che finisca in { $ending }
error-lab-plot-results = { $path } non può essere sia --results sia --plot: indica due file
error-lab-plot-file = { $path } non è un file normale e non viene sovrascritto: indica un altro file
error-lab-plot-picture = { $path } non è un disegno e non viene sovrascritto: indica un altro file
error-lab-plot-write = impossibile scrivere { $path }: { $why }

# Beside a bar that shows how far it is.
lab-playing = partite in corso

figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
