### Why a move of Grass is not possible: said to the player, with what would help.
### $card and $other are the cards of the move, $target its target.
### $heat is the heat on the player’s market, $cure the Heat Off that removes it, $fine the card
### Pay Fine, $market the card Market Open.

grass-reason-game-over = Die Partie ist zu Ende.

# $who are the players who must move now: nobody while cards are dealt.
grass-reason-not-your-turn = { $who-number ->
    [0] Du bist nicht dran.
   *[other] Du bist nicht dran. Warte auf { $who }.
}
grass-reason-already-chosen = { $who-number ->
    [0] Du hast schon gewählt.
   *[other] Du hast schon gewählt. Warte auf { $who }.
}

# A move of the wrong kind. $asks is what the player must do first; $whom is the other player of the
# trade, or the one who gets the card.
grass-reason-not-now = { $asks ->
    [turn] In deinem eigenen Zug geht das nicht.
    [answer] Antworte zuerst auf das Angebot von { $whom }.
    [countered] Nimm zuerst das Gegenangebot von { $whom } an oder lehne es ab.
    [give] Wähle zuerst eine Handel-Karte für { $whom }.
    [give-up] Wähle zuerst die Handel-Karte, die du verlierst.
    [pass] Wähle zuerst eine Karte für { $whom }.
    [draft] Wähle zuerst eine Karte, die du behältst.
    [hand] Wähle zuerst die Karte, die { $whom } bekommt.
    [say] Sag zuerst, ob { $whom } dich hereingelegt hat.
   *[other] Das geht jetzt nicht.
}

# The move is incomplete or has too many parts. $family is the family of the card it plays, or
# pay-fine.
grass-reason-malformed = { $family ->
    [heat-off] Spiele nur { $card } aus, ohne weitere Angaben.
    [pay-fine] Nenne nur die Handel-Karte, mit der du bezahlst, falls du sie wählen darfst.
    [skim] Wähle, von wem du klaust. Wähle auch die Handel-Karte, falls du das darfst.
    [paranoia] Nenne bei { $card } nur einen Gegner, falls du ihn wählen darfst.
   *[other] Der Zug ist unvollständig oder hat zu viele Angaben.
}
grass-reason-no-such-seat = Dort sitzt niemand.
grass-reason-own-seat = Wähle einen Gegner, nicht dich selbst.
grass-reason-not-in-deck = Diese Karte gibt es in diesem Kartensatz nicht.
grass-reason-not-in-hand = Du hast { $card } nicht auf der Hand.
grass-reason-not-in-pack = { $card } ist nicht in diesem Päckchen.
grass-reason-not-in-haystack = { $card } ist nicht mehr im Heuhaufen.
grass-reason-wrong-seat-dealt = Die nächste Karte ist nicht für { $target }.
grass-reason-already-played = Du hast in diesem Zug schon eine Karte ausgespielt oder abgeworfen.
grass-reason-not-played-yet = Spiele eine Karte aus oder wirf eine ab, bevor du deinen Zug beendest.
grass-reason-market-is-open = Dein Markt ist schon eröffnet. Einmal { $market } genügt.
grass-reason-market-not-open = Dein Markt ist noch nicht eröffnet. Spiele zuerst { $market } aus.
grass-reason-under-heat = { $heat } liegt auf deinem Markt. Neutralisiere diese Karte zuerst mit { $cure } oder { $fine }.
grass-reason-no-heat = Auf deinem Markt liegt keine Hitze.
grass-reason-other-heat = { $card } hilft nicht gegen { $heat }. Du brauchst { $cure } oder { $fine }.
grass-reason-target-market-not-open = Der Markt von { $target } ist nicht eröffnet.
grass-reason-target-under-heat = Auf dem Markt von { $target } liegt Hitze.
grass-reason-no-peddle-to-pay = Du hast keine Handel-Karte, um die Strafe zu bezahlen.
grass-reason-not-in-stash = Dafür hast du nicht genug ungeschützte Handel-Karten in deinem Handelsbereich.
grass-reason-not-protected = Du hast { $other } nicht geschützt im Handelsbereich liegen.
grass-reason-cover-too-small = Der Deckungswert von { $card } reicht nicht für { $cards }.
grass-reason-never-protected = Dr. Feelgood kann nie geschützt werden.
grass-reason-target-has-no-peddle = { $target } hat keine ungeschützte Handel-Karte.
grass-reason-not-in-targets-stash = { $target } hat { $other } nicht ungeschützt im Handelsbereich liegen.
grass-reason-paranoia-needs-market = Eröffne deinen Markt, bevor du eine Paranoia-Karte ausspielst.
grass-reason-paranoia-not-discarded = Paranoia-Karten kannst du nicht abwerfen. Du musst sie anders loswerden.
grass-reason-banker-not-played = { $card } kannst du nicht ausspielen. Behalte die Karte bis zum Ende der Runde oder wirf sie ab.
grass-reason-no-trade-after-play = In dieser Partie kannst du nur vor dem Ausspielen tauschen.
grass-reason-offers-used-up = In diesem Zug kannst du keine Angebote mehr machen.
grass-reason-same-kind = Wähle zwei verschiedene Karten.
grass-reason-no-stash-swap = In dieser Partie werden keine Handel-Karten getauscht.
grass-reason-swap-used = Du hast in diesem Zug schon Handel-Karten getauscht.
grass-reason-swap-needs-markets = Dafür müssen beide Märkte eröffnet und ohne Hitze sein.
grass-reason-counter-in-offer = Biete eine andere Karte an. Die gewünschte kannst du nur geben, wenn du dafür etwas anderes als die angebotene verlangst.
grass-reason-no-card-wanted = Es wird keine bestimmte Karte verlangt. Mach ein Gegenangebot oder lehne ab.
grass-reason-asks-for-offered = { $other } wird dir schon angeboten. Du musst nicht danach fragen.
