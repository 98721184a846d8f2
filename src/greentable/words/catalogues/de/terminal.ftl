### The terminal's own texts. The words of each game are in its own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit on a line; a soft hyphen (U+00AD) shows where to break.
## Only names with a longer word need one. A card without one here shows its own name.

terminal-face-market-close = Markt ge{ "\u00AD" }schlossen
terminal-face-search-and-seizure = Fahndung/ Beschlag{ "\u00AD" }nahme
terminal-face-hearsay-evidence = Hören{ "\u00AD" }sagen
terminal-face-steal = Pflanzen{ "\u00AD" }klau beim Nachbarn
terminal-face-sold-out = Ausver{ "\u00AD" }kauf
terminal-face-doublecrossed = Ausge{ "\u00AD" }schaltet

## The beginning

# What the game is about. $target is a sum; $rounds is 0 if there is no limit on rounds.
terminal-goal = { $rounds ->
    [0] Grass: Eröffne deinen Markt, verkaufe deine Ware und schütze deinen Gewinn. Sobald jemand { $target } erreicht, gewinnt, wer am meisten hat.
    [one] Grass: Eröffne deinen Markt, verkaufe deine Ware und schütze deinen Gewinn. Wer nach einer Runde am meisten hat, gewinnt.
   *[other] Grass: Eröffne deinen Markt, verkaufe deine Ware und schütze deinen Gewinn. Sobald jemand { $target } erreicht oder nach { $rounds } Runden gewinnt, wer am meisten hat.
}
# How long a game takes if it goes on until someone reaches the target.
terminal-length = Eine ganze Partie dauert etwa zehn Runden, also rund eine Stunde. Kürzer geht es mit --rounds 3.
# $who is the reader’s seat with its shape and number: „● 1 Ana“.
terminal-you-are = Du bist { $who }. Tippe ? für Hilfe oder „regeln“ für die Regeln dieser Partie.
# Several people play at one terminal; $who is a list of seats with shapes and numbers.
terminal-people = An dieser Tastatur: { $who }. Tippt ? für Hilfe oder „regeln“ für die Regeln dieser Partie.
# Between the turns of two people at one terminal; nothing else is on the screen.
terminal-curtain = { $who } ist dran. Alle anderen schauen bitte weg. { $who }, drück Enter >
# A saved game continues, and we need to know which player is at the keyboard.
terminal-ask-seat = Welcher Platz ist deiner? (Nummer oder Name; zuschauen, verlassen) >
# $text is what was typed.
terminal-no-seat = Den Platz „{ $text }“ gibt es nicht. Tippe eine Nummer von 1 bis { $most }, einen Namen oder „zuschauen“.

## The table

# Above the screen.
terminal-heading = Grass · Runde { $round }
# After that; it is followed by a ruleset in writing: “2018 lucky_or_not”.
terminal-heading-turn = { $who } ist dran
# The market of a seat.
terminal-closed = zu
terminal-open = offen
# How many cards a seat has in hand.
terminal-holds = Hand: { $count }
# After the reader’s own name.
terminal-you = (du)
terminal-misses = setzt { $turns ->
    [one] einmal
    [2] zweimal
   *[other] { $turns }-mal
} aus
terminal-total = gesamt: { $amount }
terminal-protected = geschützt: { $amount }
terminal-at-risk = Risiko: { $amount }
# How much of a Protection card is used: „15k von 25k“.
terminal-cover = { $worth } von { $most }
terminal-no-stash = Handelsbereich leer
terminal-haystack = Heuhaufen: { $count }
terminal-ashtray = Aschenbecher: { $count }
# In a draft: the cards chosen so far.
terminal-kept = bisher behalten: { $cards }
# Below the ledger. $people is a list of what the totals would have been: „Ana −5.000 und Cleo −75.000“.
terminal-floor = Der Gesamtgewinn sinkt nie unter 0 (sonst wären es: { $people }).
terminal-floor-of = { $who } { $amount }
# Below the ledger: the progress of a total.
terminal-of-target = { $amount } von { $target }

## The status line: who has to do what. $who has to act; the texts that end in “other” are for those
## who wait or watch.


## The list of moves: a heading for each verb

