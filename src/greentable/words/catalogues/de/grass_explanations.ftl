### What a move of Grass would do, shown before it is made: whole sentences, said to the player.
### $card is a card, $cards a row of cards, $who a name or a row of names, $amount a sum,
### $market the card Market Open, $fine the card Pay Fine.

## Plays

grass-explain-peddle = { $card } kommt ungeschützt in deinen Handelsbereich. Dein Risikogewinn ist dann { $amount }.
# $amount is what the cards are worth, $most what the Protection can cover.
grass-explain-protect = Bis zum Ende der Runde kann dir niemand { $cards } nehmen. Geschützt: { $amount } von höchstens { $most }.
grass-explain-fine = Das kostet dich { $cards }.
grass-explain-fine-protected = Das kostet dich { $cards } (geschützt).
grass-explain-you-protection-gone = { $card } schützt nichts mehr und kommt in den Aschenbecher.

grass-explain-gain = Du bekommst { $cards }.
grass-explain-gain-chosen = { $who-number ->
    [one] { $who } gibt dir eine Handel-Karte nach eigener Wahl.
   *[other] { $who } geben dir je eine Handel-Karte nach eigener Wahl.
}
grass-explain-gain-nothing = Niemand hat eine ungeschützte Handel-Karte für dich.

grass-explain-you-open = Das eröffnet deinen Markt. Ab deinem nächsten Zug kannst du Handel-Karten ausspielen.
# $cure is the Heat Off that removes $card.
grass-explain-heat = { $card } blockiert den Markt von { $who }. Dagegen hilft { $cure } oder { $fine }.
grass-explain-you-cooled = Das neutralisiert { $card } auf deinem Markt.
grass-explain-extra-turn = Nach diesem Zug bist du noch einmal dran.

grass-explain-gives-up = { $who } verliert { $cards }.
grass-explain-you-gives-up = Du verlierst { $cards }.
grass-explain-gives-up-chosen = { $who } wählt, welche Handel-Karte verloren geht.
grass-explain-you-gives-up-chosen = Du wählst, welche Handel-Karte du verlierst.
grass-explain-gives-up-nothing = { $who } hat keine ungeschützte Handel-Karte zu verlieren.
grass-explain-you-gives-up-nothing = Du hast keine ungeschützte Handel-Karte zu verlieren.
grass-explain-loses-market = { $who } verliert den ganzen Misthaufen samt { $market }.
grass-explain-you-loses-market = Du verlierst deinen ganzen Misthaufen samt { $market }.
grass-explain-misses = { $who } setzt { $turns ->
    [one] einmal
    [2] zweimal
   *[other] { $turns }-mal
} aus.
grass-explain-you-misses = Du setzt { $turns ->
    [one] einmal
    [2] zweimal
   *[other] { $turns }-mal
} aus.
grass-explain-then-pass = Dann gibt jeder Spieler heimlich eine Karte nach links weiter.
grass-explain-then-luck = Dann zieht jeder Spieler eine zufällige Karte von seinem rechten Nachbarn. Du fängst an.

## Trades

grass-explain-swap = Du gibst { $give } und bekommst { $get } von { $who }.
grass-explain-offer = { $who-number ->
    [one] { $who } kann annehmen, ablehnen oder ein Gegenangebot machen.
   *[other] { $who } können annehmen, ablehnen oder ein Gegenangebot machen.
}
grass-explain-counter = { $who } kann annehmen oder ablehnen.
# Only where players must hold the cards they name.
grass-explain-names = Alle wissen dann, dass du { $card } auf der Hand hast.
grass-explain-offer-goes-on = Das Angebot geht weiter an { $who }.
grass-explain-offer-over = Das Angebot ist vom Tisch.
grass-explain-trade = Du gibst { $give } an { $who } und bekommst { $get }.
grass-explain-hidden-trade = Du und { $who } wählt je eine Karte und tauscht sie verdeckt.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } kommt ohne Wirkung in den Aschenbecher.
grass-explain-give = { $who } bekommt { $card } aus deinem Handelsbereich.
grass-explain-give-up = { $card } kommt aus deinem Handelsbereich in den Aschenbecher.
grass-explain-pass = { $who } bekommt { $card }, sobald alle gewählt haben.
grass-explain-keep = Du behältst { $card }. Der Rest des Päckchens geht an { $who }.
grass-explain-hand = { $who } bekommt { $card }. Das wisst nur ihr beide.
grass-explain-say-cheated = Du sagst allen, dass du hereingelegt wurdest.
grass-explain-say-nothing = Du sagst nichts.

## The end of a turn or a round

grass-explain-next = Danach ist { $who } dran.
grass-explain-you-next = Danach bist du noch einmal dran.
grass-explain-last-turn = Es gibt keine Karten mehr zu ziehen.
grass-explain-round-ends = Die Runde endet, und die Punkte werden gezählt.
grass-explain-result = Dein Ergebnis ist { $amount }, noch ohne Bonus.
# $banker is the card The Banker, $less what it would take from you.
grass-explain-result-but-banker = Dein Ergebnis ist { $amount }, noch ohne Bonus. Hat jemand anders die Karte { $banker }, sind es bis zu { $less } weniger.
grass-explain-on-table = { $who } hat { $amount } auf dem Tisch.
grass-explain-hands-count = Die anderen können durch ihre Handkarten noch Geld verlieren.
