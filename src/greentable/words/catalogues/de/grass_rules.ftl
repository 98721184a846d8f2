### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are said depends on the ruleset; the numbers of the rules stand beside them.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = Ziel des Spiels
grass-rules-goal-target = Gespielt wird in mehreren Runden. Die Partie endet, sobald nach einer Runde jemand { $target } erreicht hat; der höchste Gesamtgewinn gewinnt.
grass-rules-goal-rounds = { $rounds ->
    [one] Sie dauert eine Runde.
   *[other] Sie dauert höchstens { $rounds } Runden.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = Dein Zug
grass-rules-turn-draw = Du hast sechs Karten auf der Hand. Ziehe eine, dann spiele eine aus oder wirf eine ab; danach beende deinen Zug.
grass-rules-turn-last = Die Runde endet, sobald jemand eine Markt-geschlossen-Karte ausspielt, oder nach dem Zug des Spielers, der die letzte Karte vom Heuhaufen gezogen hat.
grass-rules-turn-miss = Wer aussetzt, kann trotzdem angegriffen werden, Angebote beantworten und Karten weitergeben.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Markt und Handel
grass-rules-market-open = Spiele einmal Eröffnen des Marktes aus; ab deinem nächsten Zug kannst du Handel-Karten in deinen Handelsbereich legen, eine pro Zug.
grass-rules-market-risk = Eine Handel-Karte ist in Gefahr, solange keine Schutz-Karte sie schützt.
grass-rules-market-close = Eine Markt-geschlossen-Karte beendet die Runde sofort; dein Markt muss dazu eröffnet und ohne Hitze sein.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Es wird heiß
grass-rules-heat-on = Eine Es-wird-heiß-Karte blockiert den eröffneten Markt eines Gegners: Bis sie neutralisiert ist, kann er weder Handel-Karten noch Schutz-Karten, Pflanzenklau beim Nachbarn oder Markt geschlossen ausspielen.
grass-rules-heat-on-protect = Eine Es-wird-heiß-Karte blockiert den eröffneten Markt eines Gegners: Bis sie neutralisiert ist, kann er weder Handel-Karten noch Pflanzenklau beim Nachbarn oder Markt geschlossen ausspielen.
# $pairs is a row of pairs: "Immunität gegen Razzia".
grass-rules-heat-off = Gegen jede hilft eine Hitze-raus-Karte: { $pairs }.
grass-rules-heat-pair = { $partner } gegen { $heat }
# $about is a row of sentences: what the card does.
grass-rules-card = { $card } ({ $code }): { $about }

## Protection (grass.protection)

grass-rules-protection = Schutz
grass-rules-protection-cover = Eine Schutz-Karte schützt Handel-Karten in deinem Handelsbereich, die zusammen höchstens ihren Deckungswert haben. Geschützte Karten kann dir niemand nehmen; später gelegte schützt sie nicht mit.
grass-rules-protection-never = Dr. Feelgood kann niemals geschützt werden.

## Cards with an effect (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Karten mit Wirkung

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoia
grass-rules-paranoia-discard = Eine Paranoia-Karte kannst du nicht abwerfen: Spiele sie aus, mach einen Deal damit oder gib sie weiter.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Deals
grass-rules-deals-none = Karten auf der Hand werden in dieser Partie nicht ausgetauscht.
grass-rules-deals-before = Bist du an der Reihe, kannst du vor dem Ausspielen eine Karte deiner Hand gegen eine aus einer anderen Hand anbieten, so oft du willst.
grass-rules-deals-any-time = Bist du an der Reihe, kannst du vor oder nach dem Ausspielen eine Karte deiner Hand gegen eine aus einer anderen Hand anbieten, so oft du willst.
grass-rules-deals-before-limited = Bist du an der Reihe, kannst du vor dem Ausspielen eine Karte deiner Hand gegen eine aus einer anderen Hand anbieten, { $offers ->
    [one] ein einziges Mal.
   *[other] bis zu { $offers }-mal.
}
grass-rules-deals-any-time-limited = Bist du an der Reihe, kannst du vor oder nach dem Ausspielen eine Karte deiner Hand gegen eine aus einer anderen Hand anbieten, { $offers ->
    [one] ein einziges Mal.
   *[other] bis zu { $offers }-mal.
}
grass-rules-deals-answer = Du bietest sie einem Gegner oder allen an, gegen eine Karte, die du nennst, oder gegen das, was man dir dafür gibt; wer gefragt wird, nimmt an, lehnt ab oder macht ein Gegenangebot.
grass-rules-deals-open = Ausgetauschte Karten werden allen gezeigt.
grass-rules-deals-closed = Ausgetauschte Karten sehen nur die beiden, die den Deal machen.
grass-rules-deals-hidden = Versteckte Deals: Genannte Karten sind nur eine Behauptung. Beide wählen verdeckt, was sie wirklich geben; danach kann jeder sagen, dass er hereingelegt wurde, ob es stimmt oder nicht.
grass-rules-deals-swap = Einmal pro Zug kannst du eine ungeschützte Handel-Karte aus deinem Handelsbereich gegen eine aus dem eines Gegners tauschen, ohne ihn zu fragen.
grass-rules-deals-swap-market = Einmal pro Zug kannst du eine ungeschützte Handel-Karte aus deinem Handelsbereich gegen eine aus dem eines Gegners tauschen, ohne ihn zu fragen; beide Märkte müssen eröffnet und ohne Hitze sein.

## Scoring (grass.scoring)

grass-rules-scoring = Ende einer Runde
grass-rules-scoring-net = Dein Nettogewinn: der Wert aller Handel-Karten in deinem Handelsbereich, plus oder minus, was der Banker bringt oder kostet.
grass-rules-scoring-result = Dein Ergebnis der Runde: der Nettogewinn, abzüglich der Strafe für jede Paranoia-Karte und des Werts deiner höchsten Handel-Karte auf der Hand.
# $fines is a row of the text below it.
grass-rules-scoring-fines = Die Strafen: { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = Das höchste Ergebnis der Runde erhält zusätzlich { $bonus } Bonus.
grass-rules-scoring-floor = Ein Gesamtgewinn sinkt nie unter 0.
grass-rules-scoring-debt = Ein Gesamtgewinn kann unter 0 sinken.
grass-rules-scoring-anew = Danach werden alle Karten gemischt, kein Markt ist mehr eröffnet, und eine neue Runde beginnt.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Varianten
grass-rules-variants-draft = Give me five: Behalte eine deiner sechs Karten und gib die anderen weiter, bis du sechs behalten hast. In der ersten Runde gehen die Päckchen nach links, danach abwechselnd nach rechts und nach links.
grass-rules-variants-luck = Glück oder Pech: Nach einer Paranoia-Karte zieht jeder Spieler eine zufällige Karte aus der Hand seines rechten Nachbarn, statt eine weiterzugeben.