terminal-verb-play = spielen
terminal-verb-discard = abwerfen
terminal-verb-offer = anbieten
terminal-verb-accept = antworten
terminal-verb-decline = antworten
terminal-verb-counter = Gegenangebot
terminal-verb-swap = tauschen
terminal-verb-end = beenden
terminal-verb-give = geben
terminal-verb-pass = weitergeben
terminal-verb-keep = behalten
terminal-verb-hand = übergeben
terminal-verb-say = sagen
terminal-more-moves = … und noch { $count }. Mit „züge“ siehst du alle.
# The answer to “hint”, followed by sentences about the consequences. $words is a move in words.
terminal-hint = Vorsichtig gespielt: { $words }. Tippe „{ $token }“.
# Other options, the best first; each line begins with a number, or a dash.
terminal-hint-others = Nächstbeste Züge (Siege pro 100 Partien):
# The same if no games were simulated to judge them.
terminal-hint-others-uncounted = Nächstbeste Züge:
terminal-hint-other = { $words } ({ $token })
# While someone waits for `greentable hint grass`: for a hint, or for the review of a finished game.
terminal-hint-searching = Partien werden simuliert
terminal-reviewing = analysiere die Partie (Strg-C: vorzeitig beenden)
# The review of a finished game.
terminal-review-sum = { $who }: bester Zug in { $good } von { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}.
terminal-review-nothing = Keine besseren Züge gefunden.
# Above decisions, the costliest first.
terminal-review-costly = Die teuersten Züge (Siege pro 100 Partien: deiner → besserer):
# $won and $possible count games; $played and $better are moves: „Panama ausspielen“.
terminal-review-better = { $won } → { $possible }  Zug { NUMBER($ply, useGrouping: 0) }: { $played }. Besser: { $better }.
terminal-review-look = Der Tisch vor dem ersten dieser Züge: { $command }
# If not everything that happened fits on the screen.
terminal-folded = … und { $count ->
    [one] noch ein Zug
   *[other] noch { $count } Züge
}. Mit „verlauf“ siehst du alles.
# Below a part of a long text.
terminal-more = [Enter: weiter, q: schließen] >
# Below the last part of a long text.
terminal-back-to-table = [Enter: zurück zum Tisch] >
terminal-offer-hint = tippe „anbieten“, um eine Karte zu tauschen
terminal-offer-hint-limited = tippe „anbieten“, um eine Karte zu tauschen (in diesem Zug { $count ->
    [one] noch einmal
    [2] noch zweimal
   *[other] noch { $count }-mal
})
# $example is a counter-offer as you type it.
terminal-counter-hint = für eine andere Karte tippe zum Beispiel „{ $example }“
# After some offers between two turns of the reader.
terminal-busy-hint = Mit „beschäftigt“ lehnst du alle Angebote ab, bis du wieder dran bist.

# After a card that the reader really holds, if you can name any card.
terminal-held = (hast du)
# Hidden Deals: below the cards that you can name.
terminal-claim-hint = Versteckte Deals: Du kannst jede Karte nennen. Welche du wirklich gibst, wählst du später verdeckt.
# Hidden Deals: below the cards that you can hand over.
terminal-hand-hint = Du kannst jede Karte übergeben. Nur ihr beide bekommt sie zu sehen.

# The outcome of a play, after its name. $gain and $loss are lists of cards.
terminal-outcome-gain = du bekommst { $gain }
# $who is a list of $count players, who choose the cards.
terminal-outcome-gain-each = { $count ->
    [one] { $who } gibt dir eine Handel-Karte nach eigener Wahl
   *[other] { $who } geben dir je eine Handel-Karte nach eigener Wahl
}
terminal-outcome-no-gain = niemand hat eine Handel-Karte für dich
terminal-outcome-turn = du bist noch einmal dran
terminal-outcome-cost = kostet dich { $loss }
# $count is how many things are lost.
terminal-outcome-hit-self = { $count ->
    [0] du verlierst nichts
   *[other] du verlierst { $loss }
}{ $turns ->
    [0] { "" }
    [one] { " " }und setzt einmal aus
    [2] { " " }und setzt zweimal aus
   *[other] { " " }und setzt { $turns }-mal aus
}
# After the name of the opponent.
terminal-outcome-hit = { $count ->
    [0] verliert nichts
   *[other] verliert { $loss }
}{ $turns ->
    [0] { "" }
    [one] , setzt einmal aus
    [2] , setzt zweimal aus
   *[other] , setzt { $turns }-mal aus
}
terminal-outcome-some = eine Handel-Karte
terminal-outcome-market = den Markt

## Rounds, the end, and leaving

terminal-round-over = Runde { $round } ist zu Ende
terminal-go-on = Weiter mit Runde { $round }: Enter drücken
# The winner’s title.
terminal-winner = { $who } ist mit { $amount } der Baron des Deals!
# Several have the same; $who is a list of names.
terminal-winners = { $who } teilen sich mit je { $amount } den Titel Baron des Deals!
terminal-seed = Seed dieser Partie: { $seed }. Mit --seed bekommst du dieselben Karten noch einmal.
terminal-replay-hint = Partie nachlesen: { $command }
terminal-review-hint = Deine Züge analysieren: { $command }
terminal-replay-hint-unsaved = Mit --save DATEI kannst du eine Partie speichern und später nachlesen.
# $command is a command line.
terminal-saved = Die Partie ist gespeichert. Weiterspielen: { $command }
terminal-not-saved = Die Partie ist nicht gespeichert (das geht mit --save DATEI). Seed: { $seed }.
# $trouble says what is wrong with the file.
terminal-save-lost = Die Partie konnte nicht gespeichert werden: { $trouble }. Du kannst weiterspielen. „speichern DATEI“ speichert sie in einer anderen Datei.
terminal-saved-now = Gespeichert in { $path }.
terminal-saved-from-now = Gespeichert in { $path }. Ab jetzt wird die Partie dort gespeichert.

