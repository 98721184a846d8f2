### More words for the tables in the browser: habits of play, talk, the end of a grove.

## This table

page-table-menu = Dieser Tisch
page-all-settings = Alle Einstellungen
page-decline-all = Alle Angebote ablehnen
page-decline-lacking = Ablehnen, wenn mir die Karte fehlt
page-decline-stop = Angebote wieder ansehen
page-notify = Sag mir, wenn ich dran bin
page-notify-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
page-your-turn = Du bist dran.
page-skip = Vorspulen
page-rule-read = Die Regel lesen

## Talk

page-talk-need = Ich brauche …
page-talk-who-has = Wer hat …?
page-talk-have = Ich könnte … geben
page-talk-give-for = Was bekomme ich für …?
page-talk-cards = Wähle bis zu drei Karten
page-mute-person = { $name } stummschalten
page-unmute-person = { $name } wieder hören

## The end of a grove

page-grove-other-half = Die anderen neun Karten spielen
page-grove-share-text = Grove: { $score }. { $oranges } + { $lemons } + { $limes } auf den Bäumen, { $squirrel ->
    [0] und das Eichhörnchen blieb zu Hause.
   *[other] und das Eichhörnchen nahm { $squirrel }.
}
page-grove-share-par = Möglich mit diesen Karten: { $par }.
page-grove-share-best = Mein bestes Ergebnis: { $best }.
page-grove-best = Dein bestes Ergebnis: { $best }
page-grove-best-now = Das ist dein bestes Ergebnis bisher.
page-grove-way = { $way } von { $ways }
page-grove-recipe-points = { $points ->
    [one] jetzt ein Punkt
   *[other] jetzt { $points } Punkte
}
# How much there is of what a recipe counts; with the card that is about to be laid.
page-grove-recipe-now = jetzt { $count }
page-grove-recipe-then = jetzt { $count }, dann { $then }
page-grove-recipe-would = wäre erfüllt
page-grove-recipe-lost = ginge verloren

## Advice, and a game gone through again

page-hint = Tipp
page-hint-thinks = Ein guter Spieler denkt nach …
page-hint-helped = Eine Partie mit Tipps gilt als Partie mit Hilfe.
page-review = Meine Züge durchsehen
page-review-sum = { $good } von { $decisions } Entscheidungen waren nicht zu verbessern.
page-review-nothing = Besseres fand sich nicht.
# $played and $better are moves: “play Panama”.
page-review-better = Du wähltest: { $played }; besser: { $better }.
page-review-look = Ansehen

## Grove

# A puzzle of the day is ranked.
page-hint-ranked = Mit einem Tipp zählt das heutige Ergebnis als „mit Hilfe“ und steht hinter allen anderen. Frag noch einmal, wenn du ihn willst.
page-undo-ranked = Wenn du eine Karte zurücknimmst, zählt das heutige Ergebnis als „mit Hilfe“ und steht hinter allen anderen. Noch einmal, wenn du das willst.
page-thinking = Ich denke ein paar Sekunden nach …
page-thinking-first = Beim ersten Mal werden die Regeln für schnelles Suchen vorbereitet: ein, zwei Minuten. Danach geht es flott.

page-grove-hint-points = { $points ->
    [one] am Ende etwa ein Punkt
   *[other] am Ende etwa { $points } Punkte
}
page-grove-review-about = Was mit diesen Karten möglich war, und wo Punkte liegen blieben.
page-grove-review-left = { $points ->
    [one] ein Punkt blieb liegen
   *[other] { $points } Punkte blieben liegen
}
page-grove-review-laid = gelegt
page-grove-review-better = besser

## Keys, and what is looked at

page-keys = Tasten
page-keys-card = Karte wählen
page-keys-confirm = Gewählte Karte ausspielen
page-keys-targets = Nacheinander zu allem, was wählbar ist
page-command = Spielzug eintippen
page-command-none = Diesen Spielzug gibt es jetzt nicht.
page-keys-move = Karte verschieben
page-keys-step = Alle Stellen nacheinander
page-keys-zoom = Näher, weiter weg, alles
page-keys-read-out = Vorlesen
page-keys-standing = Wie die Partie steht
page-grass-look-through = Aschenbecher durchsehen
page-grass-choose-target = Wen soll es treffen?
page-ledger-last = Die letzte Runde
page-ledger-hands = Was noch auf der Hand war
# After the end was put away.
page-result = Ergebnis zeigen
page-grove-layers = Unter die Karten sehen
