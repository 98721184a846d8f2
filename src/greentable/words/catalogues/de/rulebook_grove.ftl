### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = Es gibt 18 Karten mit zwei Reihen zu drei Feldern: fünf Bäume und eine Lichtung. Ein Baum trägt eine oder zwei Orangen, Zitronen oder Limetten. Auf jeder Rückseite steht ein Rezept.
rulebook-grove-cards-2 = Du hast 15 Würfel, fünf von jeder Sorte. Sie zeigen die Zahlen 2 bis 6 und einen Korb, der 10 zählt. Dazu hast du ein Eichhörnchen und eine Schubkarre.
rulebook-grove-cards-3 = Die gedruckten Karten sind nicht öffentlich. Greentable hat eigene Karten und Rezepte. Deine kannst du als Textdateien laden, die geprüft werden.
rulebook-grove-cards-4 = Die Hauskarten haben von jeder Sorte 30 Bäume: 18 mit einer Frucht und 12 mit zwei Früchten.

rulebook-grove-setup-1 = Alle 18 Karten werden gemischt. Neun werden gespielt, die anderen neun sind für eine zweite Partie. Die nächste Karte sieht niemand.
rulebook-grove-setup-2 = Mit der obersten Karte beginnt dein Hain. Dann ziehst du zwei Karten.

rulebook-grove-turn-1 = Lege eine deiner beiden Handkarten, setze Würfel und zieh eine Karte nach, solange es noch eine gibt. Nach acht Karten wird die Ernte gezählt.
rulebook-grove-turn-2 = Wer keine seiner Karten legen kann, hört auf. Gezählt wird der Hain, wie er ist.

rulebook-grove-placement-1 = Eine Karte darf in Vierteldrehungen gedreht, aber nie gewendet werden.
rulebook-grove-placement-2 = Die Karte muss mindestens ein Feld deines Hains überdecken. Sie darf mehrere Karten zugleich überdecken.
rulebook-grove-placement-3 = Ein Baum, der einen anderen überdeckt, muss von derselben Sorte sein. Wie viele Früchte die Bäume tragen, ist egal.
rulebook-grove-placement-4 = Jeder Baum darf eine leere Lichtung überdecken.
rulebook-grove-placement-5 = Liegt auf einer Lichtung ein Würfel, muss der Baum darauf zur Sorte des Würfels passen. Das gilt auch für die Schubkarre.
rulebook-grove-placement-6 = Eine Lichtung darf alles überdecken außer dem Baum des Eichhörnchens.
rulebook-grove-placement-7 = Nichts darf den Baum des Eichhörnchens überdecken.

rulebook-grove-dice-1 = Überdeckt ein Baum einen passenden Baum ohne Würfel, bekommt er einen. Der Würfel zeigt die Früchte beider Bäume zusammen.
rulebook-grove-dice-2 = Liegt dort schon ein Würfel, rückt er auf den neuen Baum und steigt um die Anzahl der Früchte dort.
rulebook-grove-dice-3 = Ein Würfel, der über 6 käme, wird zum Korb, der 10 zählt. Genau 6 bleibt 6.
rulebook-grove-dice-4 = Ein Korb, den ein passender Baum überdeckt, wird zur Schubkarre, die 15 zählt. Der Würfel geht in deinen Vorrat zurück. Solange die Schubkarre in deinem Hain ist, bleiben überdeckte Körbe bei 10. Überdeckst du mehrere Körbe, wählst du, welcher zur Schubkarre wird.
rulebook-grove-dice-5 = Überdeckt ein passender Baum die Schubkarre, rückt sie auf diesen Baum und bleibt bei 15.
rulebook-grove-dice-6 = Ist von einer Sorte kein Würfel mehr da, wird keiner gesetzt. Der nächste passende Baum an dieser Stelle zählt dann als erster.
rulebook-grove-dice-7 = Reichen die Würfel nicht, wählst du, welche Bäume einen bekommen. Was im selben Zug in den Vorrat zurückgeht, kannst du sofort wieder nutzen.

