### What would come of a move of Grass, before it is made: whole sentences, said to the player.
### $card is a card, $cards a row of cards, $who a name or a row of names, $amount a sum.

## Plays

grass-explain-peddle = { $card } gaat niet-beschermd in je dealzone: je winst met risico is dan { $amount }.
# $amount is what the cards are worth, $most what the Protection could cover.
grass-explain-protect = Tot het einde van de ronde kan niemand aan { $cards } komen: dat is { $amount } van de dekwaarde van { $most }.
grass-explain-fine = Het kost je { $cards }.
grass-explain-fine-protected = Het kost je { $cards }, van onder een Beschermingskaart.
grass-explain-you-protection-gone = { $card } dekt niets meer en gaat in de afvalhoop.

grass-explain-gain = Je krijgt { $cards }.
grass-explain-gain-chosen = { $who-number ->
    [one] { $who } geeft je een Dealkaart naar eigen keuze.
   *[other] { $who } geven je elk een Dealkaart naar eigen keuze.
}
grass-explain-gain-nothing = Niemand heeft een niet-beschermde Dealkaart om te geven.

grass-explain-you-open = Dit opent je markt; vanaf je volgende beurt kan je Dealkaarten spelen.
# $cure is the Heat Off that cools $card.
grass-explain-heat = De markt van { $who } is geblokkeerd tot { $card } geannuleerd is, met { $cure } of een boete.
grass-explain-you-cooled = { $card } verdwijnt van je markt.
grass-explain-extra-turn = Na deze beurt heb je er nog een.

grass-explain-gives-up = { $who } legt { $cards } in de afvalhoop.
grass-explain-you-gives-up = Je legt { $cards } in de afvalhoop.
grass-explain-gives-up-chosen = { $who } kiest een Dealkaart voor de afvalhoop.
grass-explain-you-gives-up-chosen = Je kiest een Dealkaart voor de afvalhoop.
grass-explain-gives-up-nothing = { $who } heeft geen niet-beschermde Dealkaart te verliezen.
grass-explain-you-gives-up-nothing = Je hebt geen niet-beschermde Dealkaart te verliezen.
grass-explain-loses-market = { $who } verliest Markt openen en de hele problemenstapel.
grass-explain-you-loses-market = Je verliest Markt openen en je hele problemenstapel.
grass-explain-misses = { $turns ->
    [one] { $who } slaat een beurt over.
   *[other] { $who } slaat { $turns } beurten over.
}
grass-explain-you-misses = { $turns ->
    [one] Je slaat een beurt over.
   *[other] Je slaat { $turns } beurten over.
}
grass-explain-then-pass = Daarna geeft elke speler een kaart aan zijn linkerbuur.
grass-explain-then-luck = Daarna neemt elke speler, jij als eerste, een willekeurige kaart uit de hand van zijn rechterbuur.

## Trades

grass-explain-swap = Je krijgt { $get } van { $who } en geeft { $give } in ruil.
grass-explain-offer = Niets staat vast: instemmen, weigeren of een tegenbod doen is aan { $who }.
grass-explain-counter = Niets staat vast: instemmen of weigeren is aan { $who }.
# Only where what one names one must hold.
grass-explain-names = Alle spelers weten dan dat je { $card } in de hand hebt.
grass-explain-offer-goes-on = Het bod gaat verder naar { $who }.
grass-explain-offer-over = Het bod vervalt.
grass-explain-trade = Je geeft { $give } aan { $who } en krijgt { $get }.
grass-explain-hidden-trade = Jij en { $who } kiezen elk een kaart en ruilen die met de speelzijde naar beneden.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } gaat in de afvalhoop, zonder enig effect.
grass-explain-give = { $who } krijgt { $card } uit je dealzone.
grass-explain-give-up = { $card } gaat uit je dealzone in de afvalhoop.
grass-explain-pass = { $who } krijgt { $card } zodra iedereen gekozen heeft.
grass-explain-keep = Je legt { $card } opzij; de rest van het pakje gaat naar { $who }.
grass-explain-hand = { $who } krijgt { $card }, en alleen jullie twee weten dat.
grass-explain-say-cheated = Alle spelers horen je zeggen dat je bedot bent.
grass-explain-say-nothing = Je zegt niets.

## The end of a turn or a round

grass-explain-next = { $who } is als volgende aan de beurt.
grass-explain-you-next = Je bent meteen weer aan de beurt.
grass-explain-last-turn = Er is geen kaart meer om te nemen.
grass-explain-round-ends = De ronde eindigt en de punten worden geteld.
grass-explain-result = Je resultaat is { $amount }, zonder de bonus.
# $less is what the Banker would take from the reader.
grass-explain-result-but-banker = Je resultaat is { $amount }, zonder de bonus, en tot { $less } minder als iemand anders De bankier heeft.
grass-explain-on-table = { $who } heeft { $amount } op tafel liggen.
grass-explain-hands-count = Wat anderen nog in de hand hebben, kan daar nog van afgaan.
