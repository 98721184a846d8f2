### More texts for tables in the browser: habits, chat, the end of a grove, hints and keys.

## This table

page-table-menu = Questo tavolo
page-all-settings = Tutte le impostazioni
page-decline-all = Rifiuta tutte le offerte
page-decline-lacking = Rifiuta se non ho la carta
page-decline-stop = Non rifiutare più
page-notify = Avvisami quando tocca a me
page-notify-refused = Il tuo browser blocca le notifiche di questa pagina.
page-your-turn = Tocca a te.
page-skip = Vai avanti
page-rule-read = Leggi la regola

## Chat

# Above it stand the phrases with a gap for the cards (phrase-need and so on).
page-talk-cards = Scegli fino a tre carte
page-mute-person = Silenzia { $name }
page-unmute-person = Non silenziare più { $name }

## The end of a grove

page-grove-other-half = Gioca le altre nove
page-grove-share-text = Grove: { $score }. { $oranges } + { $lemons } + { $limes } sugli alberi, { $squirrel ->
    [0] e lo Scoiattolo è rimasto a casa.
   *[other] e lo Scoiattolo ne ha presi { $squirrel }.
}
page-grove-share-par = Massimo possibile con queste carte: { $par }.
page-grove-share-best = Il mio record: { $best }.
page-grove-best = Il tuo record: { $best }
page-grove-best-now = È il tuo record!
page-grove-way = Opzione { $way } di { $ways }
page-grove-recipe-points = { $points ->
    [one] ora { $points } punto
   *[other] ora { $points } punti
}
# How much there is of what a recipe counts; then with the card that is about to be placed.
page-grove-recipe-now = ora { $count }
page-grove-recipe-then = ora { $count }, poi { $then }
page-grove-recipe-would = sarebbe soddisfatta
page-grove-recipe-lost = andrebbe persa

## Hints, and the review of a game

page-hint = Consiglio
page-hint-thinks = Calcolo del consiglio…
page-hint-helped = Le partite con consigli sono segnate “con aiuto”.
page-review = Analizza la partita
page-review-sum = Mosse migliori: { $good } su { $decisions }.
page-review-nothing = Nessuna mossa migliore trovata.
# $played and $better are moves: “play Panama”.
page-review-better = La tua mossa: { $played }. Meglio: { $better }.
page-review-look = Mostra

## Grove

# A daily puzzle is ranked. The words in quotation marks are page-hint and page-undo.
page-hint-ranked = Con un consiglio il risultato di oggi è segnato “con aiuto” e finisce dopo tutti gli altri. Tocca di nuovo “Consiglio” per confermare.
page-undo-ranked = Se annulli una mossa, il risultato di oggi è segnato “con aiuto” e finisce dopo tutti gli altri. Tocca di nuovo “Annulla la mossa” per confermare.
page-thinking = Calcolo in corso… Ci vuole qualche secondo.
page-thinking-first = La prima volta ci vuole un minuto o due. Poi è questione di attimi.

page-grove-hint-points = { $points ->
    [one] circa { $points } punto alla fine
   *[other] circa { $points } punti alla fine
}
page-grove-review-about = Guarda che cosa era possibile con queste carte, e dove hai perso punti.
page-grove-review-left = { $points ->
    [one] { $points } punto perso
   *[other] { $points } punti persi
}
page-grove-review-laid = la tua
page-grove-review-better = meglio

## Keys, and what is looked at

page-keys = Scorciatoie da tastiera
page-keys-card = Scegli una carta
page-keys-confirm = Gioca la carta scelta
page-keys-targets = Passa da una scelta all’altra
page-command = Scrivi una mossa
page-command-none = Questa mossa ora non è possibile.
page-keys-move = Sposta la carta
page-keys-step = Passa da una posizione all’altra
page-keys-zoom = Ingrandisci, riduci, mostra tutto
# A heading: the keys below it read something aloud.
page-keys-read-out = Leggi ad alta voce
page-keys-standing = Situazione della partita
page-grass-look-through = Guarda nel posacenere
page-grass-choose-target = Scegli un giocatore.
page-ledger-last = Ultima mano
page-ledger-hands = Carte rimaste in mano
# Brings back the result that the player has closed.
page-result = Mostra il risultato
page-grove-layers = Guarda sotto le carte
