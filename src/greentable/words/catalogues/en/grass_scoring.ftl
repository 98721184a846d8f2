### The scoring of a round of Grass.

## The lines of the score table, as row headings

grass-line-protected = Protected profit
grass-line-at-risk = Profit at risk
grass-line-banker = The Banker
# The sum of the lines above.
grass-line-net-profit = Net profit
grass-line-fines = Paranoia fines
grass-line-best-in-hand = Best Peddle card in hand
# The net profit minus the two lines above.
grass-line-result = Round result
grass-line-bonus = Bonus
# The total before this round.
grass-line-before = Previous total
grass-line-total = Total

## The same as sentences. $line is one of the headings above.

grass-event-scored = { $who }: { $line } { $amount }.
grass-event-total = { $who } now has { $amount }.
