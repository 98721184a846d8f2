### Why a move of Grass is refused: said to the player, with what would help.
### $card and $other are the cards of the move, $target whom it is aimed at.
### $heat is what lies on the player’s market, $cure the Heat Off that cools it.

grass-reason-game-over = Het spel is afgelopen.
grass-reason-not-your-turn = Je bent niet aan de beurt.
grass-reason-already-chosen = Je hebt al gekozen: wacht op de anderen.
grass-reason-not-now = Nu niet: de tafel wacht op iets anders.

# The move leaves something out, or says too much. $family tells which kind of card it plays.
grass-reason-malformed = { $family ->
    [heat-off] Speel { $card } zonder meer; noem bij een boete één Dealkaart als je volgens de regels mag kiezen.
    [skim] Zeg van wie je steelt; noem de Dealkaart als je volgens de regels mag kiezen.
    [paranoia] Noem het slachtoffer van { $card } als je er volgens de regels een mag kiezen, en verder niets.
   *[other] De zet zegt te weinig of te veel.
}
grass-reason-no-such-seat = Daar zit niemand.
grass-reason-own-seat = Kies een tegenspeler, niet jezelf.
grass-reason-not-in-deck = Die kaart zit niet in dit spel.
grass-reason-not-in-hand = Je hebt { $card } niet in de hand.
grass-reason-not-in-pack = { $card } zit niet in dit pakje.
grass-reason-not-in-haystack = { $card } zit niet meer in de wietvoorraad.
grass-reason-wrong-seat-dealt = De volgende kaart is niet voor { $target }.
grass-reason-already-played = Je hebt deze beurt al een kaart gespeeld of weggegooid.
grass-reason-not-played-yet = Speel een kaart of gooi er een weg voordat je je beurt beëindigt.
grass-reason-market-is-open = Je markt is al open: één Markt openen volstaat.
grass-reason-market-not-open = Je markt is gesloten: speel eerst Markt openen.
grass-reason-under-heat = Je markt staat onder druk door { $heat }: neem die eerst weg, met { $cure } of een boete.
grass-reason-no-heat = Je markt staat niet onder druk.
grass-reason-other-heat = { $card } helpt niet tegen { $heat }: daarvoor heb je { $cure } nodig, of een boete.
grass-reason-target-market-not-open = De markt van { $target } is niet open.
grass-reason-target-under-heat = De markt van { $target } staat onder druk.
grass-reason-no-peddle-to-pay = Je hebt geen Dealkaart om de boete mee te betalen.
grass-reason-not-in-stash = Daarvoor heb je niet genoeg niet-beschermde Dealkaarten in je dealzone.
grass-reason-not-protected = Je hebt geen beschermde { $other }.
grass-reason-cover-too-small = { $card } dekt niet genoeg voor { $cards }.
grass-reason-never-protected = Dr. Feelgood kan nooit worden beschermd.
grass-reason-target-has-no-peddle = { $target } heeft geen niet-beschermde Dealkaart.
grass-reason-not-in-targets-stash = { $target } heeft geen niet-beschermde { $other }.
grass-reason-paranoia-needs-market = Open eerst je markt, dan pas kan je Paranoia spelen.
grass-reason-paranoia-not-discarded = Paranoia kan je niet weggooien: speel de kaart, ruil ze of geef ze door.
grass-reason-banker-not-played = De bankier kan je niet spelen: hou de kaart tot het einde van de ronde, of gooi ze weg.
grass-reason-no-trade-after-play = In deze editie kan je alleen deals sluiten voordat je een kaart speelt.
grass-reason-offers-used-up = Je kan in deze beurt geen bod meer doen.
grass-reason-same-kind = Noem twee verschillende kaarten.
grass-reason-no-stash-swap = Volgens deze regels kan je niet uit de dealzone ruilen.
grass-reason-swap-used = Je hebt in deze beurt al uit de dealzone geruild.
grass-reason-swap-needs-markets = Om uit de dealzone te ruilen moeten beide markten open zijn, zonder druk.
grass-reason-counter-in-offer = Bied iets anders dan de twee genoemde kaarten; de gevraagde kaart alleen voor een andere dan wat je aangeboden krijgt.
grass-reason-no-card-wanted = Er is geen kaart gevraagd die je kan geven: zeg wat je wil geven (tegenbod), of weiger.
grass-reason-asks-for-offered = { $other } krijg je al aangeboden: laat die kaart weg.
