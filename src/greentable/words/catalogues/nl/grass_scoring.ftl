### The scoring of a round of Grass.

## The lines of the score table, as row headings

grass-line-protected = Beschermde winst
grass-line-at-risk = Winst met risico
grass-line-banker = De bankier
# The sum of the lines above.
grass-line-net-profit = Nettowinst
grass-line-fines = Boetes voor Paranoia
grass-line-best-in-hand = Beste Dealkaart in de hand
# The net profit minus the two lines above.
grass-line-result = Resultaat van de ronde
grass-line-bonus = Bonus
# The total before this round.
grass-line-before = Vorige score
grass-line-total = Totaalscore

## The same as sentences. $line is one of the headings above.

grass-event-scored = { $who }: { $line } { $amount }.
grass-event-total = { $who } heeft nu { $amount }.
