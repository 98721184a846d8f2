### What is refused at a table of the server, an id for each code.

## The table

error-room-lobby = La partita non è ancora iniziata.
error-room-playing = La partita è già iniziata.
error-room-paused = La partita è in pausa.
error-room-over = La partita è finita.
error-room-closed = Questo tavolo è chiuso.
# Someone wants to close the table while other people play at it.
error-room-others-play = Altri stanno ancora giocando. Puoi lasciare il tavolo, ma non chiuderlo.
error-room-busy = A questo tavolo stanno succedendo troppe cose. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-room-full = Questo tavolo ha già troppi spettatori. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-room-too-many-live = Su questo server ci sono troppe partite in corso. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-room-elsewhere = Di questo tavolo si occupa un altro processo di questo server.
error-host-only = Solo l’host di questo tavolo può farlo.
error-settings-clock-runs = A partita iniziata non puoi più cambiare il tempo di riflessione.
error-rematch-too-early = Questa partita non è ancora finita.

## Seats. $seat is a number.

error-seat-none = Questo tavolo non ha un posto { $seat }.
error-seat-free = Il posto { $seat } è ancora libero. Aggiungi un bot o aspetta qualcuno.
error-seat-taken = Questo posto è già occupato.
error-seat-too-late = La partita è già iniziata. Non puoi più prendere posto.
error-seat-name = “{ $name }” non è un nome valido, o lo usa già qualcuno a questo tavolo.
# Each player may add a text to the shuffle, so that the server alone can’t decide the order of the cards.
error-seat-nonce = Il tuo contributo al mescolamento può contenere al massimo { $most } lettere e cifre.
error-seat-players-only = Solo i giocatori possono farlo.
error-seat-not-yours = Il posto { $seat } non è tuo.
# Whether a bot plays for someone who is away.
error-seat-not-asked = Non spetta a te decidere sul posto { $seat }.
error-seat-not-away = Al posto { $seat } non manca nessuno.
error-seat-nobody-else = Al posto { $seat } non c’è un altro giocatore.

## Moves

# The sender had not yet seen what the table asks now.
error-command-stale = Intanto la partita è andata avanti. Scegli di nuovo.
error-message-malformed = Il server non riesce a leggere questo messaggio.
error-offer-none = Non hai offerte da ritirare.
error-offer-too-many = Stai facendo troppe offerte. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-undo-nothing = Non hai ancora fatto nessuna mossa.
error-undo-asked = Qualcuno ha già chiesto di annullare una mossa.
error-undo-not-asked = Nessuno sta chiedendo di annullare una mossa.

## Chat

error-talk-players-only = Solo i giocatori possono scrivere nella chat di questo tavolo.
error-talk-phrases-only = A questo tavolo l’host permette solo le frasi pronte.
# A message to the server had both, or neither.
error-talk-one-thing = Invia una frase pronta oppure un testo tuo.
error-talk-text = Non puoi inviare questo testo.
error-talk-phrase = Questa frase pronta non esiste.
error-talk-cards = Queste carte non vanno con questa frase.
error-talk-too-many = Stai inviando troppi messaggi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