rulebook-grove-glade-1 = Überdeckt eine Lichtung einen Würfel, rückt er mit gleichem Wert auf die Lichtung. Das gilt auch für die Schubkarre.
rulebook-grove-glade-2 = Wo kein Würfel liegt, kommt durch eine Lichtung auch keiner dazu.
rulebook-grove-glade-3 = Überdeckt ein Baum eine Lichtung mit Würfel, nimmt er ihn auf. Der Würfel steigt um die Anzahl der Früchte des Baums. Auf einer leeren Lichtung bekommt der Baum keinen Würfel.

rulebook-grove-squirrel-1 = Einmal pro Partie darf ein Baum etwas überdecken, zu dem er nicht passt. Auf ihn setzt sich dann das Eichhörnchen. Zwei solche Bäume auf einmal sind nicht erlaubt.
rulebook-grove-squirrel-2 = Ein Würfel unter dem Eichhörnchen geht in deinen Vorrat zurück, die Schubkarre auch.
rulebook-grove-squirrel-3 = Auf den Baum des Eichhörnchens darf nie wieder etwas gelegt werden.

rulebook-grove-scoring-1 = Zähle alle Würfel auf deinen Bäumen zusammen. Die Schubkarre zählt 15. Würfel auf Lichtungen zählen nicht. Die Summe kann auch negativ sein.
rulebook-grove-scoring-2 = Das Eichhörnchen kostet 1 Punkt, dazu 1 für jeden Würfel auf einem Baum direkt daneben (nicht diagonal).
rulebook-grove-scoring-3 = Sechs Titel zeigen, wie gut eine Ernte ist: unter 40, dann in Fünferschritten bis 60 und mehr.

rulebook-grove-recipes-1 = Zwei Karten werden mit der Rezeptseite nach oben beiseitegelegt. Die Summe ihrer Zahlen ist das Ziel.
rulebook-grove-recipes-2 = Ein Rezept, das du am Ende erfüllst, gibt Punkte oder multipliziert Würfel. Wer das Ziel erreicht, gewinnt.
rulebook-grove-recipes-3 = Für Rezepte zählt die Schubkarre als Würfel der Sorte, die sie ersetzt hat. Für Fruchtcocktail, Tutti Frutti, Limettensirup, Orangensaft und Zitronenlimonade zählt sie nicht. Würfel auf Lichtungen zählen für Bedingungen mit.
rulebook-grove-recipes-4 = Zähle die Würfel auf Bäumen, multipliziere sie und zähle dann die Punkte dazu. Zuletzt werden die Punkte für das Eichhörnchen abgezogen.
rulebook-grove-recipes-5 = Das Hausbuch hat 18 eigene Rezepte, jedes mit einer Zahl von 30 bis 44.
rulebook-grove-recipes-6 = Eigene Rezepte können Punkte geben oder nehmen, die Würfel einer Sorte oder alle multiplizieren, oder beides. Ihre Bedingung kann für eine Sorte gelten, für zwei oder für alle.

rulebook-grove-several-1 = Für eine bis vier Personen, jede mit eigenen Würfeln. Alle bekommen dieselben Karten in derselben Reihenfolge.
rulebook-grove-several-2 = Alle wählen gleichzeitig und geheim. Wenn alle gelegt haben, wird die nächste Karte für alle gezogen.
rulebook-grove-several-3 = Die größte Ernte gewinnt. Bei Gleichstand gewinnt, wer mehr Würfel im Hain hat. Würfel auf Lichtungen und die Schubkarre zählen mit. Herrscht auch da Gleichstand, teilt ihr euch den Sieg.
rulebook-grove-several-4 = Spielt ihr mit Rezepten, gelten für alle dieselben zwei. Der höchste Endstand gewinnt, und alle erfahren, ob sie das Ziel erreicht haben.
