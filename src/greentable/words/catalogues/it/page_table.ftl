### More words for the tables in the browser: habits of play, talk, the end of a grove.

## This table

page-table-menu = Questo tavolo
page-all-settings = Tutte le impostazioni
page-decline-all = Rifiuta tutte le offerte
page-decline-lacking = Rifiuta se non ho la carta
page-decline-stop = Torna a guardare le offerte
page-notify = Avvisami quando tocca a me
page-notify-refused = Il tuo browser non permette notifiche da questa pagina.
page-your-turn = Tocca a te.
page-skip = Vai avanti
page-rule-read = Leggi la regola

## Talk

page-talk-need = Mi serve…
page-talk-who-has = Chi ha…?
page-talk-have = Potrei dare…
page-talk-give-for = Che cosa mi date per…?
page-talk-cards = Scegli fino a tre carte
page-mute-person = Silenzia { $name }
page-unmute-person = Ascolta di nuovo { $name }

## The end of a grove

page-grove-other-half = Gioca le altre nove carte
page-grove-share-text = Grove: { $score }. { $oranges } + { $lemons } + { $limes } sugli alberi, { $squirrel ->
    [0] e lo scoiattolo è rimasto a casa.
   *[other] e lo scoiattolo ne ha presi { $squirrel }.
}
page-grove-share-par = Possibili con queste carte: { $par }.
page-grove-share-best = Il mio migliore: { $best }.
page-grove-best = Il tuo migliore: { $best }
page-grove-best-now = È il tuo miglior risultato finora.
page-grove-way = { $way } di { $ways }
page-grove-recipe-points = { $points ->
    [one] ora un punto
    [many] ora { $points } di punti
   *[other] ora { $points } punti
}
# How much there is of what a recipe counts; with the card that is about to be laid.
page-grove-recipe-now = ora { $count }
page-grove-recipe-then = ora { $count }, poi { $then }
page-grove-recipe-would = sarebbe soddisfatta
page-grove-recipe-lost = andrebbe persa

## Advice, and a game gone through again

page-hint = Consiglio
page-hint-thinks = Un buon giocatore sta pensando …
page-hint-helped = Una partita con consigli è segnata come aiutata.
page-review = Rivedi le mie mosse
page-review-sum = { $good } decisioni su { $decisions } non potevano essere migliori.
page-review-nothing = Di meglio non si è trovato nulla.
# $played and $better are moves: “play Panama”.
page-review-better = Hai scelto: { $played }; meglio: { $better }.
page-review-look = Guarda

## Grove

# A puzzle of the day is ranked.
page-hint-ranked = Con un consiglio il risultato di oggi conta come aiutato e viene dopo tutti gli altri. Chiedi di nuovo se lo vuoi.
page-undo-ranked = Se riprendi una carta, il risultato di oggi conta come aiutato e viene dopo tutti gli altri. Ancora una volta se lo vuoi.
page-thinking = Ci penso qualche secondo …
page-thinking-first = La prima volta le regole vengono preparate per una ricerca veloce: un minuto o due. Poi è questione di attimi.

page-grove-hint-points = { $points ->
    [one] circa un punto alla fine
   *[other] circa { $points } punti alla fine
}
page-grove-review-about = Che cosa si poteva fare con queste carte, e dove sono rimasti punti.
page-grove-review-left = { $points ->
    [one] un punto lasciato
   *[other] { $points } punti lasciati
}
page-grove-review-laid = la tua
page-grove-review-better = meglio

## Keys, and what is looked at

page-keys = Tasti
page-keys-card = Scegli una carta
page-keys-confirm = Gioca la carta scelta
page-keys-targets = Passa da una scelta all’altra
page-command = Scrivi una mossa
page-command-none = Adesso questa mossa non c’è.
page-keys-move = Sposta la carta
page-keys-step = Una mossa dopo l’altra
page-keys-zoom = Più vicino, più lontano, tutto
page-keys-read-out = Leggi ad alta voce
page-keys-standing = Come va la partita
page-grass-look-through = Guarda nel posacenere
page-grass-choose-target = Chi vuoi colpire?
page-ledger-last = L’ultima mano
page-ledger-hands = Le carte rimaste in mano
# After the end was put away.
page-result = Mostra il risultato
page-grove-layers = Guarda sotto le carte
