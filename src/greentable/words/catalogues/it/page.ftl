### The page in the browser: its own words. What happens in a game stands in the games' own files.
### Buttons and headings are short; sentences are for people in a hurry.
### Buttons are in the imperative, as the moves are. Names are of unknown gender.

## Everywhere

page-title = Greentable
page-home = Inizio
page-back = Indietro
page-close = Chiudi
page-cancel = Annulla
page-offline = Il server non risponde. Controlla la connessione e riprova.
page-trouble = Qualcosa è andato storto. Riprova.
page-nowhere = A questo indirizzo non c’è nulla.
page-loading = Un momento…
# On a card that has just come into the hand.
page-new = nuova
page-settings = Impostazioni
page-update-ready = È pronta una nuova versione.
page-update-take = Carica
page-update-later = Più tardi

# A sum in thousands, where there is little room; $thousands is a number.
page-thousands = { $thousands }k$
page-thousands-owed = −{ $thousands }k$
page-sum = { $amount } $
page-sum-owed = −{ $amount } $

## Home

page-home-claim = Grass e Grove allo stesso tavolo verde
page-home-grass = Carte nascoste, mercati aperti e vicini dalle mani lunghe. Tratta, bluffa e arriva prima di tutti a 250.000 dollari.
page-home-grove = Nove carte, qualche dado e uno Scoiattolo. Un tranquillo rompicapo di Frutteti che si sovrappongono.
page-play-now = Gioca ora
page-against-bots = contro tre bot
page-alone = in solitario
page-with-friends = Con gli amici
page-with-friends-about = Apri un tavolo e manda il link.
page-one-device = Su un solo dispositivo
page-one-device-about = Passatevelo: un sipario nasconde ogni mano.
page-join = Entra in un tavolo
page-join-about = Con le otto lettere di un amico, o a un tavolo aperto.
page-status-lobby = in attesa di giocatori
page-status-playing = in corso
page-status-paused = in pausa
page-status-over = finita
page-status-closed = chiusa

## A new table, and how to get people there

page-new-table = Nuovo tavolo
page-which-game = Quale gioco?
page-how-many-seats = Quanti posti?
page-strength = Livello dei bot
page-bot-easy = facile
page-bot-normal = normale
page-bot-hard = difficile
page-bot-greedy = normale
page-bot-adviser = difficile
page-who-plays = Chi gioca?
page-seat-number = Posto { $number }
page-by-link = una persona con il link
page-at-this-device = una persona a questo dispositivo
# $strength is how well it plays: easy, normal, hard.
page-bot-of = bot: { $strength }
# A name for somebody who has typed none.
page-player = Giocatore { $number }
page-name-at-seat = Nome, posto { $number }
page-begin = Comincia la partita
page-edition = Edizione
page-edition-classic = classica
page-variants = Varianti
page-house-rules = Regole della casa
# What a house rule may be.
page-value-none = nessun limite
page-value-on = sì
page-value-off = no
page-value-left = chi siede a sinistra
page-value-round-winner = chi ha vinto la mano
page-value-chosen = a scelta
page-value-lowest = la più bassa
page-value-highest = la più alta
page-value-opponent = un avversario
page-value-player = chi la gioca
page-value-flat = 5.000 $ da ciascuno
page-value-percent = il 20 %
page-clock = Tempo per pensare
page-clock-none = senza limite
page-clock-relaxed = 90 secondi a mossa
page-clock-blitz = 20 secondi a mossa, più un minuto di riserva
page-clock-day = un giorno a mossa
page-clock-three_days = tre giorni a mossa
page-clock-week = una settimana a mossa
# A heading; the three below are its choices.
page-pace = Ritmo dei bot
page-pace-instant = immediato
page-pace-normal = normale
page-pace-slow = lento
page-listed = Tutti possono trovare questo tavolo
page-spectators = Altri possono guardare
page-free-text = Chat libera
page-open-table = Apri il tavolo
page-code = Codice
page-code-wanted = Le otto lettere
page-join-now = Entra
page-open-tables = Tavoli aperti
page-open-tables-none = In questo momento nessun tavolo è aperto a tutti.
page-seats-taken = { $taken } posti su { $seats } occupati
page-your-name = Il tuo nome
page-invited = Una partita ti aspetta
page-invited-by = { $host } ti invita a giocare a { $game }
page-invited-to = Ti invitano a giocare a { $game }
page-seats-free =
    { $free ->
        [0] Tutti i posti sono occupati.
        [one] Un posto su { $seats } è libero.
       *[other] { $free } posti su { $seats } sono liberi.
    }
