### Errors in a command line, or in what a player typed in the terminal.
### Words after -- are typed as they are in every language. $file is a file’s name, $why what the system says.

## Names, seats and bots

error-play-names = zu viele Namen: { $names } für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}
error-play-name = { $name } kann kein Name sein: 1 bis { $most } druckbare Zeichen erwartet
error-play-names-alike = jeder Platz braucht einen eigenen Namen
error-play-seat = Platz von 1 bis { $seats } erwartet, { $seat } angegeben
error-play-watch = --watch und --seat gehen nicht zusammen: entweder zuschauen oder mitspielen
error-play-together = { $option } und { $other } gehen nicht zusammen
error-play-nobody = --people: { $name } sitzt nicht an diesem Tisch; dort sitzen { $names }
error-play-bots = zu viele Bots: { $bots }, aber { $seats ->
    [0] kein freier Platz
    [one] nur ein freier Platz
   *[other] nur { $seats } freie Plätze
}
error-play-pace = --pace: 0 bis 60 Sekunden erwartet, { $pace } angegeben

## Rules

error-play-ruleset = --ruleset enthält schon eine Ausgabe: Lass --edition weg
error-play-set = --set { $switch }: Wert erwartet, z. B. { $switch }={ $value }
error-play-other-half = --other-half: Nach der Rezept-Herausforderung sind keine neun Karten mehr übrig

## Saving and resuming

error-play-save = { $file } lässt sich nicht schreiben: { $why }
error-play-save-no-file = { $file } ist keine normale Datei: Wähle für diese Partie eine andere
error-play-save-exists = { $file } gibt es schon: Wähle eine andere Datei oder setze die Partie darin mit --resume fort
error-play-save-where = Welche Datei? Tippe: speichern DATEI
# $option is an option like --seats.
error-play-resume = { $option } geht nicht zusammen mit --resume: Das legt die gespeicherte Partie fest
# $found and $wanted are names of games.
error-play-resume-game = { $file }: Partie { $wanted } erwartet, Partie { $found } gefunden
error-play-delete-which = --delete braucht den Namen einer Partie: `greentable games` zeigt die Namen
error-play-no-game = keine Partie heißt { $name }: `greentable games` zeigt deine Partien
error-play-resume-seed = { $file } hat keinen Seed: Die nächsten Karten sind unbekannt
error-play-resume-cards = { $file } lässt sich nicht fortsetzen: Die Karten wurden nicht mit dem Seed der Partie ausgeteilt
error-play-recipe-book = --recipe-book: Die gespeicherte Partie wurde mit anderen Rezepten gespielt
error-play-other-half-file = { $file } ist nicht die andere Hälfte dieser Partie: Verschiebe die Datei zuerst
error-play-deck-order = die Kartenfolge dieser Partie war vorgegeben: Gib sie wieder mit --deck-order an

## Deck orders of Grass, in a file

error-deck-order-size = { $file } ist zu groß für eine Kartenfolge: höchstens { $most } Bytes erwartet
error-deck-order-file = { $file } lässt sich nicht lesen: { $why }
error-deck-order-encoding = { $file } lässt sich nicht lesen: Text in UTF-8 erwartet
error-deck-order-empty = die Kartenfolge ist leer: Kartenkürzel erwartet
# $code is the two letters of a card.
error-deck-order-cards = Kartenfolge von Runde { $round }: { $wanted } × { $code } erwartet, { $found } gefunden

## Decks and recipes of Grove, in files

error-grove-file = { $file } lässt sich nicht lesen: { $why }
error-grove-file-size = { $file } ist zu groß: höchstens { $most } Bytes erwartet
error-grove-file-nested = { $file }: Klammern zu tief verschachtelt
error-grove-file-encoding = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: UTF-8 erwartet, Byte { $byte } gefunden

## The solver’s command line

error-solve-numbers = { $option }: durch Kommas getrennte Zahlen erwartet, an Stelle { $place } steht { $found }
error-solve-recipes-dealt = --recipes dealt geht nur zusammen mit --seed
error-solve-file = { $file } lässt sich nicht schreiben: { $why }
error-solve-folder = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht
error-solve-no-drawing = { $file } gibt es schon und ist keine Zeichnung: Wähle eine andere Datei

## In a game of Grass. $text is what the player typed.

error-play-grass-empty = Tippe eine Nummer aus der Liste, einen Zug wie „spielen PA“ oder ? für Hilfe.
error-play-grass-word = Unbekannter Befehl „{ $text }“. Tippe eine Nummer aus der Liste, einen Zug wie „spielen PA“ oder ? für Hilfe.
error-play-grass-number = „{ $text }“ steht nicht in der Liste. { $most ->
    [0] Tippe 0, um deinen Zug zu beenden.
    [1] Tippe 1.
   *[other] Tippe eine Nummer von 1 bis { NUMBER($most, useGrouping: 0) }.
}
# $words is a row of commands.
error-play-grass-unclear = „{ $text }“ ist mehrdeutig: { $words }?
# $words are some of the $count moves that the text could mean.
error-play-grass-several = „{ $text }“ ist mehrdeutig: { $count ->
    [2] { $words }?
    [3] { $words }?
   *[other] { $count } Züge sind möglich, zum Beispiel { $words }.
}
error-play-grass-why = Frag nach einer Karte oder einem Zug, zum Beispiel „warum PA“, „warum spielen FE@3“ oder „warum 2“.
error-play-grass-busy = Tippe „beschäftigt“, wenn dir jemand ein Angebot macht. Damit lehnst du bis zu deinem nächsten Zug alle Angebote ab.
error-play-grass-no-taking-back = In Grass kannst du keinen Zug zurücknehmen. Mit „tipp“ bekommst du vorher einen Rat.
error-play-grass-offers = Du kannst gerade kein Angebot machen.

## In a game of Grove. $text is what the player typed, $token an example of a placement.

error-play-grove-empty = Tippe einen Zug wie { $token }, „liste“ für alle möglichen Züge oder ? für Hilfe.
error-play-grove-word = Unbekannter Befehl „{ $text }“. Tippe einen Zug wie { $token }, eine Nummer aus der Liste oder ? für Hilfe.
# $words is a row of commands.
error-play-grove-unclear = „{ $text }“ ist mehrdeutig: { $words }?
error-play-grove-more = Tippe nur „{ $word }“, ohne „{ $rest }“.
error-play-grove-number = „{ $text }“ steht nicht in der Liste. { $most ->
    [1] Tippe 1.
   *[other] Tippe eine Nummer von 1 bis { NUMBER($most, useGrouping: 0) }.
}
# After the player was asked to choose. $numbers is a row of numbers, one of which is right.
error-play-grove-number-choice = „{ $text }“ steht nicht zur Wahl. Tippe { $numbers }, oder „liste“ für alle möglichen Züge.
error-play-grove-number-unlisted = Tippe „liste“, bevor du eine Nummer wie „{ $text }“ wählst, oder einen Zug wie { $token }.
error-play-grove-token = Ergänze einen Zug, zum Beispiel „{ $word } { $token }“.
error-play-grove-card = Du hast Karte { $card } nicht auf der Hand.
# $cards are the numbers of the cards in hand.
error-play-grove-list = Für „{ $text }“ gibt es keine Liste. Tippe „liste“, „liste alle“ oder „liste“ mit einer deiner Karten ({ $cards }).
