### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are shown depends on the ruleset; the numbers of the rules are in the headings below.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = Ziel des Spiels
grass-rules-goal-target = Die Partie geht über eine oder mehrere Runden. Sie endet, sobald nach einer Runde jemand { $target } oder mehr hat. Wer am reichsten ist, gewinnt.
# Instead of the sentence above, if the number of rounds is limited.
grass-rules-goal-rounds = { $rounds ->
    [one] Ihr spielt eine Runde. Wer danach am reichsten ist, gewinnt.
   *[other] Ihr spielt höchstens { $rounds } Runden. Die Partie endet früher, wenn nach einer Runde jemand { $target } oder mehr hat. Wer am reichsten ist, gewinnt.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = Dein Zug
grass-rules-turn-draw = Du hast sechs Karten auf der Hand. In deinem Zug ziehst du eine Karte, dann spielst du eine aus oder wirfst eine ab. Danach beendest du den Zug.
grass-rules-turn-last = Die Runde endet, sobald jemand „Markt geschlossen“ ausspielt, oder nach dem Zug, in dem die letzte Karte gezogen wurde.
grass-rules-turn-miss = Auch wenn du aussetzt, kannst du angegriffen werden. Du antwortest weiter auf Angebote und gibst Karten weiter.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Markt und Handel-Karten
grass-rules-market-open = Spiele einmal „Eröffnen des Marktes“ aus. Ab deinem nächsten Zug kannst du Handel-Karten in deinen Handelsbereich legen, eine pro Zug.
grass-rules-market-risk = Handel-Karten kann man dir wegnehmen, bis eine Schutz-Karte sie schützt.
grass-rules-market-close = „Markt geschlossen“ beendet die Runde sofort. Dein Markt muss dazu eröffnet und ohne Hitze sein.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Es wird heiß
grass-rules-heat-on = Eine Es-wird-heiß-Karte blockiert den eröffneten Markt eines Gegners. Solange sie dort liegt, kann er diese Karten nicht ausspielen: Handel, Schutz, „Pflanzenklau beim Nachbarn“ und „Markt geschlossen“.
grass-rules-heat-on-protect = Eine Es-wird-heiß-Karte blockiert den eröffneten Markt eines Gegners. Solange sie dort liegt, kann er diese Karten nicht ausspielen: Handel, „Pflanzenklau beim Nachbarn“ und „Markt geschlossen“.
# $pairs is a row of pairs: "Immunität gegen Razzia".
grass-rules-heat-off = Gegen jede Es-wird-heiß-Karte hilft eine bestimmte Hitze-raus-Karte: { $pairs }.
grass-rules-heat-pair = { $partner } gegen { $heat }
# $about is a row of sentences: what the card does.
grass-rules-card = { $card } ({ $code }): { $about }

## Protection (grass.protection)

grass-rules-protection = Schutz
grass-rules-protection-cover = Eine Schutz-Karte schützt Handel-Karten in deinem Handelsbereich, zusammen bis zu ihrem Deckungswert. Geschützte Karten kann dir niemand nehmen. Später dazugekommene sind nicht geschützt.
grass-rules-protection-never = Dr. Feelgood kann nie geschützt werden.

## Special cards (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Sonderkarten

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoia
grass-rules-paranoia-pass = Nach jeder Paranoia-Karte geben alle heimlich eine Karte nach links weiter.
grass-rules-paranoia-market = Zum Ausspielen einer Paranoia-Karte muss dein Markt eröffnet sein, mit oder ohne Hitze.
grass-rules-paranoia-discard = Eine Paranoia-Karte kannst du nicht abwerfen. Werde sie vor dem Ende der Runde los, sonst zahlst du ihre Strafe.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Deals: Handkarten tauschen
grass-rules-deals-none = In dieser Partie könnt ihr keine Handkarten tauschen.
grass-rules-deals-before = In deinem Zug kannst du vor dem Ausspielen tauschen, so oft du willst. Biete eine deiner Handkarten gegen eine Handkarte eines Gegners an.
grass-rules-deals-any-time = In deinem Zug kannst du vor und nach dem Ausspielen tauschen, so oft du willst. Biete eine deiner Handkarten gegen eine Handkarte eines Gegners an.
grass-rules-deals-before-limited = In deinem Zug kannst du vor dem Ausspielen { $offers ->
    [one] ein Tauschangebot
   *[other] bis zu { $offers } Tauschangebote
} machen: eine deiner Handkarten gegen eine Handkarte eines Gegners.
grass-rules-deals-any-time-limited = In deinem Zug kannst du vor oder nach dem Ausspielen { $offers ->
    [one] ein Tauschangebot
   *[other] bis zu { $offers } Tauschangebote
} machen: eine deiner Handkarten gegen eine Handkarte eines Gegners.
grass-rules-deals-answer = Dein Angebot geht an einen Gegner oder an alle. Verlange eine bestimmte Karte oder frage, was du dafür bekommst. Wer gefragt wird, nimmt an, lehnt ab oder macht ein Gegenangebot.
grass-rules-deals-open = Getauschte Karten sehen alle.
grass-rules-deals-closed = Getauschte Karten sehen nur die beiden, die tauschen.
# Also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-deals-hidden = Versteckte Deals: Beim Tauschen darfst du jede Karte versprechen. Beide wählen heimlich, welche Karte sie wirklich geben. Danach können beide sagen, dass sie hereingelegt wurden, ob es stimmt oder nicht.
grass-rules-deals-swap = Einmal pro Zug kannst du ungefragt tauschen: eine ungeschützte Handel-Karte aus deinem Handelsbereich gegen eine ungeschützte anderer Sorte aus dem Handelsbereich eines Gegners.
grass-rules-deals-swap-market = Einmal pro Zug kannst du ungefragt tauschen: eine ungeschützte Handel-Karte aus deinem Handelsbereich gegen eine ungeschützte anderer Sorte aus dem Handelsbereich eines Gegners. Beide Märkte müssen eröffnet und ohne Hitze sein.

## Scoring (grass.scoring)

grass-rules-scoring = Ende der Runde
grass-rules-scoring-net = Dein Nettogewinn ist der Wert aller Handel-Karten in deinem Handelsbereich, plus oder minus, was der Banker bringt oder kostet.
grass-rules-scoring-result = Vom Nettogewinn wird abgezogen, was du noch auf der Hand hast: die Strafe für jede Paranoia-Karte und der Wert deiner höchsten Handel-Karte. Das ist dein Ergebnis der Runde.
# $fines is a row of the text below it.
grass-rules-scoring-fines = Strafen: { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = Für das beste Ergebnis der Runde gibt es { $bonus } Bonus. Bei Gleichstand bekommen ihn alle mit diesem Ergebnis.
grass-rules-scoring-floor = Ein Gesamtgewinn sinkt nie unter 0.
grass-rules-scoring-debt = Ein Gesamtgewinn kann unter 0 sinken.
grass-rules-scoring-anew = Dann werden alle Märkte geschlossen, alle Karten neu gemischt und für die nächste Runde ausgeteilt.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Varianten
# The next two are also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-variants-draft = Give me five: Behalte eine deiner sechs Karten und gib die anderen weiter. Macht mit den erhaltenen Karten weiter, bis alle sechs Karten behalten haben. In der ersten Runde gehen die Päckchen nach links, danach wechselt jede Runde die Richtung.
grass-rules-variants-luck = Glück oder Pech: Nach einer Paranoia-Karte gebt ihr keine Karte weiter. Stattdessen zieht jeder eine zufällige Karte aus der Hand seines rechten Nachbarn.
