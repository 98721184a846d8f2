### The scoring of a round of Grass.

## The lines of the score table, as row headings

grass-line-protected = Gains protégés
grass-line-at-risk = Gains non protégés
grass-line-banker = Banker
# The sum of the lines above.
grass-line-net-profit = Gain net
grass-line-fines = Amendes (Paranoïa)
grass-line-best-in-hand = Meilleure carte Peddle en main
# The net profit minus the two lines above.
grass-line-result = Résultat de la manche
grass-line-bonus = Bonus
# The total before this round.
grass-line-before = Total précédent
grass-line-total = Total

## The same as sentences. $line is one of the headings above.

grass-event-scored = { $who } : { $line } { $amount }.
grass-event-total = { $who } a maintenant { $amount }.
