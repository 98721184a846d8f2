### The lab: matches between bots.

## The match in words

lab-title = { $bots }: { $deals } × { $line_ups ->
        [one] 1 disposizione
       *[other] { $line_ups } disposizioni
    }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, regole { $ruleset }, seme { $seed }

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
lab-column-interval = intervallo al 95%
lab-column-total = totale medio

lab-no-shares = ancora nessun risultato: nessuna distribuzione è stata giocata in tutte le disposizioni

lab-axis = percentuale di vittorie con intervallo al 95%
lab-equal-share = quota pari { $share }

lab-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
lab-rounds = { $rounds } mani per partita
lab-decisions = { $decisions } decisioni per partita, { $speed } al secondo per core
lab-thinking = { $bot }: { $milliseconds } ms di CPU per decisione
lab-stopped-games =
    { $games ->
        [one] 1 partita interrotta
       *[other] { $games } partite interrotte
    } dopo { $rounds ->
        [one] 1 mano
       *[other] { $rounds } mani
    } senza vincitori

lab-grass-offered = { $each_round } offerte per mano
lab-grass-traded = { $each_round } scambi per mano
lab-grass-round-ended = mani finite con “Mercato chiuso”: { $percent }

lab-stopped =
    { $games ->
        [one] interrotto: 1 partita non è stata giocata
       *[other] interrotto: { $games } partite non sono state giocate
    }
lab-stopped-go-on =
    { $games ->
        [one] interrotto: 1 partita non è stata giocata; per continuare ripeti lo stesso comando
       *[other] interrotto: { $games } partite non sono state giocate; per continuare ripeti lo stesso comando
    }

## Errors

error-lab-game = gioco sconosciuto: { $game }; possibili: { $known }
error-lab-bots = servono uno o più bot diversi, non { $bots }
error-lab-budget = { $name }: dopo @ serve il tempo di riflessione, per esempio { $bot }@1000 (partite simulate) o { $bot }@200ms (millisecondi)
error-lab-too-many-bots = troppi bot: { $bots } per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
error-lab-deals = servono da 1 a { $most } distribuzioni, non { $deals }
error-lab-rounds = serve almeno 1 mano, non { $rounds }
error-lab-processes = serve almeno 1 processo, non { $processes }

error-lab-process = un processo dell’incontro è terminato in modo imprevisto (codice di uscita { $code })

error-lab-results = impossibile usare { $path } per i risultati: { $why }
error-lab-other-plan = { $path } non contiene i risultati di questo incontro: scegli un altro file
error-lab-results-line = non è una riga di risultati di un incontro ({ $why })
error-lab-results-game = distribuzione { $deal }, disposizione { $line_up }: non è di questo incontro o è ripetuta
error-lab-results-end = serve una riga di risultati di un incontro, o il suo inizio

error-lab-plot-ending = { $path }: il grafico è un SVG, quindi il nome deve finire con { $ending }
error-lab-plot-results = --results e --plot richiedono file diversi, non { $path } per entrambi
error-lab-plot-file = { $path } non è un file normale: scegli un altro file
error-lab-plot-picture = { $path } esiste già e non è un disegno: scegli un altro file
error-lab-plot-write = impossibile scrivere { $path }: { $why }

# Next to the progress bar.
lab-playing = partite in corso

figure-rounded = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
