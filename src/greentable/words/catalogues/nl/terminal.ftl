### The terminal's own texts. The words of each game are in its own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit on a line; a soft hyphen (U+00AD) shows where to break.
## Only names with a longer word need one; there is room for three lines. A card without one here shows its name.

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

# What the game is about. $target is a sum; $rounds is 0 if there is no limit on rounds.
terminal-goal = { $rounds ->
    [0] Grass: open je markt, verkoop je waar en bescherm je winst. Zodra iemand { $target } haalt, wint de rijkste speler.
    [one] Grass: open je markt, verkoop je waar en bescherm je winst. De rijkste speler na één ronde wint.
   *[other] Grass: open je markt, verkoop je waar en bescherm je winst. Zodra iemand { $target } haalt, of na { $rounds } rondes, wint de rijkste speler.
}
# How long a game takes if it goes on until someone reaches the target.
terminal-length = Een heel spel duurt ongeveer tien rondes, zo’n uur. Voor een kort spel gebruik je --rounds 3.
# $who is the reader’s seat with its shape and number: “● 1 Ana”.
terminal-you-are = Je bent { $who }. Typ ? voor hulp of ‘regels’ voor de regels van dit spel.
# Several people play at one terminal; $who is a list of seats with shapes and numbers.
terminal-people = Aan dit toetsenbord: { $who }. Typ ? voor hulp of ‘regels’ voor de regels van dit spel.
# Between the turns of two people at one terminal; nothing else is on the screen.
terminal-curtain = { $who } is aan de beurt. De anderen kijken even weg. { $who }, druk op Enter >
# A saved game continues, and we need to know which player is at the keyboard.
terminal-ask-seat = Welke plaats is van jou? (nummer of naam; kijk, stop) >
# $text is what was typed.
terminal-no-seat = Plaats ‘{ $text }’ bestaat niet. Typ een nummer van 1 tot en met { $most }, een naam of ‘kijk’.

## The table

# Above the screen.
terminal-heading = Grass · ronde { $round }
# After that; it is followed by a ruleset in writing: “2018 lucky_or_not”.
terminal-heading-turn = beurt van { $who }
# The market of a seat.
terminal-closed = gesloten
terminal-open = open
# How many cards a seat has in hand.
terminal-holds = hand: { $count }
# After the reader’s own name.
terminal-you = (jij)
terminal-misses = slaat { $turns ->
    [one] een beurt
   *[other] { $turns } beurten
} over
terminal-total = score: { $amount }
terminal-protected = beschermd: { $amount }
terminal-at-risk = met risico: { $amount }
# How much of a Protection card is used: “15k van 25k”.
terminal-cover = { $worth } van { $most }
terminal-no-stash = dealzone leeg
terminal-haystack = wietvoorraad: { $count }
terminal-ashtray = afvalhoop: { $count }
# In a draft: the cards chosen so far.
terminal-kept = al gekozen: { $cards }
# Below the ledger. $people is a list of what the totals would have been: “Ana −5.000 en Cleo −75.000”.
terminal-floor = Een score zakt nooit onder 0 (anders: { $people }).
terminal-floor-of = { $who } { $amount }
# Below the ledger: the progress of a total.
terminal-of-target = { $amount } van { $target }

## The status line: who has to do what. $who has to act; the texts that end in “other” are for those
## who wait or watch.


## The list of moves: a heading for each verb, in the infinitive as the moves below it

