### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = 18 Karten mit zwei Reihen zu drei Feldern: fünf Bäume mit einer oder zwei Orangen, Zitronen oder Limetten und eine Lichtung. Auf jeder Rückseite steht ein Rezept.
rulebook-grove-cards-2 = Du hast 15 Würfel, fünf von jeder Frucht, mit den Seiten 2 bis 6 und einem Korb zu 10; dazu ein Eichhörnchen und eine Schubkarre.
rulebook-grove-cards-3 = Die gedruckten Karten sind nicht öffentlich: Greentable hat eigene Karten und Rezepte und nimmt deine als Textdateien, die es prüft.
rulebook-grove-cards-4 = Die Hauskarten haben von jeder Frucht 30 Bäume, 18 mit einer Frucht und 12 mit zweien.

rulebook-grove-setup-1 = Alle 18 Karten werden gemischt. Neun werden gespielt; die anderen neun reichen für eine zweite Partie. Die nächste Karte sieht niemand.
rulebook-grove-setup-2 = Die oberste Karte beginnt den Hain, dann werden zwei gezogen.

rulebook-grove-turn-1 = Lege eine deiner beiden Handkarten, setze Würfel, zieh eine Karte nach, wenn es noch eine gibt. Nach acht Karten wird die Ernte gezählt.
rulebook-grove-turn-2 = Wer keine Karte legen kann, hört auf und zählt, was im Hain liegt.

rulebook-grove-placement-1 = Eine Karte darf um Vierteldrehungen gedreht, aber nie gewendet werden.
rulebook-grove-placement-2 = Mindestens eines ihrer Felder muss auf einem Feld des Hains liegen. Sie darf auf mehreren Karten zugleich liegen.
rulebook-grove-placement-3 = Baum auf Baum: Die Frucht muss dieselbe sein; wie viele es sind, ist egal.
rulebook-grove-placement-4 = Auf einer leeren Lichtung darf jeder Baum liegen.
rulebook-grove-placement-5 = Auf einer Lichtung mit Würfel muss der Baum dessen Frucht haben. Die Schubkarre ist auch so ein Würfel.
rulebook-grove-placement-6 = Eine Lichtung darf auf allem liegen außer auf dem Baum des Eichhörnchens.
rulebook-grove-placement-7 = Auf dem Baum des Eichhörnchens darf nichts liegen.

rulebook-grove-dice-1 = Ein Baum auf einem Baum seiner Frucht ohne Würfel bekommt einen, der die Früchte beider Bäume zeigt.
rulebook-grove-dice-2 = Liegt dort schon ein Würfel, rückt er nach oben und steigt um die Früchte des neuen Baums.
rulebook-grove-dice-3 = Ein Würfel, der über 6 käme, wird zum Korb mit 10; genau 6 bleibt 6.
rulebook-grove-dice-4 = Ein Korb, den ein Baum seiner Frucht überdeckt, wird zur Schubkarre mit 15, und sein Würfel geht zurück. Solange die Schubkarre im Hain ist, bleibt ein überdeckter Korb bei 10. Von mehreren Körben wählst du einen.
rulebook-grove-dice-5 = Eine Schubkarre, die ein Baum ihrer Frucht überdeckt, rückt nach oben und bleibt 15.
rulebook-grove-dice-6 = Ist kein Würfel einer Frucht mehr da, wird keiner gesetzt. Der nächste Baum dort zählt wieder wie ein erster.
rulebook-grove-dice-7 = Sind zu wenige Würfel da, wählst du, welche Bäume einen bekommen. Was im selben Zug zurückkommt, steht schon zur Verfügung.

rulebook-grove-glade-1 = Eine Lichtung auf einem Würfel trägt ihn, sein Wert bleibt; die Schubkarre ebenso.
rulebook-grove-glade-2 = Wo kein Würfel liegt, bringt eine Lichtung keinen.
rulebook-grove-glade-3 = Ein Baum auf einer Lichtung mit Würfel nimmt ihn auf, und er steigt um die Früchte des Baums. Auf einer leeren Lichtung gibt es keinen.

rulebook-grove-squirrel-1 = Einmal pro Partie darf ein Baum der Karte nicht zu dem passen, was darunter liegt; das Eichhörnchen setzt sich darauf. Zwei auf einmal gehen nicht.
rulebook-grove-squirrel-2 = Ein Würfel unter dem Eichhörnchen geht zurück, die Schubkarre auch.
rulebook-grove-squirrel-3 = Auf den Baum des Eichhörnchens darf nie wieder etwas gelegt werden.

rulebook-grove-scoring-1 = Alle Würfel auf Bäumen zählen, die Schubkarre 15. Auf Lichtungen zählen sie nicht. Eine Summe kann negativ sein.
rulebook-grove-scoring-2 = Das Eichhörnchen kostet 1 Punkt, dazu 1 für jeden Würfel auf einem Baum direkt daneben.
rulebook-grove-scoring-3 = Sechs Stufen sagen, wie gut eine Ernte ist: unter 40, dann in Fünferschritten, bis 60 und mehr.

rulebook-grove-recipes-1 = Zwei Karten werden mit der Rezeptseite nach oben beiseitegelegt. Ihre Zahlen zusammen sind das Ziel.
rulebook-grove-recipes-2 = Ein Rezept, das am Ende erfüllt ist, gibt Punkte oder multipliziert Würfel. Wer das Ziel erreicht, gewinnt.
rulebook-grove-recipes-3 = Für Rezepte ist die Schubkarre ein Würfel der Frucht, die sie ersetzt hat, aber nicht für die fünf genannten: Fruchtcocktail, Tutti Frutti, Limettensirup, Orangensaft und Zitronenlimonade. Würfel auf Lichtungen zählen für Bedingungen mit.
rulebook-grove-recipes-4 = Zuerst die Würfel auf Bäumen, dann was sie multipliziert, dann Punkte; das Eichhörnchen wird zuletzt bezahlt.
rulebook-grove-recipes-5 = Das Hausbuch hat 18 eigene Rezepte, jedes 30 bis 44 wert.
rulebook-grove-recipes-6 = Ein eigenes Rezept darf Punkte geben oder nehmen, die Würfel einer Frucht oder alle multiplizieren, oder beides; seine Bedingung darf von einer Frucht, von zweien oder von allen handeln.

rulebook-grove-several-1 = Einer bis vier spielen, jeder mit eigenen Würfeln und alle mit denselben Karten in derselben Reihenfolge.
rulebook-grove-several-2 = Alle wählen gleichzeitig und verdeckt; haben alle gelegt, wird die nächste Karte für alle gezogen.
rulebook-grove-several-3 = Die höchste Ernte gewinnt; bei Gleichstand, wer mehr Würfel im Hain hat, auch auf Lichtungen. Sonst gewinnen mehrere.
rulebook-grove-several-4 = Mit Rezepten haben alle dieselben zwei. Der höchste Endstand gewinnt, und jeder erfährt, ob er das Ziel erreicht hat.
