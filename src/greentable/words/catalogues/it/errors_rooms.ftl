### What is refused at a table of the server, an id for each code.

## The room

error-room-lobby = La partita non è ancora cominciata.
error-room-playing = La partita è già cominciata.
error-room-paused = La partita è in pausa.
error-room-over = La partita è finita.
error-room-closed = Questo tavolo è chiuso.
error-room-others-play = Qui altri stanno ancora giocando: affida il tavolo a qualcuno, o lascialo.
error-room-busy = A questo tavolo stanno succedendo troppe cose insieme. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-room-full = Troppe persone guardano già questo tavolo. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-room-too-many-live = Su questo server si gioca a troppi tavoli. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-room-elsewhere = Questo tavolo è in mano a un altro processo di questo server.
error-host-only = Può farlo solo chi ospita questo tavolo.
error-settings-clock-runs = A partita cominciata l’orologio non si può più cambiare.
error-rematch-too-early = Questa partita non è ancora finita.

## Seats. $seat is a number.

error-seat-none = A questo tavolo non c’è un posto { $seat }.
error-seat-free = Il posto { $seat } è ancora libero: dallo a un bot, o aspetta qualcuno.
error-seat-taken = Lì siede già qualcuno.
error-seat-too-late = La partita è cominciata: nessuno può più sedersi.
error-seat-name = { $name } non è un nome, o a questo tavolo lo ha già qualcun altro.
error-seat-nonce = Quello che aggiungi alla mescolata può avere al massimo { $most } lettere e cifre.
error-seat-players-only = Può farlo solo chi gioca.
error-seat-not-yours = Il posto { $seat } non è tuo.
error-seat-not-asked = Del posto { $seat } non si chiede niente a te.
error-seat-not-away = Al posto { $seat } non manca nessuno.
error-seat-nobody-else = Al posto { $seat } non siede nessun altro.

## Commands. $rev and $since are numbers of revisions.

error-command-stale = Questo è stato mandato per la revisione { $rev }; quello che si chiede ora è arrivato con la { $since }.
error-message-malformed = Questo messaggio non si capisce.
error-offer-none = Non hai offerte da ritirare.
error-offer-too-many = Troppe offerte. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-undo-nothing = Non hai ancora fatto nessuna mossa.
error-undo-asked = Qualcuno vuole già riprendere una mossa.
error-undo-not-asked = Non tocca a te dire se una mossa si può riprendere.

## Talk

error-talk-players-only = A questo tavolo può parlare solo chi gioca.
error-talk-phrases-only = A questo tavolo chi ospita ammette solo frasi pronte.
error-talk-one-thing = Di’ una frase pronta, o scrivi qualcosa di tuo.
error-talk-text = Questo testo non si può mandare.
error-talk-phrase = Questa frase non esiste.
error-talk-cards = Queste carte non vanno con questa frase.
error-talk-too-many = Parli troppo. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
