### The page in the browser. What happens in a game is in the games' own files.
### Buttons and headings are short. Sentences are for people in the middle of a game.
### Buttons are in the imperative. Names are of unknown gender.

## Everywhere

page-title = Greentable
page-home = Home
page-back = Indietro
page-close = Chiudi
page-cancel = Annulla
page-offline = Il server non risponde. Controlla la connessione e riprova.
page-trouble = Qualcosa è andato storto. Riprova.
page-nowhere = Pagina non trovata.
page-loading = Un momento…
# A mark on the card that was drawn last.
page-new = nuova
page-settings = Impostazioni
page-update-ready = È disponibile una nuova versione.
page-update-take = Aggiorna ora
page-update-later = Più tardi

# Sums where there is little room, in thousands and in full; $thousands and $amount are numbers.
page-thousands = { $thousands }k$
page-thousands-owed = −{ $thousands }k$
page-sum = { $amount } $
page-sum-owed = −{ $amount } $

## Home

page-home-claim = Grass e Grove allo stesso tavolo verde
page-home-grass = Carte nascoste, mercati aperti e vicini dalle mani lunghe. Tratta, bluffa e arriva prima di tutti a 250.000 $.
page-home-grove = Nove carte, qualche dado e uno scoiattolo. Un tranquillo rompicapo tra alberi da frutto.
page-play-now = Gioca ora
page-against-bots = contro tre bot
page-alone = in solitario
page-with-friends = Con gli amici
page-with-friends-about = Crea un tavolo e condividi il link.
page-one-device = Su un solo dispositivo
page-one-device-about = Passatevelo. Le carte di ognuno restano nascoste.
page-join = Unisciti a un tavolo
page-join-about = Inserisci il codice di un amico o scegli un tavolo pubblico.
page-status-lobby = in attesa di giocatori
page-status-playing = in corso
page-status-paused = in pausa
page-status-over = finita
page-status-closed = chiusa

## A new table, and how people get there

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
page-at-this-device = una persona su questo dispositivo
# $strength is how well it plays: easy, normal, hard.
page-bot-of = bot: { $strength }
# A name for someone who has not typed one.
page-player = Giocatore { $number }
page-name-at-seat = Nome, posto { $number }
page-begin = Inizia la partita
page-edition = Edizione
page-edition-classic = classica
page-variants = Varianti
page-house-rules = Regole della casa
# What can be chosen for a house rule.
page-value-none = nessun limite
page-value-on = sì
page-value-off = no
page-value-left = chi siede a sinistra
page-value-round-winner = chi vince la mano
page-value-chosen = a scelta
page-value-lowest = la più bassa
page-value-highest = la più alta
page-value-opponent = un avversario
page-value-player = chi la gioca
page-value-flat = 5.000 $ da ciascuno
page-value-percent = il 20% del profitto a rischio
page-clock = Tempo di riflessione
page-clock-none = senza limite
page-clock-relaxed = 90 secondi per mossa
page-clock-blitz = 20 secondi per mossa + 1 minuto di riserva
page-clock-day = 1 giorno per mossa
page-clock-three_days = 3 giorni per mossa
page-clock-week = 1 settimana per mossa
# A heading; the three below are its choices.
page-pace = Velocità dei bot
page-pace-instant = immediata
page-pace-normal = normale
page-pace-slow = lenta
page-listed = Tavolo pubblico
page-spectators = Consenti spettatori
page-free-text = Consenti chat libera
page-open-table = Crea il tavolo
page-code = Codice
page-code-wanted = Codice di 8 lettere
page-join-now = Entra
page-open-tables = Tavoli pubblici
page-open-tables-none = Al momento non ci sono tavoli pubblici.
# $taken and $seats are numbers.
page-seats-taken = Posti occupati: { $taken } su { $seats }
page-your-name = Il tuo nome
# For someone who comes by a friend's link; below it is a field for a name.
page-invited = Una partita ti aspetta
page-invited-by = { $host } ti invita a giocare a { $game }
page-invited-to = Hai un invito a giocare a { $game }
page-seats-free =
    { $free ->
        [0] Tutti i posti sono occupati.
        [one] 1 posto su { $seats } è libero.
       *[other] { $free } posti su { $seats } sono liberi.
    }
