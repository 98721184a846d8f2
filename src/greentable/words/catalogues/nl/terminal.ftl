### What the terminal says of its own accord. The games' own words stand in their own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit a line; a soft hyphen (U+00AD) says where to break.
## Only names with a longer word need one; three lines have room. A card without one here bears its name.

terminal-face-steal = Plantage stelen
terminal-face-doublecrossed = Verraad
terminal-face-bust = Faillis{ "\u00AD" }sement
terminal-face-detained = Aange{ "\u00AD" }houden
terminal-face-search-and-seizure = Huiszoe{ "\u00AD" }king en beslag
terminal-face-immunity = Immuni{ "\u00AD" }teit
terminal-face-charges-dropped = Aanklacht inge{ "\u00AD" }trokken
terminal-face-sold-out = Uitver{ "\u00AD" }kocht
terminal-face-wiped-out = Totale vernie{ "\u00AD" }tiging

## The beginning

# What the game is about. $target is a sum; $rounds is 0 where the number of rounds is not limited.
terminal-goal = { $rounds ->
    [0] Grass: open je markt, deal je wiet en stel je winst veilig. Wie als eerste { $target } heeft, wint.
    [one] Grass: open je markt, deal je wiet en stel je winst veilig. De rijkste speler na één ronde wint.
   *[other] Grass: open je markt, deal je wiet en stel je winst veilig. Wie als eerste { $target } heeft, wint, of anders de rijkste speler na { $rounds } rondes.
}
# How long a game takes that goes on until the target is reached.
terminal-length = Met voorzichtige spelers duurt dat ongeveer tien rondes, een uur of zo; met de optie --rounds 3 wordt het een kort spel.
# $who is the reader's seat with its shape and number: "● 1 Ana".
terminal-you-are = Jij bent { $who }. Typ ? voor hulp, regels voor de regels van dit spel.
# Several people play at one terminal; $who is a row of seats with shapes and numbers.
terminal-people = Aan dit toetsenbord: { $who }. Typ ? voor hulp, regels voor de regels van dit spel.
# Between the turns of two people at one terminal; the screen is empty but for this.
terminal-curtain = { $who } is aan de beurt. Geef het toetsenbord door, kijk weg, en laat { $who } op Enter drukken >
# A saved game goes on, and it is asked who the human is.
terminal-ask-seat = Welke plaats is de jouwe? (nummer of naam; kijk, stop) >
# $text is what was typed.
terminal-no-seat = ‘{ $text }’: kies een plaats van 1 tot en met { $most }, een naam, of kijk.

## The table

# Above the screen.
terminal-heading = Grass · ronde { $round }
# Follows that; after it comes a ruleset in writing: "2018 lucky_or_not".
terminal-heading-turn = beurt van { $who }
terminal-closed = gesloten
terminal-open = open
# How many cards a seat holds.
terminal-holds = hand { $count }
# Marks the reader's own place, after the name.
terminal-you = (jij)
terminal-misses = slaat { $turns ->
    [one] een beurt
   *[other] { $turns } beurten
} over
terminal-total = score { $amount }
terminal-protected = beschermd { $amount }
terminal-at-risk = met risico { $amount }
# How much of a Protection is used: "15k van 25k".
terminal-cover = { $worth } van { $most }
terminal-no-stash = dealzone nog leeg
terminal-haystack = wietvoorraad { $count }
terminal-ashtray = afvalhoop { $count }
# In a draft: what one has kept so far.
terminal-kept = al opzij gelegd: { $cards }
# Under the ledger. $people is a row of what the totals would be: "Ana −5.000 en Cleo −75.000".
terminal-floor = Een score zakt nooit onder 0 (anders: { $people }).
terminal-floor-of = { $who } { $amount }
# Under the ledger: how far a total is.
terminal-of-target = { $amount } van { $target }

## The status line: who must do what. $who is to act; the texts that end in "other" are for those
## who wait or watch.


## The list of moves: a heading for each verb

