### What would come of a move of Grass, before it is made: whole sentences, said to the player.
### $card is a card, $cards a row of cards, $who a name or a row of names, $amount a sum.

## Plays

grass-explain-peddle = { $card } kommt ungeschützt in deinen Handelsbereich: Dein Risikogewinn ist dann { $amount }.
# $amount is what the cards are worth, $most what the Protection could cover.
grass-explain-protect = { $cards } kann dir bis zum Ende der Runde niemand nehmen: { $amount } bei einem Deckungswert von { $most }.
grass-explain-fine = Das kostet dich { $cards }.
grass-explain-fine-protected = Das kostet dich { $cards } (geschützt).
grass-explain-you-protection-gone = { $card } schützt nichts mehr und kommt in den Aschenbecher.

grass-explain-gain = Du erhältst { $cards }.
grass-explain-gain-chosen = { $who-number ->
    [one] { $who } gibt dir eine Handel-Karte eigener Wahl.
   *[other] { $who } geben dir je eine Handel-Karte eigener Wahl.
}
grass-explain-gain-nothing = Niemand hat eine ungeschützte Handel-Karte für dich.

grass-explain-you-open = Das eröffnet deinen Markt; ab deinem nächsten Zug kannst du Handel-Karten ausspielen.
# $cure is the Heat Off that cools $card.
grass-explain-heat = Der Markt von { $who } ist blockiert, bis { $card } neutralisiert ist: mit { $cure } oder einer bezahlten Strafe.
grass-explain-you-cooled = { $card } verschwindet von deinem Markt.
grass-explain-extra-turn = Nach diesem Zug bist du noch einmal an der Reihe.

grass-explain-gives-up = { $who } legt { $cards } in den Aschenbecher.
grass-explain-you-gives-up = Du legst { $cards } in den Aschenbecher.
grass-explain-gives-up-chosen = { $who } wählt eine Handel-Karte für den Aschenbecher.
grass-explain-you-gives-up-chosen = Du wählst eine Handel-Karte für den Aschenbecher.
grass-explain-gives-up-nothing = { $who } hat keine ungeschützte Handel-Karte zu verlieren.
grass-explain-you-gives-up-nothing = Du hast keine ungeschützte Handel-Karte zu verlieren.
grass-explain-loses-market = { $who } verliert den ganzen Misthaufen samt Eröffnen des Marktes.
grass-explain-you-loses-market = Du verlierst den ganzen Misthaufen samt Eröffnen des Marktes.
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
grass-explain-then-pass = Dann gibt jeder Spieler heimlich eine Karte an seinen linken Nachbarn weiter.
grass-explain-then-luck = Dann zieht jeder Spieler, du zuerst, eine zufällige Karte aus der Hand seines rechten Nachbarn.

## Trades

grass-explain-swap = Du erhältst { $get } von { $who } und gibst dafür { $give }.
grass-explain-offer = { $who-number ->
    [one] Sicher ist nichts: { $who } kann annehmen, ablehnen oder ein Gegenangebot machen.
   *[other] Sicher ist nichts: { $who } können annehmen, ablehnen oder ein Gegenangebot machen.
}
grass-explain-counter = Sicher ist nichts: { $who } kann annehmen oder ablehnen.
# Only where what one names one must hold.
grass-explain-names = Alle wissen dann, dass du { $card } auf der Hand hast.
grass-explain-offer-goes-on = Das Angebot geht weiter an { $who }.
grass-explain-offer-over = Das Angebot ist vom Tisch.
grass-explain-trade = Du gibst { $give } an { $who } und erhältst { $get }.
grass-explain-hidden-trade = Du und { $who } wählt je eine Karte und tauscht sie verdeckt aus.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } kommt in den Aschenbecher, ohne Wirkung.
grass-explain-give = { $who } erhält { $card } aus deinem Handelsbereich.
grass-explain-give-up = { $card } kommt aus deinem Handelsbereich in den Aschenbecher.
grass-explain-pass = { $who } erhält { $card }, sobald alle gewählt haben.
grass-explain-keep = Du behältst { $card }; der Rest des Päckchens geht an { $who }.
grass-explain-hand = { $who } erhält { $card }, und nur ihr beide wisst davon.
grass-explain-say-cheated = Alle hören dich sagen, dass du hereingelegt wurdest.
grass-explain-say-nothing = Du sagst nichts.

## The end of a turn or a round

grass-explain-next = Als Nächstes ist { $who } an der Reihe.
grass-explain-you-next = Du bist gleich noch einmal an der Reihe.
grass-explain-last-turn = Es gibt keine Karte mehr zu ziehen.
grass-explain-round-ends = Die Runde endet, und die Punkte werden gezählt.
grass-explain-result = Dein Ergebnis ist { $amount }, den Bonus nicht mitgezählt.
# $less is what the Banker would take from the reader.
grass-explain-result-but-banker = Dein Ergebnis ist { $amount }, den Bonus nicht mitgezählt, und bis zu { $less } weniger, falls jemand anders den Banker hat.
grass-explain-on-table = { $who } hat { $amount } auf dem Tisch.
grass-explain-hands-count = Was andere noch auf der Hand haben, kann davon noch abgehen.
