### What happens in a game of Grass, one sentence each.
### $who and $to are names; $card and $other are cards, $cards is a row of cards. A text whose key
### ends in "hidden" is for players who can’t see the cards.

## Dealing and drawing

grass-event-dealer = { $who } gibt in der ersten Runde die Karten.
grass-event-dealt = { $who } bekommt { $cards }.
grass-event-dealt-hidden = { $who } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
grass-event-drew = { $who } zieht { $card }.
grass-event-drew-hidden = { $who } zieht eine Karte.

# The draft of Give Me Five.
grass-event-kept = { $who } behält { $card }.
grass-event-kept-hidden = { $who } behält eine Karte.

# Several players did this; $who is a row of names.
grass-event-kept-more-hidden = { $who } behalten je eine Karte.
grass-event-packs-passed-left = Die Päckchen wandern nach links.
grass-event-packs-passed-right = Die Päckchen wandern nach rechts.

## Plays

grass-event-played = { $who } spielt { $card } aus.
grass-event-played-on = { $who } spielt { $card } gegen { $to } aus.
grass-event-peddled = { $who } legt { $card } in den Handelsbereich.
grass-event-market-opened = { $who } eröffnet den Markt.
grass-event-market-closed = { $who } schließt den Markt.
grass-event-discarded = { $who } wirft { $card } ab.

# $cover is the Protection, $cards the cards it covers.
grass-event-protected = { $who } schützt { $cards } mit { $cover }.
grass-event-paid = { $who } bezahlt die Strafe mit { $card }.

# The Peddle card was under a Protection, $cover.
grass-event-paid-protected = { $who } bezahlt die Strafe mit { $card } (geschützt durch { $cover }).

# $heat is the heat that is removed.
grass-event-paid-and-cooled = { $who } bezahlt die Strafe mit { $card } und neutralisiert { $heat }.
grass-event-paid-protected-and-cooled = { $who } bezahlt die Strafe mit { $card } (geschützt durch { $cover }) und neutralisiert { $heat }.

# A Protection that no longer covers anything.
grass-event-uncovered = { $card } von { $who } schützt nichts mehr und kommt in den Aschenbecher.

# $heat is the heat that is removed, $card the card that removed it.
grass-event-cooled = { $who } neutralisiert { $heat }.
grass-event-cooled-with = { $who } neutralisiert { $heat } mit { $card }.
grass-event-stole = { $who } klaut { $card } von { $to }.
grass-event-gave = { $who } gibt { $card } an { $to }.

## Paranoia

grass-event-gave-up = { $who } verliert { $card }.
grass-event-wiped-out = { $who } verliert den Markt und alles Ungeschützte.
grass-event-must-miss = { $who } muss { $turns ->
    [one] einmal
    [2] zweimal
   *[other] { $turns }-mal
} aussetzen.
grass-event-missed = { $who } setzt { $turns ->
    [one] einmal
    [2] zweimal
   *[other] { $turns }-mal
} aus.
grass-event-passed = { $who } gibt { $card } an { $to } weiter.
grass-event-passed-hidden = { $who } gibt eine Karte an { $to } weiter.

# Lucky or Not: a random card from a neighbour.
grass-event-took = { $who } zieht zufällig { $card } von { $to }.
grass-event-took-hidden = { $who } zieht eine zufällige Karte von { $to }.

## Trades

grass-event-offered = { $who } bietet { $to } { $card } gegen { $other } an.
grass-event-offered-table = { $who } bietet allen { $card } gegen { $other } an.

# The offer asks for no particular card.
grass-event-offered-open = { $who } fragt, was { $to } für { $card } geben würde.
grass-event-offered-open-table = { $who } fragt alle, was sie für { $card } geben würden.
grass-event-accepted = { $who } nimmt an.
grass-event-declined = { $who } lehnt ab.
grass-event-countered = { $who } bietet stattdessen { $card } an.

# $other is asked for instead of the card offered.
grass-event-countered-for = { $who } bietet stattdessen { $card } gegen { $other } an.

# $who gives $card to $to and gets $other for it.
grass-event-traded = { $who } gibt { $to } { $card } gegen { $other }.
grass-event-traded-hidden = { $who } und { $to } tauschen verdeckt je eine Karte.
grass-event-said-cheated = { $who } sagt: „Ich wurde hereingelegt!“
grass-event-said-nothing = { $who } sagt nichts.
grass-event-swapped = { $who } tauscht { $card } aus dem eigenen Handelsbereich gegen { $other } von { $to }.

## Turns, rounds and the end

# A secret choice is made; what it is comes out later.
grass-event-chose = { $who } hat gewählt.
grass-event-ended-turn = { $who } beendet den Zug.
grass-event-extra-turn = { $who } ist noch einmal dran.
grass-event-round-ended = Der Heuhaufen ist aufgebraucht. Die Runde ist zu Ende.
grass-event-round-closed = Die Runde ist zu Ende.

# $cards are the cards left in a hand.
grass-event-showed = { $cards-number ->
    [0] { $who } hat keine Karten mehr auf der Hand.
   *[other] { $who } hat noch { $cards } auf der Hand.
}
grass-event-won = { $who } gewinnt mit { $amount }.

# Several players share the highest total; $who is a row of names.
grass-event-won-together = { $who } gewinnen gemeinsam mit je { $amount }.