terminal-verb-play = speel
terminal-verb-discard = weg
terminal-verb-offer = bied
terminal-verb-accept = antwoord
terminal-verb-decline = antwoord
terminal-verb-counter = tegenbod
terminal-verb-swap = ruil
terminal-verb-end = einde
terminal-verb-give = afstaan
terminal-verb-pass = geef
terminal-verb-keep = opzij
terminal-verb-hand = overhandig
terminal-verb-say = zeg
terminal-more-moves = … en nog { $count }: ‘zetten’ toont ze allemaal
# The answer to “hint”; sentences about what would come of it follow. $words is a move in words.
terminal-hint = Een voorzichtige speler zou dit doen: { $words } (typ { $token })
# What else could be done, the best first; each line begins with a number, or a dash.
terminal-hint-others = Wat hierna het beste is, met hoeveel van 100 spellen je dan wint:
# The same where no games were played out to judge them.
terminal-hint-others-uncounted = Wat hierna het beste is:
terminal-hint-other = { $words } ({ $token })
# While somebody waits for `greentable hint grass`: for advice, or for a finished game gone through again.
terminal-hint-searching = zetten in bedachte spellen proberen
terminal-reviewing = het spel nabespreken (Ctrl-C: genoeg)
# A finished game gone through again.
terminal-review-sum = { $who }: { $good } van { $decisions } keuzes konden niet beter.
terminal-review-nothing = Iets beters is niet gevonden.
# Below stand decisions, the costliest first.
terminal-review-costly = Wat het meest kostte, met hoeveel van 100 spellen je wint met jouw zet en met de betere:
# $won and $possible count games; $played and $better are moves: “play Panama”.
terminal-review-better = { $won } → { $possible }  zet { NUMBER($ply, useGrouping: 0) }: { $played }; beter: { $better }
terminal-review-look = De tafel vóór de eerste van deze keuzes: { $command }
# Where not all that happened fits on the screen.
terminal-folded = … nog { $count ->
    [one] één beurt
   *[other] { $count } beurten
}: ‘verloop’ vertelt alles
# Below a part of a long text.
terminal-more = [Enter: meer, q: genoeg] >
# Below the last part of a long text.
terminal-back-to-table = [Enter: terug naar de tafel] >
terminal-offer-hint = typ ‘bied’ om een deal voor te stellen
terminal-offer-hint-limited = typ ‘bied’ om een deal voor te stellen ({ $count ->
    [one] nog één keer
   *[other] nog { $count } keer
} in deze beurt)
# $example is a counter as it is typed.
terminal-counter-hint = wil je een andere kaart, typ dat dan zoals { $example }
# After some offers between two turns of the reader.
terminal-busy-hint = ‘bezet’ weigert elk bod tot je volgende beurt.

# After a card that the reader really holds, where one may name any card.
terminal-held = (heb je)
# Hidden Deals: under the cards that can be named.
terminal-claim-hint = Heimelijke deals: dit is alleen wat je zegt. Wat je echt geeft, kies je later, met de speelzijde naar beneden.
# Hidden Deals: under the cards that can be handed over.
terminal-hand-hint = Je mag elke kaart geven: alleen jullie twee krijgen ze ooit te zien.

# What would come of a play, after its name. $gain and $loss are rows of cards.
terminal-outcome-gain = je krijgt { $gain }
terminal-outcome-gain-each = je krijgt per speler een Dealkaart naar diens keuze ({ $who })
terminal-outcome-no-gain = niemand heeft een Dealkaart om te geven
terminal-outcome-turn = je hebt nog een beurt
terminal-outcome-cost = kost je { $loss }
terminal-outcome-hit-self = { $turns ->
    [0] je verliest { $loss }
    [one] je verliest { $loss } en slaat een beurt over
   *[other] je verliest { $loss } en slaat { $turns } beurten over
}
# The name of the opponent stands before it.
terminal-outcome-hit = { $turns ->
    [0] verliest { $loss }
    [one] verliest { $loss }, slaat een beurt over
   *[other] verliest { $loss }, slaat { $turns } beurten over
}
terminal-outcome-some = een Dealkaart
terminal-outcome-market = de markt
terminal-outcome-nothing = niets

## Rounds, the end, and leaving