page-invited-about = Scegli come ti chiameranno gli altri e siediti. Non serve un account.
page-first-names = Riccio, Scricciolo, Tasso, Lontra, Pettirosso, Maggiolino, Airone, Talpa, Passero, Lepre, Civetta, Tritone
page-sit = Siediti
page-watch = Guarda
page-invite = Invita gli amici
page-invite-about = Manda questo link, mostra il codice o fai inquadrare l’immagine.
page-copy = Copia il link
page-copied = Copiato
page-seat-free = posto libero
page-seat-bot = bot
page-host = ospita
page-you = tu
page-put-bot = Metti un bot
page-free-seat = Libera il posto
page-start = Comincia
page-start-with-bots = Comincia con dei bot
page-waiting-for-host = Chi ospita comincia la partita quando ci sono tutti.
page-waiting-for-people = In attesa degli amici. Puoi anche dare i posti liberi a dei bot.
page-rules-here = Le regole di questo tavolo
page-leave = Lascia il tavolo
page-leave-pause = Metti in pausa
page-leave-hand-over = Lascia il posto a un bot
page-leave-concede = Abbandona
page-leave-stay = Resta
page-leave-question = Lasciare la partita?

## At the table

page-in-turn = di turno
page-stand-in = gioca un bot
page-dot-silent = non risponde
page-dot-gone = non c’è
page-has-chosen = ha scelto
page-cards-in-hand = { $count ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $count } carte in mano
}
page-log = Cronaca
page-log-empty = Non è ancora successo niente.
page-talk = Chat
page-say = Invia
page-write = Scrivi qualcosa…
page-undo = Riprendi la mossa
page-undo-asked = { $who } vorrebbe riprendere una mossa.
page-undo-waits = Si chiede agli altri se puoi riprendere la mossa.
page-agree = Sì
page-refuse = No
page-absent = { $who } manca da un po’. Far giocare un bot?
page-let-stand-in = Fai giocare un bot
page-keep-waiting = Aspetta ancora
page-come-back = Riprendi il posto
# Somebody pressed a button that was meant for what the table had asked before.
page-too-late = Nel frattempo al tavolo si è andati avanti: non è stato fatto nulla.
page-connection-lost = Connessione persa. Nuovo tentativo…
page-connection-elsewhere = Questo tavolo è aperto in un’altra finestra.
page-take-over = Gioca qui
page-connection-refused = Questo tavolo non esiste, o non hai un invito.
page-connection-signed-out = Il tuo accesso è scaduto.
page-connection-outdated = C’è una versione più recente di questa pagina.
page-reload = Ricarica
page-paused = La partita è in pausa.
page-resume = Continua
page-closed = Questo tavolo è chiuso.
page-dealing = Si distribuiscono le carte…
page-again = Gioca ancora
page-to-the-next = Alla prossima partita
page-hand = Le tue carte
page-pass-device = Passa il dispositivo { $name-sound ->
    [vowel] ad
   *[consonant] a
} { $name }.
page-pass-device-ready = Sono { $name }

## Grass

page-grass-open = aperto
page-grass-closed = chiuso
# Where the Market Open will lie; small.
page-grass-market = mercato
page-grass-round = Mano { $round }
page-grass-target = Prendi di mira { $name }
page-grass-look-at = Guarda { $name }
page-grass-haystack = Pagliaio
page-grass-ashtray = Posacenere
page-grass-total = Totale delle mani precedenti
# The same beside a sum, short.
page-grass-before = mani precedenti
page-grass-protected = protetto
page-grass-at-risk = a rischio
page-grass-no-stash = Ancora niente Spaccio
page-grass-opponents = Avversari
page-grass-my-table = Il tuo mercato e la tua zona dello spaccio
page-grass-protected-card = { $card }, protetta
page-grass-stash-card = { $card }, a rischio
# $family is what kind of card it is: “Heat On”. $who is a row of names.
page-grass-card-playable = { $card }, { $family }, si può giocare
page-grass-card-playable-on = { $card }, { $family }, si può giocare su { $who }
# Where a card is passed, kept or handed over, not played.
page-grass-card-choosable = { $card }, { $family }, si può scegliere
page-grass-card-idle = { $card }, { $family }

# On the frame of a Protection: $sum and $most are sums.
page-grass-cover = copre { $sum } su { $most }
page-grass-misses = { $turns ->
    [one] salta un turno
   *[other] salta { $turns } turni
}

