### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = Die Partie ist zu Ende.
grove-reason-not-your-turn = Du bist nicht dran.
grove-reason-already-chosen = Du hast schon gewählt. Warte auf die anderen.
# Another kind of move than the one that is due: on their turn players place a card, nothing else.
grove-reason-not-now = Das geht jetzt nicht. Wenn du dran bist, legst du eine Karte.
grove-reason-malformed = Der Zug ist unvollständig oder hat zu viele Angaben. Nötig sind Karte, Stelle und Drehung.
grove-reason-no-such-card = Es gibt keine Karte { $card }. Die Karten haben die Nummern 1 bis 18.
grove-reason-already-seen = Karte { $card } wurde schon aufgedeckt.
grove-reason-same-recipe = Die beiden Rezepte müssen verschieden sein.
grove-reason-not-in-hand = Du hast Karte { $card } nicht auf der Hand.
grove-reason-no-overlap = Die Karte muss mindestens ein Feld deines Hains überdecken.
grove-reason-on-squirrel = Der Baum des Eichhörnchens darf nicht überdeckt werden.
grove-reason-mismatch = Ein Baum muss zu dem Baum oder Würfel darunter passen. Dein Eichhörnchen hast du schon eingesetzt.
grove-reason-two-mismatches = Nur ein Baum darf etwas überdecken, zu dem er nicht passt. Du hast nur ein Eichhörnchen.
grove-reason-barrow-to-choose = Mehrere Körbe könnten zur Schubkarre werden. Wähle einen aus.
grove-reason-not-a-covered-basket = Die Karte überdeckt dort keinen Korb. Wähle einen Korb, den sie überdeckt.
grove-reason-no-barrow-to-choose = Hier kannst du keine Schubkarre wählen. Lass diesen Teil weg.
grove-reason-dice-to-choose = Die Würfel reichen nicht für alle diese Bäume. Wähle aus, welche einen bekommen.
grove-reason-die-not-scarce = Wähle nur Bäume einer Sorte, für die die Würfel nicht reichen.
grove-reason-wrong-number-of-dice = Wähle genau so viele Bäume, wie noch Würfel da sind.

## One cell of the card that fails, at $place. $laid and $below are cells, without an article.

grove-fault-on-squirrel = Auf { $place } sitzt das Eichhörnchen. { $laid-gender ->
    [f] Die
   *[other] Der
} { $laid } darf dort nicht liegen.
grove-fault-mismatch = Auf { $place } passt es nicht: { $laid } auf { $below }.

## One cell that could be chosen

grove-fault-barrow = Der Korb auf { $place } könnte zur Schubkarre werden.
grove-fault-dice = Der Baum auf { $place } könnte einen Würfel bekommen.
