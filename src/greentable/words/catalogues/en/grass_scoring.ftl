### The scoring of a round of Grass.

## The lines of the ledger, as headings of rows

grass-line-protected = Protected profit
grass-line-at-risk = Profit at risk
grass-line-banker = The Banker
# The sum of the lines above.
grass-line-net-profit = Net profit
grass-line-fines = Fines for Paranoia
grass-line-best-in-hand = Best Peddle in hand
# The net profit less the two lines above.
grass-line-result = Result of the round
grass-line-bonus = Bonus
# What everybody had before this round.
grass-line-before = Total before
grass-line-total = Total

## The same as sentences. $line is one of the headings above.

grass-event-scored = { $who }: { $line } { $amount }.
grass-event-total = { $who } now has { $amount }.