terminal-verb-play = spelen
terminal-verb-discard = weggooien
terminal-verb-offer = bieden
terminal-verb-accept = antwoorden
terminal-verb-decline = antwoorden
terminal-verb-counter = tegenbod
terminal-verb-swap = wisselen
terminal-verb-end = beëindigen
terminal-verb-give = afstaan
terminal-verb-pass = doorgeven
terminal-verb-keep = houden
terminal-verb-hand = overhandigen
terminal-verb-say = zeggen
terminal-more-moves = … en nog { $count }. Typ ‘zetten’ om alles te zien.
# The answer to “hint”, followed by sentences about the consequences. $words is a move in words.
terminal-hint = Tip: { $words }. Typ ‘{ $token }’.
# Other options, the best first; each line begins with a number, or a dash.
terminal-hint-others = Andere goede zetten (gewonnen spellen op 100):
# The same if no games were simulated to judge them.
terminal-hint-others-uncounted = Andere goede zetten:
terminal-hint-other = { $words } ({ $token })
# While someone waits for `greentable hint grass`: for a hint, or for the review of a finished game.
terminal-hint-searching = spellen simuleren
terminal-reviewing = het spel analyseren (Ctrl-C om eerder te stoppen)
# The review of a finished game.
terminal-review-sum = { $who } vond de beste zet bij { $good } van de { $decisions ->
    [one] 1 keuze
   *[other] { $decisions } keuzes
}.
terminal-review-nothing = Geen betere zetten gevonden.
# Above decisions, the costliest first.
terminal-review-costly = Duurste zetten (gewonnen spellen op 100: jouw zet → betere zet):
# $won and $possible count games; $played and $better are moves: “Panama spelen”.
terminal-review-better = { $won } → { $possible }  zet { NUMBER($ply, useGrouping: 0) }: { $played }. Beter: { $better }.
terminal-review-look = De tafel vóór de eerste van deze zetten: { $command }
# If not everything that happened fits on the screen.
terminal-folded = … en nog { $count ->
    [one] één beurt
   *[other] { $count } beurten
}. Typ ‘verloop’ om alles te zien.
# Below a part of a long text.
terminal-more = [Enter: verder, q: sluiten] >
# Below the last part of a long text.
terminal-back-to-table = [Enter: terug naar de tafel] >
terminal-offer-hint = typ ‘bied’ om een kaart te ruilen
terminal-offer-hint-limited = typ ‘bied’ om een kaart te ruilen (nog { $count ->
    [one] één keer
   *[other] { $count } keer
} in deze beurt)
# $example is a counter-offer as you type it.
terminal-counter-hint = voor een andere kaart typ je bijvoorbeeld ‘{ $example }’
# After some offers between two turns of the reader.
terminal-busy-hint = Typ ‘bezet’ om elk bod te weigeren tot je volgende beurt.

# After a card that the reader really holds, if you can name any card.
terminal-held = (heb je)
# Hidden Deals: below the cards that you can name.
terminal-claim-hint = Heimelijke deals: je mag elke kaart noemen. Welke kaart je echt geeft, kies je later, met de speelzijde naar beneden.
# Hidden Deals: below the cards that you can hand over.
terminal-hand-hint = Je mag elke kaart overhandigen. Alleen jullie twee krijgen de kaart te zien.

# The outcome of a play, after its name. $gain and $loss are lists of cards.
terminal-outcome-gain = je krijgt { $gain }
# $who is a list of $count players, who choose the cards.
terminal-outcome-gain-each = { $count ->
    [one] { $who } geeft je een Dealkaart naar keuze
   *[other] { $who } geven je elk een Dealkaart naar keuze
}
terminal-outcome-no-gain = niemand kan je een Dealkaart geven
terminal-outcome-turn = je krijgt nog een beurt
terminal-outcome-cost = kost je { $loss }
# $count is how many things are lost.
terminal-outcome-hit-self = { $count ->
    [0] je verliest niets
   *[other] je verliest { $loss }
}{ $turns ->
    [0] { "" }
    [one] { " " }en slaat een beurt over
   *[other] { " " }en slaat { $turns } beurten over
}
# After the name of the opponent.
terminal-outcome-hit = { $count ->
    [0] verliest niets
   *[other] verliest { $loss }
}{ $turns ->
    [0] { "" }
    [one] , slaat een beurt over
   *[other] , slaat { $turns } beurten over
}
terminal-outcome-some = een Dealkaart
terminal-outcome-market = de markt

## Rounds, the end, and leaving

terminal-round-over = Ronde { $round } is afgelopen
terminal-go-on = Druk op Enter om de kaarten voor ronde { $round } te delen
# The winner’s title.
terminal-winner = { $who } is met { $amount } de dealbaron!
# Several have the same; $who is a list of names.
terminal-winners = { $who } delen de titel van dealbaron met elk { $amount }!
terminal-seed = Seed van dit spel: { $seed }. Met --seed krijg je dezelfde kaarten opnieuw.
terminal-replay-hint = Lees dit spel na: { $command }
terminal-review-hint = Analyseer je zetten: { $command }
terminal-replay-hint-unsaved = Met --save BESTAND kun je een spel bewaren en later nalezen.
# $command is a command line.
terminal-saved = Spel bewaard. Hervatten met: { $command }
terminal-not-saved = Spel niet bewaard (bewaren kan met --save BESTAND). Seed: { $seed }.
# $trouble says what is wrong with the file.
terminal-save-lost = Het spel kon niet worden bewaard: { $trouble }. Je kunt gewoon verderspelen. Typ ‘bewaar BESTAND’ om het in een ander bestand te bewaren.
terminal-saved-now = Bewaard in { $path }.
terminal-saved-from-now = Bewaard in { $path }. Vanaf nu wordt het spel daar bewaard.

