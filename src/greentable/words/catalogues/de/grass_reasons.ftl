### Why a move of Grass is refused: said to the player, with what would help.
### $card and $other are the cards of the move, $target whom it is aimed at.
### $heat is what lies on the player’s market, $cure the Heat Off that cools it.

grass-reason-game-over = Die Partie ist zu Ende.
grass-reason-not-your-turn = Du bist nicht an der Reihe.
grass-reason-already-chosen = Du hast schon gewählt: Warte auf die anderen.
grass-reason-not-now = Jetzt nicht: Erst ist etwas anderes an der Reihe.

# The move leaves something out, or says too much. $family tells which kind of card it plays.
grass-reason-malformed = { $family ->
    [heat-off] Spiele { $card } allein aus; bei einer Strafe nenne eine Handel-Karte, falls du sie wählen darfst.
    [skim] Sag, von wem du klaust; nenne die Handel-Karte, falls du sie wählen darfst.
    [paranoia] Nenne bei { $card } das Opfer, falls du es wählen darfst, und sonst nichts.
   *[other] Das ist zu wenig oder zu viel gesagt.
}
grass-reason-no-such-seat = Dort sitzt niemand.
grass-reason-own-seat = Wähle einen Gegner, nicht dich selbst.
grass-reason-not-in-deck = Diese Karte gibt es in diesem Kartensatz nicht.
grass-reason-not-in-hand = Du hast { $card } nicht auf der Hand.
grass-reason-not-in-pack = { $card } ist nicht in diesem Päckchen.
grass-reason-not-in-haystack = Im Heuhaufen ist { $card } nicht mehr zu finden.
grass-reason-wrong-seat-dealt = Die nächste Karte ist nicht für { $target }.
grass-reason-already-played = Du hast in diesem Zug schon eine Karte ausgespielt oder abgeworfen.
grass-reason-not-played-yet = Spiele eine Karte aus oder wirf eine ab, bevor du deinen Zug beendest.
grass-reason-market-is-open = Dein Markt ist schon eröffnet: Einmal Eröffnen des Marktes genügt.
grass-reason-market-not-open = Dein Markt ist noch nicht eröffnet: Spiele erst Eröffnen des Marktes aus.
grass-reason-under-heat = Auf deinem Markt liegt Hitze ({ $heat }): Werde sie erst los, mit { $cure } oder einer bezahlten Strafe.
grass-reason-no-heat = Auf deinem Markt liegt keine Hitze.
grass-reason-other-heat = { $card } hilft nicht gegen { $heat }: Du brauchst { $cure }, oder du bezahlst eine Strafe.
grass-reason-target-market-not-open = Der Markt von { $target } ist nicht eröffnet.
grass-reason-target-under-heat = Auf dem Markt von { $target } liegt Hitze.
grass-reason-no-peddle-to-pay = Du hast keine Handel-Karte, um die Strafe zu bezahlen.
grass-reason-not-in-stash = Dafür liegen nicht genug ungeschützte Handel-Karten in deinem Handelsbereich.
grass-reason-not-protected = { $other } liegt nicht geschützt in deinem Handelsbereich.
grass-reason-cover-too-small = Der Deckungswert von { $card } reicht nicht für { $cards }.
grass-reason-never-protected = Dr. Feelgood kann niemals geschützt werden.
grass-reason-target-has-no-peddle = { $target } hat keine ungeschützte Handel-Karte.
grass-reason-not-in-targets-stash = { $target } hat { $other } nicht ungeschützt im Handelsbereich.
grass-reason-paranoia-needs-market = Eröffne erst deinen Markt, bevor du eine Paranoia-Karte ausspielst.
grass-reason-paranoia-not-discarded = Eine Paranoia-Karte kannst du nicht abwerfen: Spiele sie aus, mach einen Deal damit oder gib sie weiter.
grass-reason-banker-not-played = Der Banker wird nicht ausgespielt: Behalte ihn bis zum Ende der Runde oder wirf ihn ab.
grass-reason-no-trade-after-play = In dieser Ausgabe sind Deals nur vor dem Ausspielen möglich.
grass-reason-offers-used-up = In diesem Zug kannst du keine Angebote mehr machen.
grass-reason-same-kind = Nenne zwei verschiedene Karten.
grass-reason-no-stash-swap = Nach diesen Regeln gibt es keinen Tausch zwischen Handelsbereichen.
grass-reason-swap-used = In diesem Zug hast du schon getauscht.
grass-reason-swap-needs-markets = Für einen Tausch müssen beide Märkte eröffnet und ohne Hitze sein.
grass-reason-counter-in-offer = Biete etwas anderes als die beiden genannten Karten; die gewünschte nur gegen eine andere als die angebotene.
grass-reason-no-card-wanted = Es wird keine bestimmte Karte verlangt: Sag, was du geben würdest (Gegenangebot), oder lehne ab.
grass-reason-asks-for-offered = { $other } wird dir ohnehin angeboten: Lass diese Karte weg.
