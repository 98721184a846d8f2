### What a move of Grass would do, shown before it is made: whole sentences, said to the player.
### $card is a card, $cards a row of cards, $who a name or a row of names, $amount a sum,
### $market the card Market Open, $fine the card Pay Fine.

## Plays

grass-explain-peddle = { $card } gaat zonder bescherming naar je dealzone. Je winst met risico wordt { $amount }.
# $amount is what the cards are worth, $most what the Protection can cover.
grass-explain-protect = Tot het einde van de ronde kan niemand { $cards } afpakken. Je beschermt { $amount } van hoogstens { $most }.
grass-explain-fine = Dat kost je { $cards }.
grass-explain-fine-protected = Dat kost je { $cards }, een beschermde kaart.
grass-explain-you-protection-gone = { $card } beschermt niets meer en gaat naar de afvalhoop.

grass-explain-gain = Je krijgt { $cards }.
grass-explain-gain-chosen = { $who-number ->
    [one] { $who } geeft je een Dealkaart naar eigen keuze.
   *[other] { $who } geven je elk een Dealkaart naar eigen keuze.
}
grass-explain-gain-nothing = Niemand heeft een niet-beschermde Dealkaart voor je.

grass-explain-you-open = Dit opent je markt. Vanaf je volgende beurt kun je Dealkaarten spelen.
# $cure is the Heat Off that removes $card.
grass-explain-heat = { $card } legt de markt van { $who } stil. { $cure } of { $fine } helpt daartegen.
grass-explain-you-cooled = Dit annuleert { $card } op je markt.
grass-explain-extra-turn = Na deze beurt krijg je er nog een.

grass-explain-gives-up = { $who } verliest { $cards }.
grass-explain-you-gives-up = Je verliest { $cards }.
grass-explain-gives-up-chosen = { $who } kiest welke Dealkaart verloren gaat.
grass-explain-you-gives-up-chosen = Je kiest welke Dealkaart je verliest.
grass-explain-gives-up-nothing = { $who } heeft geen niet-beschermde Dealkaarten te verliezen.
grass-explain-you-gives-up-nothing = Je hebt geen niet-beschermde Dealkaarten te verliezen.
grass-explain-loses-market = { $who } verliest de hele problemenstapel, ook { $market }.
grass-explain-you-loses-market = Je verliest je hele problemenstapel, ook { $market }.
grass-explain-misses = { $turns ->
    [one] { $who } slaat een beurt over.
   *[other] { $who } slaat { $turns } beurten over.
}
grass-explain-you-misses = { $turns ->
    [one] Je slaat een beurt over.
   *[other] Je slaat { $turns } beurten over.
}
grass-explain-then-pass = Daarna geeft iedereen in het geheim een kaart door naar links.
grass-explain-then-luck = Daarna neemt iedereen, te beginnen met jou, een willekeurige kaart van de speler rechts.

## Trades

grass-explain-swap = Je geeft { $give } en krijgt { $get } van { $who }.
grass-explain-offer = { $who-number ->
    [one] { $who } kan aannemen, weigeren of een tegenbod doen.
   *[other] { $who } kunnen aannemen, weigeren of een tegenbod doen.
}
grass-explain-counter = { $who } kan aannemen of weigeren.
# Only where players must hold the cards they name.
grass-explain-names = Iedereen weet dan dat je { $card } in de hand hebt.
grass-explain-offer-goes-on = Het bod gaat door naar { $who }.
grass-explain-offer-over = Het bod vervalt.
grass-explain-trade = Je geeft { $give } aan { $who } en krijgt { $get }.
grass-explain-hidden-trade = Jij en { $who } kiezen elk een kaart en ruilen die met de speelzijde naar beneden.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } gaat naar de afvalhoop en heeft geen effect.
grass-explain-give = { $who } krijgt { $card } uit je dealzone.
grass-explain-give-up = { $card } gaat van je dealzone naar de afvalhoop.
grass-explain-pass = { $who } krijgt { $card } zodra iedereen gekozen heeft.
grass-explain-keep = Je houdt { $card }. De rest van het pakje gaat naar { $who }.
grass-explain-hand = { $who } krijgt { $card }. Alleen jullie twee weten dat.
grass-explain-say-cheated = Je zegt tegen iedereen dat je bedot bent.
grass-explain-say-nothing = Je zegt niets.

## The end of a turn or a round

grass-explain-next = Daarna is { $who } aan de beurt.
grass-explain-you-next = Daarna ben jij weer aan de beurt.
grass-explain-last-turn = Er zijn geen kaarten meer om te nemen.
grass-explain-round-ends = De ronde eindigt en de punten worden geteld.
grass-explain-result = Je resultaat is { $amount }, zonder de bonus.
# $banker is the card The Banker, $less what it would take from you.
grass-explain-result-but-banker = Je resultaat is { $amount }, zonder de bonus. Heeft iemand anders { $banker }, dan kan er nog { $less } af.
grass-explain-on-table = { $who } heeft { $amount } op tafel.
grass-explain-hands-count = De anderen kunnen nog geld verliezen door de kaarten in hun hand.
