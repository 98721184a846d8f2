### The scoring of a round of Grass.

## The lines of the ledger, as headings of rows

grass-line-protected = Protected profit
grass-line-at-risk = Profit at risk
grass-line-banker = The Banker
grass-line-fines = Fines for Paranoia
grass-line-best-in-hand = Best Peddle in hand
grass-line-net = Net
grass-line-bonus = Bonus
grass-line-total = Total

## The same as sentences. $line is one of the headings above.

grass-event-scored = { $who }: { $line } { $amount }.
grass-event-total = { $who } now has { $amount }.
