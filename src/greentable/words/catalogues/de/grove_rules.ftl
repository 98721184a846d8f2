### The rules of Grove in short: a heading, then some sentences.

## The aim (grove.scoring)

grove-rules-aim = Ziel des Spiels
grove-rules-aim-harvest = Die höchste Ernte: alles zusammengezählt, was die Würfel auf Bäumen zeigen.
grove-rules-aim-cards = Von achtzehn Karten spielen neun mit: Eine liegt von Anfang an auf dem Tisch, acht legst du selbst.
grove-rules-aim-cells = Jede Karte hat sechs Felder: fünf Bäume mit ein oder zwei Früchten (Orangen, Zitronen oder Limetten) und eine Lichtung.

## A turn (grove.turn, grove.placement)

grove-rules-turn = Dein Zug
grove-rules-turn-lay = Lege eine deiner beiden Handkarten, beliebig gedreht.
grove-rules-turn-overlap = Mindestens eines ihrer Felder muss ein Feld des Hains überdecken. Es zählt nur, was oben liegt.
grove-rules-turn-draw = Dann wird die nächste Karte gezogen. Nach acht Karten wird die Ernte gezählt.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Bäume und Würfel
grove-rules-dice-match = Ein Baum darf auf einem Baum derselben Frucht liegen; wie viele Früchte es sind, ist egal.
grove-rules-dice-new = Liegt dort noch kein Würfel, wird einer dieser Frucht gelegt. Er zeigt die Früchte beider Bäume zusammen.
grove-rules-dice-rise = Liegt dort einer, rückt er nach oben und steigt um die Früchte des neuen Baums. Über 6 wird er auf seinen Korb gedreht, der 10 zählt.
grove-rules-dice-barrow = Ein Korb, den ein passender Baum überdeckt, wird zur Schubkarre, die 15 zählt; sein Würfel geht in deinen Vorrat zurück. Es gibt nur eine Schubkarre: Solange sie im Hain liegt, bleibt ein überdeckter Korb 10.
grove-rules-dice-scarce = Es gibt fünf Würfel von jeder Frucht. Sind es zu wenige, sagst du, welche Bäume einen bekommen.

## Glades (grove.glade)

grove-rules-glades = Lichtungen
grove-rules-glades-under = Auf einer leeren Lichtung darf jeder Baum liegen; er bekommt keinen Würfel.
grove-rules-glades-over = Eine Lichtung darf auf allem liegen außer auf dem Baum des Eichhörnchens.
grove-rules-glades-fallen = Ein Würfel darunter oder die Schubkarre liegt dann auf der Lichtung und zählt nicht. Nur ein Baum seiner Frucht darf ihn dort überdecken; der nimmt ihn wieder auf, und er steigt wie immer.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = Das Eichhörnchen
grove-rules-squirrel-once = Einmal pro Partie darf ein Baum einer Karte liegen, wo er nicht passt.
grove-rules-squirrel-seat = Das Eichhörnchen setzt sich darauf, ein Würfel darunter geht zurück, und dort darf nichts mehr liegen.
grove-rules-squirrel-cost = Es kostet 1 Punkt, dazu 1 Punkt für jeden Würfel auf einem Baum direkt daneben.

## The recipe challenge (grove.recipes)

grove-rules-challenge = Die Rezept-Herausforderung
grove-rules-challenge-target = Zwei Karten werden mit der Rezeptseite nach oben beiseitegelegt. Ihre Zahlen zusammen sind das Ziel.
grove-rules-challenge-met = Ein Rezept, das am Ende erfüllt ist, gibt Punkte oder multipliziert Würfel. Ernte und Rezepte zusammen müssen das Ziel erreichen.
grove-rules-challenge-counted = Für ein Rezept sind auch Würfel auf Lichtungen im Spiel, und die Schubkarre ist ein Würfel der Frucht, die sie ersetzt hat, außer wenn das Rezept sagt, dass sie nicht zählt.
grove-rules-challenge-order = Erst werden Würfel multipliziert, dann kommen die Punkte hinzu; das Eichhörnchen wird zuletzt bezahlt.

## Several players (grove.several)

grove-rules-several = Mehrere Spieler
grove-rules-several-together = Alle haben dieselben Karten. Alle legen gleichzeitig und sehen die Karten der anderen, sobald alle gewählt haben.
grove-rules-several-winner = Die höchste Ernte gewinnt; bei Gleichstand gewinnt, wer mehr Würfel benutzt hat. Ist auch das gleich, teilt ihr euch den Sieg.