## Asking

# $words is the move that an empty line makes: „Zug beenden“.
terminal-prompt-default = [Enter: { $words }] >
terminal-ask-give = Welche Karte bietest du an? (Enter: zurück, ?: Hilfe) >
terminal-ask-want = Welche Karte willst du dafür? (?: um ein Angebot bitten, Enter: zurück) >
terminal-ask-whom = Wem? (Enter: zurück) >
terminal-everyone = alle
# In the list of cards that you can ask for: none in particular, the others make an offer.
terminal-anything = macht mir ein Angebot
terminal-offer-help =
    Antworte mit einer Nummer aus der Liste, mit den zwei Buchstaben einer Karte oder
    mit ihrem Namen. Bei der Frage, was du dafür willst, überlässt ? den anderen die
    Wahl. Zum Schluss tippst du die Nummer oder den Namen eines Platzes, oder * für alle.
    Enter führt zur vorigen Frage zurück. Zwischendurch gehen auch hand, tisch, verlauf,
    regeln, hilfe und verlassen.
# $text is what was typed.
terminal-not-possible = „{ $text }“ steht nicht in der Liste. Tippe eine Nummer, zwei Buchstaben oder den Namen einer Karte.
terminal-no-whom = „{ $text }“ steht nicht in der Liste. Tippe eine Nummer, einen Namen oder * für alle.
terminal-no-card = Eine Karte „{ $text }“ gibt es nicht. Tippe die zwei Buchstaben oder den Namen einer Karte.
# $examples are moves as you type them; $text is only the first word of one.
terminal-how-verb = „{ $text }“ – und was? Zum Beispiel: { $examples }
terminal-how = „{ $text }“ geht so nicht. Tippe zum Beispiel: { $examples }
terminal-rules-more = Alle Regeln: docs/rules/grass.md. „greentable rules grass“ zeigt, was du ändern kannst.
# A description of a card, $about, with the name that is printed on the card, which is English.
terminal-printed = { $about } Auf der Karte steht: { $name }.
# $words is a move in words, $token how to type it.
terminal-why-legal = Erlaubt: { $words }. Tippe „{ $token }“.
terminal-help =
    Tippe die Nummer eines Zugs aus der Liste; 0 beendet deinen Zug. Du kannst Züge auch
    ausschreiben:

      spielen PA          eine Karte ausspielen; PA allein genügt
      spielen FE@3        sie gegen Platz 3 ausspielen
      spielen SN@2:PA     Panama von Platz 2 klauen
      spielen PF:PA*      die Strafe mit einer geschützten Panama-Karte bezahlen
      spielen LC:HG+CO    diese beiden Karten schützen
      abwerfen BU         eine Karte abwerfen
      tauschen HG>DF@1    deine Home-Grown-Karte gegen Dr. Feelgood von Platz 1 tauschen
      anbieten PA>MO@4    Platz 4 einen Tausch anbieten; @* bietet ihn allen an, PA>?@* bittet alle um ein Angebot
      anbieten            dasselbe, Schritt für Schritt
      gegenangebot JA>FE  deine Jamaica-Karte, aber gegen Straftat; oder nur gegenangebot JA

    Wenn du gefragt wirst: beenden, annehmen, ablehnen, geben HG, weitergeben UW,
    behalten MO, übergeben DX, sagen nichts.
    Du kannst Wörter abkürzen und kleinschreiben. Auch die Wörter aus der Liste gehen:
    Panama von Ben klauen.

      züge              alle Züge, die möglich sind
      hand              deine Karten
      tisch             alles auf dem Tisch
      verlauf           was in dieser Runde geschehen ist
      tipp              ein vorsichtiger Zug, mit Begründung
      warum PA          was eine Karte bewirkt und warum sie gerade nicht geht; auch warum spielen FE@3, warum 2
      regeln            die Regeln dieser Partie
      beschäftigt       alle Angebote ablehnen, bis du wieder dran bist
      speichern DATEI   die Partie speichern
      verlassen         die Partie verlassen

    Für Plätze tippst du ihre Nummer, für Karten ihre zwei Buchstaben oder ihren Namen.
