### What happens in a game of Grass, one sentence each.
### $who and $to are names; $card and $other are cards, $cards is a row of cards. A text whose key
### ends in "hidden" is for players who can’t see the cards.

## Dealing and drawing

grass-event-dealer = { $who } is de eerste deler.
grass-event-dealt = { $who } krijgt { $cards }.
grass-event-dealt-hidden = { $who } krijgt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
grass-event-drew = { $who } neemt { $card }.
grass-event-drew-hidden = { $who } neemt een kaart.

# The draft of Give Me Five.
grass-event-kept = { $who } houdt { $card }.
grass-event-kept-hidden = { $who } houdt een kaart.

# Several players did this; $who is a row of names.
grass-event-kept-more-hidden = { $who } houden elk een kaart.
grass-event-packs-passed-left = De pakjes gaan naar links.
grass-event-packs-passed-right = De pakjes gaan naar rechts.

## Plays

grass-event-played = { $who } speelt { $card }.
grass-event-played-on = { $who } speelt { $card } op { $to }.
grass-event-peddled = { $who } legt { $card } in de dealzone.
grass-event-market-opened = { $who } opent de markt.
grass-event-market-closed = { $who } sluit de markt.
grass-event-discarded = { $who } gooit { $card } weg.

# $cover is the Protection, $cards the cards it covers.
grass-event-protected = { $who } beschermt { $cards } met { $cover }.
grass-event-paid = { $who } betaalt de boete met { $card }.

# The Peddle card was under a Protection, $cover.
grass-event-paid-protected = { $who } betaalt de boete met { $card } (beschermd door { $cover }).

# $heat is the heat that is removed.
grass-event-paid-and-cooled = { $who } betaalt de boete met { $card } en annuleert { $heat }.
grass-event-paid-protected-and-cooled = { $who } betaalt de boete met { $card } (beschermd door { $cover }) en annuleert { $heat }.

# A Protection that no longer covers anything.
grass-event-uncovered = { $card } van { $who } beschermt niets meer en gaat naar de afvalhoop.

# $heat is the heat that is removed, $card the card that removed it.
grass-event-cooled = { $who } annuleert { $heat }.
grass-event-cooled-with = { $who } annuleert { $heat } met { $card }.
grass-event-stole = { $who } steelt { $card } van { $to }.
grass-event-gave = { $who } geeft { $card } aan { $to }.

## Paranoia

grass-event-gave-up = { $who } verliest { $card }.
grass-event-wiped-out = { $who } verliest de markt en alles wat niet beschermd is.
grass-event-must-miss = { $who } moet { $turns ->
    [one] een beurt
   *[other] { $turns } beurten
} overslaan.
grass-event-missed = { $who } slaat { $turns ->
    [one] een beurt
   *[other] { $turns } beurten
} over.
grass-event-passed = { $who } geeft { $card } door aan { $to }.
grass-event-passed-hidden = { $who } geeft een kaart door aan { $to }.

# Lucky or Not: a random card from a neighbour.
grass-event-took = { $who } neemt een willekeurige kaart van { $to }: { $card }.
grass-event-took-hidden = { $who } neemt een willekeurige kaart van { $to }.

## Trades

grass-event-offered = { $who } biedt { $to } { $card } aan voor { $other }.
grass-event-offered-table = { $who } biedt iedereen { $card } aan voor { $other }.

# The offer asks for no particular card.
grass-event-offered-open = { $who } vraagt wat { $to } wil geven voor { $card }.
grass-event-offered-open-table = { $who } vraagt wat de anderen willen geven voor { $card }.
grass-event-accepted = { $who } neemt het bod aan.
grass-event-declined = { $who } weigert.
grass-event-countered = { $who } biedt in plaats daarvan { $card }.

# $other is asked for instead of the card offered.
grass-event-countered-for = { $who } biedt in plaats daarvan { $card } voor { $other }.

# $who gives $card to $to and gets $other for it.
grass-event-traded = { $who } geeft { $to } { $card } voor { $other }.
grass-event-traded-hidden = { $who } en { $to } ruilen een kaart met de speelzijde naar beneden.
grass-event-said-cheated = { $who } zegt: ‘Ik ben bedot!’
grass-event-said-nothing = { $who } zegt niets.
grass-event-swapped = { $who } wisselt { $card } uit de dealzone voor { $other } van { $to }.

## Turns, rounds and the end

# A secret choice is made; what it is comes out later.
grass-event-chose = { $who } heeft gekozen.
grass-event-ended-turn = { $who } beëindigt de beurt.
grass-event-extra-turn = { $who } krijgt een extra beurt.
grass-event-round-ended = De wietvoorraad is op. De ronde is afgelopen.
grass-event-round-closed = De ronde is afgelopen.

# $cards are the cards left in a hand.
grass-event-showed = { $cards-number ->
    [0] { $who } heeft geen kaarten meer in de hand.
   *[other] { $who } heeft nog { $cards } in de hand.
}
grass-event-won = { $who } wint met { $amount }.

# Several players share the highest total; $who is a row of names.
grass-event-won-together = { $who } delen de overwinning met elk { $amount }.