## Asking

# $words is the move that an empty line makes: “je beurt beëindigen”.
terminal-prompt-default = [Enter: { $words }] >
terminal-ask-give = Welke kaart bied je aan? (Enter: terug, ?: hulp) >
terminal-ask-want = Voor welke kaart? (?: de anderen kiezen, Enter: terug) >
terminal-ask-whom = Aan wie? (Enter: terug) >
terminal-everyone = iedereen
# In the list of cards that you can ask for: none in particular, the others make an offer.
terminal-anything = doe me een bod
terminal-offer-help =
    Antwoord met een nummer uit de lijst, met de twee letters van een kaart of met de
    naam. Bij de vraag welke kaart je wilt, laat je met ? de anderen kiezen. Typ tot slot
    het nummer of de naam van een plaats, of * voor iedereen. Met Enter ga je een vraag
    terug. Je kunt ook hand, tafel, verloop, regels, help en stop typen.
# $text is what was typed.
terminal-not-possible = ‘{ $text }’ staat niet in de lijst. Typ een nummer, twee letters of de naam van een kaart.
terminal-no-whom = ‘{ $text }’ staat niet in de lijst. Typ een nummer, een naam of * voor iedereen.
terminal-no-card = Er is geen kaart ‘{ $text }’. Typ de twee letters van een kaart of de naam.
# $examples are moves as you type them; $text is only the first word of one.
terminal-how-verb = ‘{ $text }’ wat? Bijvoorbeeld: { $examples }
terminal-how = ‘{ $text }’ kan niet. Typ bijvoorbeeld: { $examples }
terminal-rules-more = Alle regels: docs/rules/grass.md. ‘greentable rules grass’ toont wat je kunt aanpassen.
# A description of a card, $about, with the name that is printed on the card, which is English.
terminal-printed = { $about } Op de kaart: { $name }.
# $words is a move in words, $token how to type it.
terminal-why-legal = Je kunt { $words }. Typ ‘{ $token }’.
terminal-help =
    Typ het nummer van een zet uit de lijst; 0 beëindigt je beurt. Je kunt zetten ook
    voluit typen:

      speel PA        een kaart spelen; alleen PA is ook goed
      speel FE@3      de kaart op plaats 3 spelen
      speel SN@2:PA   Panama van plaats 2 stelen
      speel PF:PA*    de boete betalen met een beschermde Panama
      speel LC:HG+CO  deze twee kaarten beschermen
      weg BU          een kaart weggooien
      wissel HG>DF@1  jouw Home Grown omwisselen voor de Dr. Feelgood van plaats 1
      bied PA>MO@4    plaats 4 een ruil voorstellen; met @* aan iedereen, met PA>?@* kiezen de anderen
      bied            hetzelfde, stap voor stap
      tegenbod JA>FE  jouw Jamaica, maar voor hun Misdrijf; of alleen tegenbod JA

    Als het spel erom vraagt: einde, aannemen, weiger, afstaan HG, geef UW, hou MO,
    overhandig DX, zeg niets.
    Je mag woorden afkorten en met kleine letters typen. De woorden uit de lijst werken
    ook: Panama van Ben stelen.

      zetten          al je zetten
      hand            je kaarten
      tafel           alles op tafel
      verloop         wat er in deze ronde is gebeurd
      tip             wat een voorzichtige speler zou doen, en waarom
      waarom PA       wat een kaart doet, en waarom die nu niet kan; ook waarom speel FE@3, waarom 2
      regels          de regels van dit spel
      bezet           elk bod weigeren tot je volgende beurt
      bewaar BESTAND  het spel bewaren
      stop            het spel verlaten

    Typ voor een plaats het nummer, en voor een kaart de twee letters of de naam.