page-grass-answers = { $who-number ->
    [one] { $who } pensa a un’offerta.
   *[other] { $who } pensano a un’offerta.
}
page-grass-choose-cover = Tocca le carte Spaccio da proteggere.
page-grass-protect = Proteggi
page-grass-choose-fine = Scegli la carta Spaccio con cui paghi la multa.
page-grass-choose-steal = Scegli la carta Spaccio da rubare.
page-grass-choose-own = Scegli una tua carta Spaccio, poi una di un altro giocatore.
page-grass-choose-theirs = Ora scegli una carta Spaccio di un altro giocatore.
page-grass-track = I totali verso { $target }
page-grass-trade = Fai un affare…
page-grass-swap = Scambia Spaccio
page-grass-end-turn = Termina il turno
page-grass-discard = Scarta
page-grass-about-card = Che cosa fa?
page-grass-offer-this = Offrila…
page-grass-held = La tua risposta è pronta: { $answer }.

# The trade sheet.
page-trade = Compravendita
page-trade-give = Dai
# Beside a card that somebody would give for it.
page-trade-get = Ricevi
# Beside it, where what one names need not be true.
page-trade-claim = (quello che dici soltanto è sbiadito; la carta vera la scegliete dopo)
# A card that is named though one does not hold it.
page-trade-not-held = { $card }, non nella tua mano
page-trade-want = Vuoi
page-trade-anything = Che cosa mi date?
page-trade-to = A chi
page-trade-everyone = tutti
page-trade-choose = Scegli che cosa dai.
page-trade-call = Offri
page-trade-counter = Rilancia
page-trade-counter-give = Daresti
page-trade-counter-ask = in cambio di
page-trade-withdraw = Ritira l’offerta
# The answer that somebody waits for; $who is a row of names.
page-trade-refused = Rifiutato da { $who }.
page-trade-declined = { $who } ha rifiutato { $card } in cambio di { $other }.
page-trade-declined-open = { $who } non darebbe niente per { $card }.

# The ledger at the end of a round.
page-ledger = La mano è finita
page-ledger-game = La partita è finita
page-ledger-next = Prossima mano
page-winner = Vince { $who }!
page-winners = Vincono insieme { $who }!
page-you-win = Hai vinto!

## Grove

page-grove-turn = Carta { $turn } di 9
page-grove-aim = Posa gli alberi su alberi dello stesso frutto: lì crescono i dadi, e i dadi sono i tuoi punti.
page-grove-place = Mossa { $place } di { $places }: in { $at }, { $rotation ->
    [0] senza ruotarla
   *[other] ruotata di { $rotation }°
}, sopra { $under }
page-grove-score = Punteggio
page-grove-lay = Gioca qui
page-grove-rotate-left = Ruota a sinistra
page-grove-rotate-right = Ruota a destra
page-grove-next = Mossa successiva
page-grove-previous = Mossa precedente
page-grove-squirrel = Mosse con lo Scoiattolo
page-grove-needs-squirrel = Lì va solo con lo Scoiattolo: il suo pulsante mostra dove può aiutare.
page-grove-fit = Mostra tutto
page-grove-dice = Dadi rimasti
page-grove-squirrel-left = lo Scoiattolo
page-grove-barrow-left = la Carriola
page-grove-left = Carte da pescare
page-grove-recipes = Ricette
page-grove-target = Bersaglio { $target }
page-grove-met = soddisfatta
page-grove-over = Raccolto
page-grove-others = Gli altri
page-grove-card = Carta { $card }
page-grove-grove-of = Frutteto di { $name }
page-grove-choose-dice = I dadi non bastano: quali alberi ne ricevono uno?
page-grove-none-left = Per questo albero non resta nessun dado.

## Settings

page-language = Lingua
page-theme = Tema
page-theme-system = automatico
page-theme-paper = chiaro
page-theme-night = scuro
page-cards = Carte
page-cards-usual = normali
page-cards-large = grandi
page-my-hand = Lato dei comandi
page-my-hand-right = destra
page-my-hand-left = sinistra
page-motion = Animazioni
page-motion-full = tutte
page-motion-less = poche
page-sound = Audio
page-sound-on = acceso
page-sound-off = spento
page-end-by-itself = Termina il turno in automatico quando non resta altro da fare
page-end-after-play = Termina il turno appena ho giocato, senza fare affari dopo
page-letter-keys = Scorciatoie con una sola lettera
page-name-saved = Salvato
