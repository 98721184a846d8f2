### More texts for tables in the browser: habits, chat, the end of a grove, hints and keys.

## This table

page-table-menu = Deze tafel
page-all-settings = Alle instellingen
page-decline-all = Elk bod weigeren
page-decline-lacking = Weigeren als ik de kaart niet heb
page-decline-stop = Niet meer weigeren
page-notify = Melding als ik aan de beurt ben
page-notify-refused = Je browser blokkeert meldingen van deze pagina.
page-your-turn = Jij bent aan de beurt.
page-skip = Doorspoelen
page-rule-read = Regel lezen

## Chat

# Above it stand the phrases with a gap for the cards (phrase-need and so on).
page-talk-cards = Kies hoogstens drie kaarten
page-mute-person = { $name } dempen
page-unmute-person = { $name } niet meer dempen

## The end of a grove

page-grove-other-half = Andere negen kaarten spelen
page-grove-share-text = Grove: { $score }. { $oranges } + { $lemons } + { $limes } op de bomen, { $squirrel ->
    [0] en de eekhoorn bleef thuis.
   *[other] en de eekhoorn pikte er { $squirrel }.
}
page-grove-share-par = Hoogst haalbare met deze kaarten: { $par }.
page-grove-share-best = Mijn beste score: { $best }.
page-grove-best = Je beste score: { $best }
page-grove-best-now = Je beste score tot nu toe!
page-grove-way = Mogelijkheid { $way } van { $ways }
page-grove-recipe-points = { $points ->
    [one] nu 1 punt
   *[other] nu { $points } punten
}
# How much there is of what a recipe counts; then with the card that is about to be placed.
page-grove-recipe-now = nu { $count }
page-grove-recipe-then = nu { $count }, dan { $then }
page-grove-recipe-would = dan voldaan
page-grove-recipe-lost = dan niet meer gehaald

## Hints, and the review of a game

page-hint = Tip
page-hint-thinks = Tip wordt berekend …
page-hint-helped = Spellen met tips krijgen het label ‘met hulp’.
page-review = Spel analyseren
page-review-sum = Beste zetten: { $good } van { $decisions }.
page-review-nothing = Geen betere zetten gevonden.
# $played and $better are moves: “play Panama”.
page-review-better = Jouw zet: { $played }. Beter: { $better }.
page-review-look = Bekijken

## Grove

# A daily puzzle is ranked. The words in quotation marks are page-hint and page-undo.
page-hint-ranked = Met een tip krijgt je resultaat van vandaag het label ‘met hulp’ en komt het na alle andere. Tik nog eens op ‘Tip’ om te bevestigen.
page-undo-ranked = Als je een zet ongedaan maakt, krijgt je resultaat van vandaag het label ‘met hulp’ en komt het na alle andere. Tik nog eens op ‘Ongedaan maken’ om te bevestigen.
page-thinking = Bezig met berekenen … Dat duurt een paar seconden.
page-thinking-first = De eerste keer duurt het een minuut of twee. Daarna gaat het snel.

page-grove-hint-points = { $points ->
    [one] aan het eind ongeveer 1 punt
   *[other] aan het eind ongeveer { $points } punten
}
page-grove-review-about = Bekijk wat er met deze kaarten mogelijk was en waar je punten hebt gemist.
page-grove-review-left = { $points ->
    [one] 1 punt gemist
   *[other] { $points } punten gemist
}
page-grove-review-laid = jouw kaart
page-grove-review-better = beter

## Keys, and what is looked at

page-keys = Sneltoetsen
page-keys-card = Kaart kiezen
page-keys-confirm = Gekozen kaart spelen
page-keys-targets = Door de keuzes bladeren
page-command = Zet typen
page-command-none = Die zet kan nu niet.
page-keys-move = Kaart verschuiven
page-keys-step = Door de plekken bladeren
page-keys-zoom = Inzoomen, uitzoomen, alles tonen
# A heading: the keys below it read something aloud.
page-keys-read-out = Voorlezen
page-keys-standing = Stand van het spel
page-grass-look-through = Afvalhoop bekijken
page-grass-choose-target = Kies een speler.
page-ledger-last = Laatste ronde
page-ledger-hands = Kaarten in de hand
# Brings back the result that the player has closed.
page-result = Resultaat tonen
page-grove-layers = Onder de kaarten kijken
