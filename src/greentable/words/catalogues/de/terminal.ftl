### What the terminal says of its own accord. The games' own words stand in their own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit a line; a soft hyphen (U+00AD) says where to break.
## Only names with a longer word need one. A card without one here bears its own name.

terminal-face-market-close = Markt ge{ "\u00AD" }schlossen
terminal-face-search-and-seizure = Fahndung/ Beschlag{ "\u00AD" }nahme
terminal-face-hearsay-evidence = Hören{ "\u00AD" }sagen
terminal-face-steal = Pflanzen{ "\u00AD" }klau beim Nachbarn
terminal-face-sold-out = Ausver{ "\u00AD" }kauf
terminal-face-doublecrossed = Ausge{ "\u00AD" }schaltet

## The beginning

# What the game is about. $target is a sum; $rounds is 0 where the number of rounds is not limited.
terminal-goal = { $rounds ->
    [0] Grass: Eröffne deinen Markt, handle und bring deinen Gewinn in Sicherheit. Wer zuerst { $target } erreicht, gewinnt.
    [one] Grass: Eröffne deinen Markt, handle und bring deinen Gewinn in Sicherheit. Wer nach einer Runde am reichsten ist, gewinnt.
   *[other] Grass: Eröffne deinen Markt, handle und bring deinen Gewinn in Sicherheit. Es gewinnt, wer zuerst { $target } erreicht oder nach { $rounds } Runden am reichsten ist.
}
# How long a game takes that goes on until the target is reached.
terminal-length = Wenn alle vorsichtig spielen, dauert das etwa zehn Runden, ungefähr eine Stunde; mit der Option --rounds 3 wird die Partie kurz.
# $who is the reader's seat with its shape and number: "● 1 Ana".
terminal-you-are = Du bist { $who }. Tippe ? für Hilfe, „regeln“ für die Regeln dieser Partie.
# Several people play at one terminal; $who is a row of seats with shapes and numbers.
terminal-people = An dieser Tastatur: { $who }. Tippt ? für Hilfe, „regeln“ für die Regeln dieser Partie.
# Between the turns of two people at one terminal; the screen is empty but for this.
terminal-curtain = { $who } ist dran. Gebt die Tastatur weiter, schaut weg, und { $who } drückt Enter >
# A saved game goes on, and it is asked who the human is.
terminal-ask-seat = Welcher Platz ist deiner? (Nummer oder Name; zuschauen, verlassen) >
# $text is what was typed.
terminal-no-seat = „{ $text }“: ein Platz von 1 bis { $most }, ein Name oder „zuschauen“.

## The table

# Above the screen.
terminal-heading = Grass · Runde { $round }
# Follows that; after it comes a ruleset in writing: "2018 lucky_or_not".
terminal-heading-turn = { $who } ist an der Reihe
terminal-closed = zu
terminal-open = offen
# How many cards a seat holds.
terminal-holds = Hand { $count }
# Marks the reader's own place, after the name.
terminal-you = (du)
terminal-misses = setzt { $turns ->
    [one] einmal
    [2] zweimal
   *[other] { $turns }-mal
} aus
terminal-total = gesamt { $amount }
terminal-protected = geschützt { $amount }
terminal-at-risk = Risiko { $amount }
# How much of a Protection is used: "15k von 25k".
terminal-cover = { $worth } von { $most }
terminal-no-stash = Handelsbereich noch leer
terminal-haystack = Heuhaufen { $count }
terminal-ashtray = Aschenbecher { $count }
# In a draft: what one has kept so far.
terminal-kept = bisher behalten: { $cards }
# Under the ledger. $people is a row of what the totals would be: "Ana −5.000 und Cleo −75.000".
terminal-floor = Ein Gesamtgewinn sinkt nie unter 0 (sonst: { $people }).
terminal-floor-of = { $who } { $amount }
# Under the ledger: how far a total is.
terminal-of-target = { $amount } von { $target }

## The status line: who must do what. $who is to act; the texts that end in "other" are for those
## who wait or watch.


## The list of moves: a heading for each verb

