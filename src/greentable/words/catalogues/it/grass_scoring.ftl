### The scoring of a round of Grass.

## The lines of the ledger, as headings of rows

grass-line-protected = Profitto protetto
grass-line-at-risk = Profitto a rischio
grass-line-banker = Il banchiere
grass-line-net-profit = Profitto netto
grass-line-fines = Multe per Paranoia
grass-line-best-in-hand = Miglior Spaccio in mano
grass-line-result = Risultato della mano
grass-line-bonus = Bonus
grass-line-before = Totale precedente
grass-line-total = Totale

## The same as sentences. $line is one of the headings above.

grass-event-scored = { $who }: { $line } { $amount }.
grass-event-total = { $who } ha ora { $amount }.
