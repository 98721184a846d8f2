### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are said depends on the ruleset; the numbers of the rules stand beside them.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = Doel van het spel
grass-rules-goal-target = Je speelt meerdere rondes. Het spel eindigt zodra een speler na een ronde { $target } heeft; de hoogste score wint.
grass-rules-goal-rounds = { $rounds ->
    [one] Het duurt één ronde.
   *[other] Het duurt hoogstens { $rounds } rondes.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = Een beurt
grass-rules-turn-draw = Je hebt zes kaarten in de hand. Neem er een bij, speel er een of gooi er een weg, en beëindig dan je beurt.
grass-rules-turn-last = De ronde eindigt wanneer iemand Markt gesloten speelt, of na de beurt van de speler die de laatste kaart heeft genomen.
grass-rules-turn-miss = Wie een beurt overslaat, kan nog altijd worden aangevallen, op een bod antwoorden en kaarten doorgeven.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Markt en Dealkaarten
grass-rules-market-open = Speel eerst Markt openen; vanaf je volgende beurt kan je Dealkaarten in je dealzone leggen, één per beurt.
grass-rules-market-risk = Elke Dealkaart is winst met risico, tot een Beschermingskaart ze dekt.
grass-rules-market-close = Markt gesloten maakt onmiddellijk een einde aan de ronde, als je markt open is, zonder druk.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Druk
grass-rules-heat-on = Druk verhogen legt de open markt van een tegenspeler stil: geen Dealkaarten, Bescherming, Plantage stelen of Markt gesloten tot de druk weg is.
grass-rules-heat-on-protect = Druk verhogen legt de open markt van een tegenspeler stil: geen Dealkaarten, Plantage stelen of Markt gesloten tot de druk weg is.
# $pairs is a row of pairs: "Faillissement met Immuniteit".
grass-rules-heat-off = Elke Druk verhogen-kaart annuleer je met de overeenstemmende Druk verlagen-kaart: { $pairs }.
grass-rules-heat-pair = { $heat } met { $partner }
# $about is a row of sentences: what the card does.
grass-rules-card = { $card } ({ $code }): { $about }

## Protection (grass.protection)

grass-rules-protection = Bescherming
grass-rules-protection-cover = Een Beschermingskaart dekt Dealkaarten in je dealzone die samen hoogstens haar dekwaarde waard zijn. Wat gedekt is, kan niemand je afnemen; Dealkaarten die je later legt, dekt ze niet.
grass-rules-protection-never = Dr. Feelgood kan nooit worden beschermd.

## Cards with an effect (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Kaarten met een effect

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoia
grass-rules-paranoia-discard = Paranoia kan je niet weggooien: speel de kaart, ruil ze of geef ze door.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Deals
grass-rules-deals-none = In dit spel worden geen kaarten uit de hand geruild.
grass-rules-deals-before = In je beurt kan je, voordat je een kaart speelt, een kaart uit je hand aanbieden voor een kaart uit de hand van een ander, zo vaak je wil.
grass-rules-deals-any-time = In je beurt kan je, voor of nadat je een kaart hebt gespeeld, een kaart uit je hand aanbieden voor een kaart uit de hand van een ander, zo vaak je wil.
grass-rules-deals-before-limited = In je beurt kan je, voordat je een kaart speelt, een kaart uit je hand aanbieden voor een kaart uit de hand van een ander, { $offers ->
    [one] één keer.
   *[other] hoogstens { $offers } keer.
}
grass-rules-deals-any-time-limited = In je beurt kan je, voor of nadat je een kaart hebt gespeeld, een kaart uit je hand aanbieden voor een kaart uit de hand van een ander, { $offers ->
    [one] één keer.
   *[other] hoogstens { $offers } keer.
}
grass-rules-deals-answer = Je doet je bod aan één speler of aan iedereen, voor een kaart die je noemt of voor wat je ervoor kan krijgen; wie gevraagd wordt, stemt in, weigert of doet een tegenbod.
grass-rules-deals-open = Geruilde kaarten worden aan iedereen getoond.
grass-rules-deals-closed = Alleen de twee spelers die ruilen, zien de kaarten.
grass-rules-deals-hidden = Heimelijke deals: wat je noemt, is alleen een bewering. Beide spelers kiezen met de speelzijde naar beneden wat ze echt geven; daarna mag elk zeggen dat hij bedot is, waar of niet.
grass-rules-deals-swap = Eenmaal per beurt mag je een niet-beschermde Dealkaart uit je dealzone ruilen voor een van een tegenspeler, zonder diens mening te vragen.
grass-rules-deals-swap-market = Eenmaal per beurt mag je een niet-beschermde Dealkaart uit je dealzone ruilen voor een van een tegenspeler, zonder diens mening te vragen, als beide markten open zijn, zonder druk.

## Scoring (grass.scoring)

grass-rules-scoring = Einde van een ronde
grass-rules-scoring-net = Je nettowinst: alle Dealkaarten in je dealzone, verhoogd of verlaagd door de bankier.
grass-rules-scoring-result = Je resultaat van de ronde: de nettowinst, min de boete voor elke Paranoiakaart en de waarde van je beste Dealkaart in de hand.
# $fines is a row of the text below it.
grass-rules-scoring-fines = De boetes: { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = Het hoogste resultaat levert een bonus van { $bonus } op.
grass-rules-scoring-floor = Een score zakt nooit onder 0.
grass-rules-scoring-debt = Een score kan onder 0 zakken.
grass-rules-scoring-anew = Daarna worden alle kaarten geschud, gaan alle markten dicht en begint een nieuwe ronde.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Varianten
grass-rules-variants-draft = Give Me Five: leg een van je zes kaarten opzij en geef de andere door, tot je er zes opzij hebt gelegd. In de eerste ronde gaan de pakjes naar links, daarna om de beurt naar rechts en naar links.
grass-rules-variants-luck = Lucky or Not: na een Paranoiakaart neemt elke speler een willekeurige kaart uit de hand van zijn rechterbuur, in plaats van er een door te geven.
