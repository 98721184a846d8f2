### The scoring of a round of Grass.

## The lines of the score table, as row headings

grass-line-protected = Profitto protetto
grass-line-at-risk = Profitto a rischio
grass-line-banker = Il banchiere
# The sum of the lines above.
grass-line-net-profit = Profitto netto
grass-line-fines = Multe per Paranoia
grass-line-best-in-hand = Miglior carta Spaccio in mano
# The net profit minus the two lines above.
grass-line-result = Risultato della mano
grass-line-bonus = Bonus
# The total before this round.
grass-line-before = Totale precedente
grass-line-total = Totale

## The same as sentences. $line is one of the headings above.

grass-event-scored = { $who }: { $line } { $amount }.
grass-event-total = { $who } ha ora { $amount }.
