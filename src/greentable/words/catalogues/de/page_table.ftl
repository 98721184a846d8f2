### More texts for tables in the browser: habits, chat, the end of a grove, hints and keys.

## This table

page-table-menu = Dieser Tisch
page-all-settings = Alle Einstellungen
page-decline-all = Alle Angebote ablehnen
page-decline-lacking = Ablehnen, wenn mir die Karte fehlt
page-decline-stop = Nicht mehr ablehnen
page-notify = Benachrichtigen, wenn ich dran bin
page-notify-refused = Dein Browser blockiert Benachrichtigungen von dieser Seite.
page-your-turn = Du bist dran.
page-skip = Vorspulen
page-rule-read = Regel lesen

## Chat

# Buttons; the cards are chosen next. The words are those of phrase-need and so on.
page-talk-need = Ich brauche …
page-talk-who-has = Wer hat …?
page-talk-have = Ich kann … anbieten
page-talk-give-for = Was bekomme ich für …?
page-talk-cards = Wähle bis zu drei Karten
page-mute-person = { $name } stummschalten
page-unmute-person = { $name } nicht mehr stummschalten

## The end of a grove

page-grove-other-half = Andere neun Karten spielen
page-grove-share-text = Grove: { $score }. { $oranges } + { $lemons } + { $limes } auf den Bäumen, { $squirrel ->
    [0] und das Eichhörnchen blieb zu Hause.
   *[other] und das Eichhörnchen nahm { $squirrel }.
}
page-grove-share-par = Mit diesen Karten möglich: { $par }.
page-grove-share-best = Mein bestes Ergebnis: { $best }.
page-grove-best = Dein bestes Ergebnis: { $best }
page-grove-best-now = Dein bisher bestes Ergebnis!
page-grove-way = Möglichkeit { $way } von { $ways }
page-grove-recipe-points = { $points ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
}
# How much there is of what a recipe counts; then with the card that is about to be placed.
page-grove-recipe-now = jetzt { $count }
page-grove-recipe-then = jetzt { $count }, dann { $then }
page-grove-recipe-would = wäre erfüllt
page-grove-recipe-lost = ginge verloren

## Hints, and the review of a game

page-hint = Tipp
page-hint-thinks = Tipp wird berechnet …
page-hint-helped = Partien mit Tipps sind als „mit Hilfe“ markiert.
page-review = Partie analysieren
page-review-sum = Beste Züge: { $good } von { $decisions }.
page-review-nothing = Keine besseren Züge gefunden.
# $played and $better are moves: “play Panama”.
page-review-better = Dein Zug: { $played }. Besser: { $better }.
page-review-look = Ansehen

## Grove

# A daily puzzle is ranked. The words in quotation marks are page-hint and page-undo.
page-hint-ranked = Mit einem Tipp gilt dein heutiges Ergebnis als „mit Hilfe“ und steht hinter allen anderen. Tippe zur Bestätigung noch einmal auf „Tipp“.
page-undo-ranked = Nimmst du eine Karte zurück, gilt dein heutiges Ergebnis als „mit Hilfe“ und steht hinter allen anderen. Tippe zur Bestätigung noch einmal auf „Rückgängig“.
page-thinking = Wird berechnet … Das dauert ein paar Sekunden.
page-thinking-first = Beim ersten Mal dauert es ein, zwei Minuten. Danach geht es schnell.

page-grove-hint-points = { $points ->
    [one] am Ende etwa 1 Punkt
   *[other] am Ende etwa { $points } Punkte
}
page-grove-review-about = Sieh dir an, was mit diesen Karten möglich war und wo du Punkte verschenkt hast.
page-grove-review-left = { $points ->
    [one] 1 Punkt verschenkt
   *[other] { $points } Punkte verschenkt
}
page-grove-review-laid = deine Karte
page-grove-review-better = besser

## Keys, and what is looked at

page-keys = Tastenkürzel
page-keys-card = Karte wählen
page-keys-confirm = Gewählte Karte ausspielen
page-keys-targets = Durch die Auswahl blättern
page-command = Zug eintippen
page-command-none = Dieser Zug ist jetzt nicht möglich.
page-keys-move = Karte verschieben
page-keys-step = Durch die Stellen blättern
page-keys-zoom = Vergrößern, verkleinern, alles zeigen
# A heading: the keys below it read something aloud.
page-keys-read-out = Vorlesen
page-keys-standing = Spielstand
page-grass-look-through = Aschenbecher durchsehen
page-grass-choose-target = Wähle einen Spieler.
page-ledger-last = Letzte Runde
page-ledger-hands = Karten auf der Hand
# Brings back the result that the player has closed.
page-result = Ergebnis zeigen
page-grove-layers = Unter die Karten sehen