page-invited-about = Scegli un nome e siediti. Non serve un account.
page-first-names = Riccio, Scricciolo, Tasso, Lontra, Pettirosso, Maggiolino, Airone, Talpa, Passero, Lepre, Civetta, Tritone
page-sit = Siediti
page-watch = Guarda
page-invite = Invita gli amici
page-invite-about = Manda il link, dai il codice o fai inquadrare il codice QR.
# To guests, who see the code only.
page-invite-code = Dai questo codice ai tuoi amici.
page-copy = Copia il link
page-copied = Copiato
page-seat-free = posto libero
page-seat-bot = bot
page-host = host
page-you = tu
page-put-bot = Aggiungi un bot
page-free-seat = Libera il posto
page-start = Inizia
page-start-with-bots = Inizia con i bot
page-waiting-for-host = L’host avvia la partita quando ci sono tutti.
page-waiting-for-people = In attesa degli amici. Puoi anche aggiungere dei bot.
page-rules-here = Regole di questo tavolo
page-leave = Lascia il tavolo
page-leave-pause = Metti in pausa
page-leave-hand-over = Fai giocare un bot
page-leave-concede = Abbandona
page-leave-stay = Resta
page-leave-question = Lasciare la partita?

## At the table

# Beside the name of the player whose turn it is.
page-in-turn = di turno
# Beside the name of a player for whom a bot plays; and what that player is told.
page-stand-in = gioca un bot
page-stand-in-yours = Un bot sta giocando al posto tuo.
page-dot-silent = non risponde
page-dot-gone = assente
page-has-chosen = ha scelto
page-cards-in-hand = { $count ->
    [0] nessuna carta in mano
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
page-log = Cronaca
page-log-empty = Non è ancora successo niente.
page-talk = Chat
page-say = Invia
page-write = Scrivi un messaggio…
page-undo = Annulla la mossa
# In the editor of cards and recipes.
page-undo-edit = Annulla
page-undo-asked = { $who } vorrebbe annullare una mossa.
page-undo-waits = In attesa del consenso degli altri…
page-agree = Sì
page-refuse = No
page-absent = { $who } manca da un po’. Far giocare un bot?
page-let-stand-in = Fai giocare un bot
page-keep-waiting = Aspetta ancora
page-come-back = Torna a giocare
# The player pressed a button for a choice that the table no longer asks for.
page-too-late = Intanto la partita è andata avanti. Scegli di nuovo.
page-connection-lost = Connessione persa. Nuovo tentativo…
page-connection-elsewhere = Questo tavolo è aperto in un’altra finestra.
page-take-over = Gioca qui
page-connection-refused = Questo tavolo non esiste, o non hai un invito.
page-connection-signed-out = Il tuo accesso è scaduto.
page-connection-outdated = C’è una versione più recente di questa pagina.
page-reload = Ricarica
page-paused = La partita è in pausa.
page-resume = Riprendi
page-closed = Questo tavolo è chiuso.
page-dealing = Distribuzione delle carte…
page-again = Gioca ancora
page-to-the-next = Prossima partita
page-hand = Le tue carte
page-pass-device = Passa il dispositivo: tocca a { $name }.
page-pass-device-ready = Sono { $name }

## Grass

page-grass-open = aperto
page-grass-closed = chiuso
# On the empty place for Market Open; small.
page-grass-market = mercato
page-grass-round = Mano { $round }
page-grass-target = Scegli { $name } come bersaglio
page-grass-look-at = Mostra { $name }
page-grass-haystack = Pagliaio
page-grass-ashtray = Posacenere
page-grass-total = Totale delle mani precedenti
# The same beside a sum, short.
page-grass-before = mani precedenti
page-grass-protected = protetto
page-grass-at-risk = a rischio
page-grass-no-stash = Nessuna carta Spaccio
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

# On the frame of a Protection card: $sum and $most are sums.
page-grass-cover = copre { $sum } su { $most }
page-grass-misses = { $turns ->
    [one] salta un turno
   *[other] salta { $turns } turni
}

page-grass-answers = { $who-number ->
    [one] { $who } sta valutando un’offerta.
   *[other] { $who } stanno valutando un’offerta.
}
page-grass-choose-cover = Tocca le carte Spaccio da proteggere.
page-grass-protect = Proteggi
page-grass-choose-fine = Scegli la carta Spaccio con cui pagare la multa.
page-grass-choose-steal = Scegli la carta Spaccio da rubare.
page-grass-choose-own = Scegli una tua carta Spaccio, poi una di un altro giocatore.
page-grass-choose-theirs = Ora scegli una carta Spaccio di un altro giocatore.
# $target is a sum: “$250k”.
page-grass-track = Corsa ai { $target }
page-grass-trade = Scambia…
page-grass-swap = Scambia carte Spaccio
page-grass-end-turn = Termina il turno
page-grass-discard = Scarta
page-grass-about-card = Che cosa fa?
page-grass-offer-this = Offrila…
# The player has answered before being asked; $answer is a move: “Decline”.
page-grass-held = Risposta registrata: { $answer }.

# The trade sheet.
page-trade = Scambio
page-trade-give = Dai
# Beside a card that someone would give for it.
page-trade-get = Ricevi
# Beside it, where players may offer cards that they don't hold.
page-trade-claim = (Le carte che non hai sono sbiadite. Quella vera la scegliete dopo.)
# A card that is offered though the player does not hold it.
page-trade-not-held = { $card }, non nella tua mano
page-trade-want = Vuoi
# A button, instead of a card: the others say what they would give.
page-trade-anything = Fatemi un’offerta
page-trade-to = A chi
page-trade-everyone = tutti
page-trade-choose = Scegli una carta da dare.
page-trade-call = Fai l’offerta
page-trade-counter = Controfferta
page-trade-counter-give = Offri
page-trade-counter-ask = Vuoi
page-trade-withdraw = Ritira l’offerta
# The answer that someone waits for; $who is a row of names.
page-trade-refused = { $who-number ->
    [one] { $who } ha rifiutato.
   *[other] { $who } hanno rifiutato.
}
page-trade-declined = { $who } ha rifiutato { $card } in cambio di { $other }.
page-trade-declined-open = { $who } non darebbe niente per { $card }.

# At the end of a round.
page-ledger = La mano è finita
page-ledger-game = La partita è finita
page-ledger-next = Prossima mano
page-winner = Vince { $who }!
page-winners = Vincono insieme { $who }!
page-you-win = Hai vinto!

## Grove

page-grove-turn = Carta { $turn } di 9
# Below the card, before the first one is placed.
page-grove-aim = Copri gli alberi con alberi dello stesso frutto. Ottieni così dei dadi, che sono i tuoi punti.
# Read out; $at is “2,1”, $under is what the card covers.
page-grove-place = Posizione { $place } di { $places }: in { $at }, { $rotation ->
    [0] non ruotata
   *[other] ruotata di { $rotation }°
}, sopra { $under }
page-grove-score = Punteggio
page-grove-lay = Piazza qui
page-grove-rotate-left = Ruota a sinistra
page-grove-rotate-right = Ruota a destra
page-grove-next = Posizione successiva
page-grove-previous = Posizione precedente
page-grove-squirrel = Posizioni per lo Scoiattolo
page-grove-needs-squirrel = Si può solo con lo Scoiattolo. Tocca il suo pulsante per vedere dove.
page-grove-fit = Mostra tutto
page-grove-dice = Dadi rimasti
# Read out after the dice that are left, if these are not in the grove yet.
page-grove-squirrel-left = lo Scoiattolo
page-grove-barrow-left = la Carriola
# How many cards of the pile are still to be drawn; a number follows.
page-grove-left = Carte da pescare
page-grove-recipes = Ricette
page-grove-target = Bersaglio { $target }
# Marks a recipe.
page-grove-met = soddisfatta
page-grove-over = Raccolto
page-grove-others = Gli altri
page-grove-card = Carta { $card }
page-grove-grove-of = Frutteto di { $name }
page-grove-choose-dice = I dadi non bastano. Quali alberi ne ricevono uno?
# Beside the mark of a tree that gets no die.
page-grove-none-left = Per questo albero non ci sono più dadi.

## Settings

page-language = Lingua
page-theme = Tema
page-theme-system = automatico
page-theme-paper = chiaro
page-theme-night = scuro
page-cards = Carte
page-cards-usual = normali
page-cards-large = grandi
# On which side panels and buttons are, for right-handed or left-handed people.
page-my-hand = Lato dei pulsanti
page-my-hand-right = destra
page-my-hand-left = sinistra
page-motion = Animazioni
page-motion-full = tutte
page-motion-less = ridotte
page-sound = Audio
page-sound-on = acceso
page-sound-off = spento
page-end-by-itself = Termina il turno in automatico quando non resta altro da fare
page-end-after-play = Termina il turno appena ho giocato, senza fare scambi
page-letter-keys = Scorciatoie con una sola lettera
page-name-saved = Salvato
