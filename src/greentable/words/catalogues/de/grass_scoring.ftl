### The scoring of a round of Grass.

## The lines of the score table, as row headings

grass-line-protected = Geschützter Gewinn
grass-line-at-risk = Risikogewinn
grass-line-banker = Banker
# The sum of the lines above.
grass-line-net-profit = Nettogewinn
grass-line-fines = Strafen für Paranoia
grass-line-best-in-hand = Höchste Handel-Karte auf der Hand
# The net profit minus the two lines above.
grass-line-result = Ergebnis der Runde
grass-line-bonus = Bonus
# The total before this round.
grass-line-before = Gesamtgewinn bisher
grass-line-total = Gesamtgewinn

## The same as sentences. $line is one of the headings above.

grass-event-scored = { $who }: { $line } { $amount }.
grass-event-total = { $who } hat jetzt { $amount }.
