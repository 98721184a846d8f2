### More words for the tables in the browser: habits of play, talk, the end of a grove.

## This table

page-table-menu = Deze tafel
page-all-settings = Alle instellingen
page-decline-all = Alle aanbiedingen weigeren
page-decline-lacking = Weigeren als ik de kaart niet heb
page-decline-stop = Weer naar aanbiedingen kijken
page-notify = Waarschuw me als ik aan de beurt ben
page-notify-refused = Je browser staat geen meldingen van deze pagina toe.
page-your-turn = Je bent aan de beurt.
page-skip = Doorspoelen
page-rule-read = Lees de regel

## Talk

page-talk-need = Ik heb … nodig
page-talk-who-has = Wie heeft …?
page-talk-have = Ik kan … geven
page-talk-give-for = Wat krijg ik voor …?
page-talk-cards = Kies hoogstens drie kaarten
page-mute-person = { $name } dempen
page-unmute-person = { $name } weer horen

## The end of a grove

page-grove-other-half = Speel de andere negen kaarten
page-grove-share-text = Grove: { $score }. { $oranges } + { $lemons } + { $limes } aan de bomen, { $squirrel ->
    [0] en de eekhoorn bleef thuis.
   *[other] en de eekhoorn nam { $squirrel }.
}
page-grove-share-par = Mogelijk met deze kaarten: { $par }.
page-grove-share-best = Mijn beste score: { $best }.
page-grove-best = Je beste score: { $best }
page-grove-best-now = Dit is je beste score tot nu toe.
page-grove-way = { $way } van { $ways }
page-grove-recipe-points = { $points ->
    [one] nu één punt
   *[other] nu { $points } punten
}
# How much there is of what a recipe counts; with the card that is about to be laid.
page-grove-recipe-now = nu { $count }
page-grove-recipe-then = nu { $count }, dan { $then }
page-grove-recipe-would = zou voldaan zijn
page-grove-recipe-lost = zou verloren gaan

## Advice, and a game gone through again

page-hint = Tip
page-hint-thinks = Een goede speler denkt na …
page-hint-helped = Een spel met tips wordt als geholpen gemerkt.
page-review = Mijn zetten nabespreken
page-review-sum = { $good } van { $decisions } keuzes konden niet beter.
page-review-nothing = Iets beters is niet gevonden.
# $played and $better are moves: “play Panama”.
page-review-better = Je koos: { $played }; beter: { $better }.
page-review-look = Bekijk het

## Grove

# A puzzle of the day is ranked.
page-hint-ranked = Met een tip telt het resultaat van vandaag als geholpen en komt het na alle andere. Vraag het nog eens als je de tip wilt.
page-undo-ranked = Als je een kaart terugneemt, telt het resultaat van vandaag als geholpen en komt het na alle andere. Nog een keer als je dat wilt.
page-thinking = Ik denk een paar seconden na …
page-thinking-first = De eerste keer worden de regels klaargemaakt om snel te zoeken: een minuut of twee. Daarna gaat het vlug.

page-grove-hint-points = { $points ->
    [one] ongeveer één punt aan het eind
   *[other] ongeveer { $points } punten aan het eind
}
page-grove-review-about = Wat er met deze kaarten mogelijk was, en waar punten bleven liggen.
page-grove-review-left = { $points ->
    [one] één punt blijven liggen
   *[other] { $points } punten blijven liggen
}
page-grove-review-laid = jouw kaart
page-grove-review-better = beter

## Keys, and what is looked at

page-keys = Toetsen
page-keys-card = Kies een kaart
page-keys-confirm = Speel de gekozen kaart
page-keys-targets = Een voor een langs wat je kan kiezen
page-command = Typ een zet
page-command-none = Die zet is er nu niet.
page-keys-move = Verschuif de kaart
page-keys-step = Alle plekken na elkaar
page-keys-zoom = Dichterbij, verder weg, alles
page-keys-read-out = Voorlezen
page-keys-standing = Hoe het spel ervoor staat
page-grass-look-through = Bekijk de afvalhoop
page-grass-choose-target = Wie wordt het?
page-ledger-last = De laatste ronde
page-ledger-hands = Wat er nog in de hand zat
# After the end was put away.
page-result = Toon de uitslag
page-grove-layers = Onder de kaarten kijken