terminal-round-over = Ronde { $round } is afgelopen
terminal-go-on = Druk op Enter om ronde { $round } te delen
# The winner's title.
terminal-winner = { $who } wordt met { $amount } tot dealbaron uitgeroepen!
# Several have the same; $who is a row of names.
terminal-winners = { $who } worden met elk { $amount } samen tot dealbaron uitgeroepen!
terminal-seed = De seed van dit spel was { $seed }: met --seed worden dezelfde kaarten opnieuw gedeeld.
terminal-replay-hint = Om het na te lezen: { $command }
terminal-review-hint = Je zetten nabespreken: { $command }
terminal-replay-hint-unsaved = Met --save FILE wordt een spel bewaard en kan je het nalezen.
# $command is a command line.
terminal-saved = Het spel is bewaard. Om verder te spelen: { $command }
terminal-not-saved = Het spel is niet bewaard (dat doet --save FILE). De seed was { $seed }.
# $trouble says what was wrong with the file.
terminal-save-lost = Het spel kon niet worden bewaard: { $trouble }. Het gaat verder; ‘bewaar BESTAND’ bewaart het in een ander bestand.
terminal-saved-now = Bewaard in { $path }.
terminal-saved-from-now = Bewaard in { $path }; vanaf nu wordt het spel daar bewaard.

## Asking

# $words is the move that an empty line makes: "beëindig je beurt".
terminal-prompt-default = [Enter: { $words }] >
terminal-ask-give = Welke kaart geef je? (Enter: terug, ? voor hulp) >
terminal-ask-want = Voor welke kaart? (? vraagt wat je krijgt; Enter: terug) >
terminal-ask-whom = Aan wie? (Enter: terug) >
terminal-everyone = iedereen
# In the list of cards that can be wanted: none is named, the others say what they would give.
terminal-anything = wat krijg ik ervoor?
terminal-offer-help =
    Antwoord met een nummer, met de twee letters van een kaart of met haar naam;
    op de vraag wat je wil, laat ? de keuze aan de anderen. Antwoord tot slot met
    het nummer of de naam van een plaats, of met * voor iedereen. Enter gaat een
    vraag terug. Tussendoor kan je hand, tafel, verloop, regels, help en stop typen.
# $text is what was typed.
terminal-not-possible = ‘{ $text }’ staat er niet bij: typ een nummer, twee letters of de naam van een kaart.
terminal-no-whom = ‘{ $text }’ staat er niet bij: typ een nummer, een naam, of * voor iedereen.
terminal-no-card = Er is geen kaart ‘{ $text }’. Noem een kaart bij haar twee letters of bij haar naam.
# $examples are moves as they are typed; $text is only the first word of one.
terminal-how-verb = ‘{ $text }’ wat? Typ het zoals: { $examples }
terminal-how = ‘{ $text }’ zegt te weinig of te veel. Typ het zoals: { $examples }
terminal-rules-more = Volledig: docs/rules/grass.md. ‘greentable rules grass’ toont wat je kan veranderen.
terminal-printed = { $about } Op de kaart: { $name }.
# $words is a move in words, $token how to type it.
terminal-why-legal = Dit mag: { $words }. Typ { $token }
terminal-help =
    Een nummer doet de zet van de lijst met dat nummer; 0 beëindigt je beurt. Je kan
    zetten ook typen:

      speel PA        speel een kaart; PA alleen volstaat
      speel FE@3      speel ze tegen plaats 3
      speel SN@2:PA   steel Panama van plaats 2
      speel PF:PA*    betaal de boete met een beschermde Panama
      speel LC:HG+CO  bescherm deze twee
      weg BU          gooi een kaart weg
      ruil HG>DF@1    jouw Home Grown voor de Dr. Feelgood van plaats 1
      bied PA>MO@4    stel een deal voor; @* vraagt iedereen, PA>?@* wat je ervoor krijgt
      bied            hetzelfde, stap voor stap gevraagd
      tegenbod JA>FE  jouw Jamaica, maar voor hun Misdrijf; of tegenbod JA

    Als het zover is: einde, instemmen, weiger, afstaan HG, geef UW, opzij MO,
    overhandig DX, zeg niets.
    Je mag woorden afkorten en kleine letters typen. Ook de woorden van de lijst
    werken: open, steel Panama van Ben.

      zetten          alle zetten
      hand            je kaarten
      tafel           alles op tafel
      verloop         deze ronde tot nu toe
      tip             wat een voorzichtige speler zou doen, en wat ervan komt
      waarom PA       wat een kaart doet, en waarom nu niet; ook waarom speel FE@3, waarom 2
      regels          de regels van dit spel
      bezet           weiger elk bod tot je volgende beurt
      bewaar BESTAND  bewaar het spel
      stop            verlaat het spel

    Plaatsen noem je bij hun nummer, kaarten bij hun twee letters of hun naam.
