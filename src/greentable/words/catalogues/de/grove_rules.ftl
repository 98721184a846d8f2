### The rules of Grove in short: a heading, then some sentences.

## The goal (grove.scoring)

grove-rules-aim = Ziel des Spiels
grove-rules-aim-harvest = Bring die größte Ernte ein. Am Ende zählen alle Würfel auf deinen Bäumen. 50 Punkte sind gut, 60 sind hervorragend.
grove-rules-aim-cards = Nur neun der achtzehn Karten werden gespielt. Mit einer beginnt dein Hain, die anderen acht legst du.
grove-rules-aim-cells = Jede Karte hat fünf Bäume und eine Lichtung. Ein Baum trägt eine oder zwei Orangen, Zitronen oder Limetten.

## A turn (grove.turn, grove.placement)

grove-rules-turn = Dein Zug
grove-rules-turn-lay = Lege eine deiner beiden Handkarten. Du darfst sie beliebig drehen.
grove-rules-turn-overlap = Sie muss mindestens einen Baum oder eine Lichtung deines Hains überdecken. Es zählt nur, was oben liegt.
grove-rules-turn-draw = Dann ziehst du die nächste Karte. Nach acht Karten ist die Partie zu Ende.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Bäume und Würfel
grove-rules-dice-match = Ein Baum, der einen anderen überdeckt, muss von derselben Sorte sein. Wie viele Früchte die Bäume tragen, ist egal.
grove-rules-dice-new = Liegt dort noch kein Würfel, legst du einen dieser Sorte. Er zeigt die Früchte beider Bäume zusammen. Gewürfelt wird nie.
grove-rules-dice-rise = Liegt dort schon einer, rückt er auf den neuen Baum und steigt um die Anzahl der Früchte dort. Über 6 wird er zum Korb, der 10 zählt.
grove-rules-dice-barrow = Überdeckst du einen Korb mit einem passenden Baum, wird er zur Schubkarre, die 15 zählt. Der Würfel geht in deinen Vorrat zurück. Es gibt nur eine Schubkarre. Solange sie in deinem Hain ist, bleiben überdeckte Körbe bei 10.
grove-rules-dice-scarce = Du hast fünf Würfel von jeder Sorte. Reichen sie nicht, wählst du, welche Bäume einen bekommen.

## Glades (grove.glade)

grove-rules-glades = Lichtungen
grove-rules-glades-under = Jeder Baum darf eine leere Lichtung überdecken, aber er bekommt keinen Würfel.
grove-rules-glades-over = Eine Lichtung darf alles überdecken außer dem Baum des Eichhörnchens.
grove-rules-glades-fallen = Überdeckt eine Lichtung einen Würfel, rückt er auf die Lichtung und zählt nicht. Nur ein Baum derselben Sorte darf ihn dort überdecken. Dann rückt der Würfel auf diesen Baum und steigt wie gewohnt. Die Schubkarre rückt genauso mit.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = Das Eichhörnchen
grove-rules-squirrel-once = Einmal pro Partie darf ein Baum etwas überdecken, zu dem er nicht passt.
grove-rules-squirrel-seat = Das Eichhörnchen setzt sich auf diesen Baum, und nichts darf ihn mehr überdecken. Ein Würfel darunter geht in deinen Vorrat zurück.
grove-rules-squirrel-cost = Es kostet 1 Punkt, dazu 1 für jeden Würfel auf einem Baum direkt daneben (nicht diagonal).

## The recipe challenge (grove.recipes)

grove-rules-challenge = Die Rezept-Herausforderung
grove-rules-challenge-target = Zwei Karten werden mit der Rezeptseite nach oben beiseitegelegt. Die Summe ihrer Zahlen ist das Ziel.
grove-rules-challenge-met = Rezepte, die du am Ende erfüllst, geben Punkte oder multiplizieren Würfel. Ernte und Rezepte zusammen müssen das Ziel erreichen.
grove-rules-challenge-counted = Für Rezepte sind auch Würfel auf Lichtungen im Spiel. Die Schubkarre zählt als Würfel der Sorte, die sie ersetzt hat, es sei denn, das Rezept schließt sie aus.
grove-rules-challenge-order = Erst werden Würfel multipliziert, dann kommen Punkte dazu. Zuletzt werden die Punkte für das Eichhörnchen abgezogen.

## Several players (grove.several)

grove-rules-several = Mehrere Spieler
grove-rules-several-together = Alle bekommen dieselben Karten. Ihr wählt gleichzeitig und geheim, dann legt ihr eure Karten gemeinsam.
grove-rules-several-winner = Die größte Ernte gewinnt. Bei Gleichstand gewinnt, wer mehr Würfel benutzt hat. Herrscht auch da Gleichstand, teilt ihr euch den Sieg.
