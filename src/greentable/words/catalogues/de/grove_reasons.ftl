### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = Die Partie ist zu Ende.
grove-reason-not-your-turn = Du bist nicht an der Reihe.
grove-reason-already-chosen = Du hast schon gewählt: Warte auf die anderen.
grove-reason-not-now = Jetzt nicht: Erst ist etwas anderes an der Reihe.
grove-reason-malformed = Das ist zu wenig oder zu viel gesagt: Nenne eine Karte, eine Stelle und eine Drehung.
grove-reason-no-such-card = Eine Karte { $card } gibt es nicht: Die Karten haben die Nummern 1 bis 18.
grove-reason-already-seen = Karte { $card } wurde schon aufgedeckt.
grove-reason-same-recipe = Die beiden Rezepte müssen verschieden sein.
grove-reason-not-in-hand = Du hast Karte { $card } nicht auf der Hand.
grove-reason-no-overlap = Die Karte muss mindestens ein Feld des Hains überdecken.
grove-reason-on-squirrel = Auf dem Baum des Eichhörnchens darf nichts liegen.
grove-reason-mismatch = Ein Baum muss zu dem Baum oder dem Würfel darunter passen, und dein Eichhörnchen ist schon vergeben.
grove-reason-two-mismatches = Höchstens ein Baum darf nicht zu dem passen, was darunterliegt: Es gibt nur ein Eichhörnchen.
grove-reason-barrow-to-choose = Mehrere Körbe könnten zur Schubkarre werden: Sag, welcher.
grove-reason-not-a-covered-basket = Diese Karte überdeckt dort keinen Korb, der zur Schubkarre werden könnte.
grove-reason-no-barrow-to-choose = Hier gibt es keine Schubkarre zu wählen: Lass sie weg.
grove-reason-dice-to-choose = Für all diese Bäume reichen die Würfel nicht: Sag, welche Bäume einen bekommen.
grove-reason-die-not-scarce = Nenne Würfel nur für Bäume, für deren Frucht zu wenige Würfel da sind.
grove-reason-wrong-number-of-dice = Nenne so viele Bäume, wie noch Würfel da sind.

## One cell of the card that fails, at $place. $laid and $below are cells.

grove-fault-on-squirrel = Auf { $place }: { $laid } würde das Eichhörnchen verdecken.
grove-fault-mismatch = Auf { $place }: { $laid } passt nicht auf { $below }.

## One cell that could be chosen

grove-fault-barrow = Der Korb auf { $place } könnte zur Schubkarre werden.
grove-fault-dice = Der Baum auf { $place } könnte einen Würfel bekommen.