terminal-verb-play = spielen
terminal-verb-discard = abwerfen
terminal-verb-offer = anbieten
terminal-verb-accept = antworten
terminal-verb-decline = antworten
terminal-verb-counter = kontern
terminal-verb-swap = tauschen
terminal-verb-end = beenden
terminal-verb-give = geben
terminal-verb-pass = weitergeben
terminal-verb-keep = behalten
terminal-verb-hand = übergeben
terminal-verb-say = sagen
terminal-more-moves = … und { $count } weitere: „erlaubt“ zeigt alle
# The answer to “hint”; sentences about what would come of it follow. $words is a move in words.
terminal-hint = Das täte jemand, der vorsichtig spielt: { $words } (tippe { $token })
# What else could be done, the best first; each line begins with a number, or a dash.
terminal-hint-others = Das Nächstbeste, und wie viele von 100 Partien du dann gewinnst:
# The same where no games were played out to judge them.
terminal-hint-others-uncounted = Das Nächstbeste:
terminal-hint-other = { $words } ({ $token })
# While somebody waits for `greentable hint grass`: for advice, or for a finished game gone through again.
terminal-hint-searching = probiere Züge in gedachten Partien aus
terminal-reviewing = sehe die Partie noch einmal durch (Strg-C: genug)
# A finished game gone through again.
terminal-review-sum = { $who }: { $good } von { $decisions } Entscheidungen waren nicht zu verbessern.
terminal-review-nothing = Besseres fand sich nicht.
# Below stand decisions, the costliest first.
terminal-review-costly = Das hat am meisten gekostet; davor steht, wie viele von 100 Partien du so gewinnst und wie viele auf die bessere Art:
# $won and $possible count games; $played and $better are moves: “play Panama”.
terminal-review-better = { $won } → { $possible }  Schritt { NUMBER($ply, useGrouping: 0) }: { $played }; besser: { $better }
terminal-review-look = Der Tisch vor der ersten dieser Entscheidungen: { $command }
# Where not all that happened fits on the screen.
terminal-folded = … { $count ->
    [one] ein weiterer Zug
   *[other] { $count } weitere Züge
}: „verlauf“ erzählt alle
# Below a part of a long text.
terminal-more = [Enter: weiter, q: genug] >
# Below the last part of a long text.
terminal-back-to-table = [Enter: zurück zum Tisch] >
terminal-offer-hint = tippe „anbieten“, um einen Deal vorzuschlagen
terminal-offer-hint-limited = tippe „anbieten“, um einen Deal vorzuschlagen (noch { $count ->
    [one] einmal
   *[other] { $count }-mal
} in diesem Zug)
# $example is a counter as it is typed.
terminal-counter-hint = willst du eine andere Karte, tippe sie dazu, wie in { $example }
# After some offers between two turns of the reader.
terminal-busy-hint = „beschäftigt“ lehnt alle Angebote ab, bis du wieder an der Reihe bist.

# After a card that the reader really holds, where one may name any card.
terminal-held = (auf der Hand)
# Hidden Deals: under the cards that can be named.
terminal-claim-hint = Versteckte Deals: Das sagst du nur. Was du wirklich gibst, wählst du später verdeckt.
# Hidden Deals: under the cards that can be handed over.
terminal-hand-hint = Du kannst jede Karte geben: Nur ihr beide bekommt sie zu sehen.

# What would come of a play, after its name. $gain and $loss are rows of cards.
terminal-outcome-gain = du erhältst { $gain }
terminal-outcome-gain-each = du erhältst pro Person eine Handel-Karte ihrer Wahl ({ $who })
terminal-outcome-no-gain = niemand hat eine Handel-Karte für dich
terminal-outcome-turn = du bist noch einmal an der Reihe
terminal-outcome-cost = das kostet dich { $loss }
terminal-outcome-hit-self = { $turns ->
    [0] du verlierst { $loss }
    [one] du verlierst { $loss } und setzt einmal aus
    [2] du verlierst { $loss } und setzt zweimal aus
   *[other] du verlierst { $loss } und setzt { $turns }-mal aus
}
# The name of the opponent stands before it.
terminal-outcome-hit = { $turns ->
    [0] verliert { $loss }
    [one] verliert { $loss }, setzt einmal aus
    [2] verliert { $loss }, setzt zweimal aus
   *[other] verliert { $loss }, setzt { $turns }-mal aus
}
terminal-outcome-some = eine Handel-Karte
terminal-outcome-market = den Markt
terminal-outcome-nothing = nichts

## Rounds, the end, and leaving

