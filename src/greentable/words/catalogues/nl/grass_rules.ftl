### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are shown depends on the ruleset; the numbers of the rules are in the headings below.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = Doel van het spel
grass-rules-goal-target = Een spel duurt één of meer rondes. Het eindigt zodra iemand na een ronde { $target } of meer heeft. Dan wint de rijkste speler.
# Instead of the sentence above, if the number of rounds is limited.
grass-rules-goal-rounds = { $rounds ->
    [one] Jullie spelen één ronde. De rijkste speler wint.
   *[other] Jullie spelen hoogstens { $rounds } rondes. Het spel eindigt eerder als iemand na een ronde { $target } of meer heeft. De rijkste speler wint.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = Je beurt
grass-rules-turn-draw = Je hebt zes kaarten in de hand. In je beurt neem je een kaart en daarna speel je er een of gooi je er een weg. Dan beëindig je je beurt.
grass-rules-turn-last = De ronde eindigt als iemand ‘Markt gesloten’ speelt, of na de beurt waarin de laatste kaart is genomen.
grass-rules-turn-miss = Ook als je een beurt moet overslaan, kun je worden aangevallen. Je antwoordt nog steeds op biedingen en geeft kaarten door.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Markt en Dealkaarten
grass-rules-market-open = Speel één keer ‘Markt openen’. Vanaf je volgende beurt kun je Dealkaarten in je dealzone leggen, één per beurt.
grass-rules-market-risk = Een Dealkaart loopt risico tot er een Beschermingskaart op ligt.
grass-rules-market-close = ‘Markt gesloten’ beëindigt meteen de ronde. Je markt moet open zijn, zonder druk.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Druk
grass-rules-heat-on = Een Druk verhogen-kaart legt de open markt van een tegenspeler stil. Zolang die kaart er ligt, kan die speler geen Dealkaarten, Beschermingskaarten, ‘Plantage stelen’ of ‘Markt gesloten’ spelen.
grass-rules-heat-on-protect = Een Druk verhogen-kaart legt de open markt van een tegenspeler stil. Zolang die kaart er ligt, kan die speler geen Dealkaarten, ‘Plantage stelen’ of ‘Markt gesloten’ spelen.
# $pairs is a row of pairs: "Immuniteit tegen Faillissement".
grass-rules-heat-off = Tegen elke Druk verhogen-kaart helpt één Druk verlagen-kaart: { $pairs }.
grass-rules-heat-pair = { $partner } tegen { $heat }
# $about is a row of sentences: what the card does.
grass-rules-card = { $card } ({ $code }): { $about }

## Protection (grass.protection)

grass-rules-protection = Bescherming
grass-rules-protection-cover = Een Beschermingskaart dekt Dealkaarten in je dealzone, samen tot aan de dekwaarde. Gedekte kaarten kan niemand je afnemen. Dealkaarten die er later bij komen, zijn niet gedekt.
grass-rules-protection-never = Dr. Feelgood kun je nooit beschermen.

## Special cards (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Speciale kaarten

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoia
grass-rules-paranoia-pass = Na elke Paranoiakaart geeft iedereen in het geheim een kaart door naar links.
grass-rules-paranoia-market = Je kunt een Paranoiakaart alleen spelen als je markt open is, met of zonder druk.
grass-rules-paranoia-discard = Een Paranoiakaart kun je niet weggooien. Raak die kaart kwijt voordat de ronde eindigt, anders betaal je de boete.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Deals: kaarten ruilen
grass-rules-deals-none = In dit spel kun je geen kaarten uit je hand ruilen.
grass-rules-deals-before = In je beurt kun je, voordat je een kaart speelt, zo vaak ruilen als je wilt. Bied een kaart uit je hand aan voor een kaart uit de hand van een tegenspeler.
grass-rules-deals-any-time = In je beurt kun je, voor en nadat je een kaart speelt, zo vaak ruilen als je wilt. Bied een kaart uit je hand aan voor een kaart uit de hand van een tegenspeler.
grass-rules-deals-before-limited = In je beurt kun je, voordat je een kaart speelt, { $offers ->
    [one] één bod
   *[other] hoogstens { $offers } keer een bod
} doen: een kaart uit je hand voor een kaart uit de hand van een tegenspeler.
grass-rules-deals-any-time-limited = In je beurt kun je, voor of nadat je een kaart speelt, { $offers ->
    [one] één bod
   *[other] hoogstens { $offers } keer een bod
} doen: een kaart uit je hand voor een kaart uit de hand van een tegenspeler.
grass-rules-deals-answer = Je doet je bod aan één speler of aan iedereen. Vraag om een bepaalde kaart, of vraag wat je ervoor krijgt. Wie gevraagd wordt, neemt het bod aan, weigert of doet een tegenbod.
grass-rules-deals-open = Iedereen ziet de geruilde kaarten.
grass-rules-deals-closed = Alleen de twee spelers die ruilen, zien de kaarten.
# Also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-deals-hidden = Heimelijke deals: bij het ruilen mag je elke kaart beloven. Beide spelers kiezen in het geheim welke kaart ze echt geven. Daarna kunnen ze allebei zeggen dat ze bedot zijn, of dat nu waar is of niet.
grass-rules-deals-swap = Eén keer per beurt kun je een niet-beschermde Dealkaart uit je dealzone omwisselen voor een niet-beschermde van een andere soort uit de dealzone van een tegenspeler, zonder toestemming.
grass-rules-deals-swap-market = Eén keer per beurt kun je een niet-beschermde Dealkaart uit je dealzone omwisselen voor een niet-beschermde van een andere soort uit de dealzone van een tegenspeler, zonder toestemming. Beide markten moeten open zijn, zonder druk.

## Scoring (grass.scoring)

grass-rules-scoring = Einde van de ronde
grass-rules-scoring-net = Je nettowinst is de waarde van alle Dealkaarten in je dealzone, plus of min wat ‘De bankier’ oplevert of kost.
grass-rules-scoring-result = Van je nettowinst gaat af wat je nog in de hand hebt: de boete voor elke Paranoiakaart en de waarde van je hoogste Dealkaart. Dat is je resultaat.
# $fines is a row of the text below it.
grass-rules-scoring-fines = Boetes: { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = Het beste resultaat van de ronde krijgt een bonus van { $bonus }. Bij gelijke stand krijgt iedereen met dat resultaat de bonus.
grass-rules-scoring-floor = Een score zakt nooit onder 0.
grass-rules-scoring-debt = Een score kan onder 0 zakken.
grass-rules-scoring-anew = Daarna worden alle kaarten geschud, gaan alle markten dicht en wordt een nieuwe ronde gedeeld.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Varianten
# The next two are also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-variants-draft = Give Me Five: houd een van je zes kaarten en geef de rest door. Herhaal dat tot je zes kaarten hebt. In de eerste ronde gaan de pakjes naar links, daarna verandert de richting elke ronde.
grass-rules-variants-luck = Lucky or Not: na een Paranoiakaart geeft niemand een kaart door. In plaats daarvan neemt iedereen een willekeurige kaart uit de hand van de speler rechts.
