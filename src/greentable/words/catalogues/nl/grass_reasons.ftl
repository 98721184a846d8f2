### Why a move of Grass is not possible: said to the player, with what would help.
### $card and $other are the cards of the move, $target its target.
### $heat is the heat on the player’s market, $cure the Heat Off that removes it, $fine the card
### Pay Fine, $market the card Market Open.

grass-reason-game-over = Het spel is afgelopen.

# $who are the players who must move now: nobody while cards are dealt.
grass-reason-not-your-turn = { $who-number ->
    [0] Je bent niet aan de beurt.
   *[other] Je bent niet aan de beurt. Wachten op { $who }.
}
grass-reason-already-chosen = { $who-number ->
    [0] Je hebt al gekozen.
   *[other] Je hebt al gekozen. Wachten op { $who }.
}

# A move of the wrong kind. $asks is what the player must do first; $whom is the other player of the
# trade, or the one who gets the card.
grass-reason-not-now = { $asks ->
    [turn] Dat kan niet in je eigen beurt.
    [answer] Antwoord eerst op het bod van { $whom }.
    [countered] Neem eerst het tegenbod van { $whom } aan of weiger het.
    [give] Kies eerst een Dealkaart voor { $whom }.
    [give-up] Kies eerst de Dealkaart die je verliest.
    [pass] Kies eerst een kaart voor { $whom }.
    [draft] Kies eerst de kaart die je houdt.
    [hand] Kies eerst de kaart die je { $whom } geeft.
    [say] Zeg eerst of { $whom } je bedot heeft.
   *[other] Dat kan nu niet.
}

# The move is incomplete or has too many parts. $family is the family of the card it plays, or
# pay-fine.
grass-reason-malformed = { $family ->
    [heat-off] Speel { $card } zonder iets erbij.
    [pay-fine] Noem alleen de Dealkaart waarmee je betaalt, als je die volgens de regels mag kiezen.
    [skim] Kies van wie je steelt. Kies ook de Dealkaart, als dat volgens de regels mag.
    [paranoia] Noem bij { $card } alleen een tegenspeler, als je die volgens de regels mag kiezen.
   *[other] De zet is onvolledig of heeft te veel delen.
}
grass-reason-no-such-seat = Daar zit niemand.
grass-reason-own-seat = Kies een tegenspeler, niet jezelf.
grass-reason-not-in-deck = Die kaart zit niet in dit spel.
grass-reason-not-in-hand = Je hebt { $card } niet in je hand.
grass-reason-not-in-pack = { $card } zit niet in dit pakje.
grass-reason-not-in-haystack = { $card } zit niet meer in de wietvoorraad.
grass-reason-wrong-seat-dealt = De volgende kaart is niet voor { $target }.
grass-reason-already-played = Je hebt deze beurt al een kaart gespeeld of weggegooid.
grass-reason-not-played-yet = Speel een kaart of gooi er een weg voordat je je beurt beëindigt.
grass-reason-market-is-open = Je markt is al open. Eén keer { $market } is genoeg.
grass-reason-market-not-open = Je markt is gesloten. Speel eerst { $market }.
grass-reason-under-heat = { $heat } ligt op je markt. Annuleer die kaart eerst met { $cure } of { $fine }.
grass-reason-no-heat = Je markt staat niet onder druk.
grass-reason-other-heat = { $card } helpt niet tegen { $heat }. Daarvoor heb je { $cure } of { $fine } nodig.
grass-reason-target-market-not-open = De markt van { $target } is niet open.
grass-reason-target-under-heat = De markt van { $target } staat onder druk.
grass-reason-no-peddle-to-pay = Je hebt geen Dealkaart om de boete mee te betalen.
grass-reason-not-in-stash = Daarvoor heb je niet genoeg niet-beschermde Dealkaarten in je dealzone.
grass-reason-not-protected = Je hebt geen beschermde { $other }.
grass-reason-cover-too-small = { $card } dekt niet genoeg om { $cards } te beschermen.
grass-reason-never-protected = Dr. Feelgood kan nooit worden beschermd.
grass-reason-target-has-no-peddle = { $target } heeft geen niet-beschermde Dealkaarten.
grass-reason-not-in-targets-stash = { $target } heeft geen niet-beschermde { $other }.
grass-reason-paranoia-needs-market = Open je markt voordat je een Paranoiakaart speelt.
grass-reason-paranoia-not-discarded = Paranoiakaarten kun je niet weggooien. Raak ze op een andere manier kwijt.
grass-reason-banker-not-played = { $card } kun je niet spelen. Houd de kaart tot het einde van de ronde of gooi die weg.
grass-reason-no-trade-after-play = In dit spel kun je alleen ruilen voordat je een kaart speelt.
grass-reason-offers-used-up = Je kunt deze beurt geen bod meer doen.
grass-reason-same-kind = Kies twee verschillende kaarten.
grass-reason-no-stash-swap = In dit spel kun je geen Dealkaarten wisselen.
grass-reason-swap-used = Je hebt deze beurt al een Dealkaart gewisseld.
grass-reason-swap-needs-markets = Om te wisselen moeten beide markten open zijn, zonder druk.
grass-reason-counter-in-offer = Bied een andere kaart. De gevraagde kaart kun je alleen geven voor iets anders dan de kaart die je aangeboden krijgt.
grass-reason-no-card-wanted = Er wordt geen bepaalde kaart gevraagd. Doe een tegenbod of weiger.
grass-reason-asks-for-offered = { $other } krijg je al aangeboden. Je hoeft er niet om te vragen.