terminal-round-over = Runde { $round } ist zu Ende
terminal-go-on = Enter: weiter mit Runde { $round }
# The winner's title.
terminal-winner = { $who } ist mit { $amount } der Baron des Deals!
# Several have the same; $who is a row of names.
terminal-winners = { $who } teilen sich mit je { $amount } den Titel Baron des Deals!
terminal-seed = Der Seed dieser Partie war { $seed }: Mit --seed werden dieselben Karten noch einmal ausgeteilt.
terminal-replay-hint = Zum Nachlesen: { $command }
terminal-review-hint = Deine Züge durchsehen: { $command }
terminal-replay-hint-unsaved = Mit --save DATEI wird eine Partie gespeichert und lässt sich nachlesen.
# $command is a command line.
terminal-saved = Die Partie ist gespeichert. Weiterspielen: { $command }
terminal-not-saved = Die Partie ist nicht gespeichert (das geht mit --save DATEI). Ihr Seed war { $seed }.
# $trouble says what was wrong with the file.
terminal-save-lost = Die Partie konnte nicht gespeichert werden: { $trouble }. Sie geht weiter; „speichern DATEI“ speichert sie in eine andere Datei.
terminal-saved-now = Gespeichert in { $path }.
terminal-saved-from-now = Gespeichert in { $path }; ab jetzt wird die Partie dort gespeichert.

## Asking

# $words is the move that an empty line makes: "Zug beenden".
terminal-prompt-default = [Enter: { $words }] >
terminal-ask-give = Welche Karte gibst du? (Enter: zurück, ? für Hilfe) >
terminal-ask-want = Welche Karte willst du dafür? (? fragt, was man dir gibt; Enter: zurück) >
terminal-ask-whom = Wem bietest du sie an? (Enter: zurück) >
terminal-everyone = alle
# In the list of cards that can be wanted: none is named, the others say what they would give.
terminal-anything = was bekomme ich dafür?
terminal-offer-help =
    Antworte mit einer Nummer, mit den zwei Buchstaben einer Karte oder mit ihrem
    Namen; auf die Frage, was du willst, überlässt ? die Wahl den anderen. Zuletzt
    antworte mit der Nummer oder dem Namen eines Platzes, oder mit * für alle. Enter
    geht eine Frage zurück. Zwischendurch kannst du hand, tisch, verlauf, regeln,
    hilfe und verlassen tippen.
# $text is what was typed.
terminal-not-possible = „{ $text }“ ist nicht dabei: eine Nummer, zwei Buchstaben oder der Name einer Karte.
terminal-no-whom = „{ $text }“ ist nicht dabei: eine Nummer, ein Name oder * für alle.
terminal-no-card = Eine Karte „{ $text }“ gibt es nicht. Karten nennt man mit ihren zwei Buchstaben oder ihrem Namen.
# $examples are moves as they are typed; $text is only the first word of one.
terminal-how-verb = „{ $text }“ – und was? So wird es getippt: { $examples }
terminal-how = „{ $text }“ sagt zu wenig oder zu viel. So wird es getippt: { $examples }
terminal-rules-more = Ausführlich: docs/rules/grass.md. „greentable rules grass“ zeigt, was sich ändern lässt.
terminal-printed = { $about } Auf der Karte: { $name }.
# $words is a move in words, $token how to type it.
terminal-why-legal = Erlaubt: { $words }. Tippe { $token }
terminal-help =
    Eine Nummer führt die Aktion der Liste mit dieser Nummer aus; 0 beendet deinen Zug.
    Du kannst Aktionen auch tippen:

      spielen PA        eine Karte ausspielen; PA allein genügt
      spielen FE@3      sie gegen Platz 3 ausspielen
      spielen SN@2:PA   Panama von Platz 2 klauen
      spielen PF:PA*    die Strafe mit geschütztem Panama bezahlen
      spielen LC:HG+CO  diese beiden schützen
      abwerfen BU       eine Karte abwerfen
      tauschen HG>DF@1  dein Home Grown gegen Dr. Feelgood von Platz 1
      anbieten PA>MO@4  einen Deal anbieten; @* fragt alle, PA>?@* was du bekommen würdest
      anbieten          dasselbe, Schritt für Schritt gefragt
      kontern JA>FE     dein Jamaica, aber gegen Straftat; oder kontern JA

    Wenn du gefragt wirst: beenden, annehmen, ablehnen, geben HG, weitergeben UW,
    behalten MO, übergeben DX, sagen nichts.
    Wörter lassen sich abkürzen, Kleinschreibung genügt, und auch die Worte der Liste
    gelten: Panama von Ben klauen.

      erlaubt           alle Aktionen
      hand              deine Karten
      tisch             alles auf dem Tisch
      verlauf           diese Runde bis jetzt
      tipp              was jemand täte, der vorsichtig spielt, und was daraus wird
      warum PA          was eine Karte bewirkt und warum jetzt nicht; auch warum spielen FE@3, warum 2
      regeln            die Regeln dieser Partie
      beschäftigt       alle Angebote ablehnen, bis du wieder an der Reihe bist
      speichern DATEI   die Partie speichern
      verlassen         die Partie verlassen

    Plätze nennt man mit ihrer Nummer, Karten mit ihren zwei Buchstaben oder ihrem Namen.
