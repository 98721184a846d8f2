### What was wrong with what somebody typed, in a command line or in a game in the terminal.
### Words after -- are typed so in every language. $file is a file's name, $why what the system says.

## Names, seats and bots

error-play-names = { $names ->
    [one] ein Name
   *[other] { $names } Namen
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}
error-play-name = { $name } ist kein Name: 1 bis { $most } druckbare Zeichen erwartet
error-play-names-alike = zwei Plätze können nicht denselben Namen haben
error-play-seat = an einem Tisch mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
} gibt es keinen Platz { $seat }
error-play-watch = --watch und --seat: entweder zuschauen oder mitspielen
error-play-together = { $option } und { $other }: nur eines von beiden
error-play-nobody = --people: { $name } sitzt nicht an diesem Tisch, sondern { $names }
error-play-bots = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
} für { $seats ->
    [0] keinen freien Platz
    [one] einen freien Platz
   *[other] { $seats } freie Plätze
}
error-play-pace = --pace { $pace }: 0 bis 60 Sekunden

## Rules

error-play-ruleset = --ruleset nennt schon eine Ausgabe: Lass --edition weg
error-play-set = --set { $switch }: ein Wert fehlt, wie in { $switch }={ $value }
error-play-other-half = --other-half: In der Rezept-Herausforderung bleiben keine neun Karten übrig

## Saving and going on

error-play-save = { $file } lässt sich nicht schreiben: { $why }
error-play-save-no-file = { $file } ist keine gewöhnliche Datei: Eine Partie braucht eine eigene Datei
error-play-save-exists = { $file } gibt es schon: Nenne eine andere Datei, oder setze die Partie darin mit --resume fort
error-play-save-where = Welche Datei? Tippe: speichern DATEI
# $option is an option like --seats.
error-play-resume = { $option } geht nicht zusammen mit --resume: Die gespeicherte Partie gibt es vor
# $found and $wanted are names of games.
error-play-resume-game = { $file } ist eine Partie { $found }, nicht { $wanted }
error-play-delete-which = --delete braucht den Namen einer Partie, wie `greentable games` sie nennt
error-play-no-game = hier gibt es keine Partie { $name }: `greentable games` zeigt, welche es gibt
error-play-resume-seed = { $file } hat keinen Seed, also weiß niemand, welche Karten als Nächstes kommen
error-play-resume-cards = die Karten von { $file } wurden nicht nach ihrem Seed ausgeteilt: Die Partie lässt sich nicht fortsetzen
error-play-recipe-book = --recipe-book: Die gespeicherte Partie wurde mit anderen Rezepten gespielt
error-play-other-half-file = { $file } ist eine andere Partie als die andere Hälfte: Verschiebe die Datei zuerst
error-play-deck-order = die Karten dieser Partie waren vorgegeben, nicht nach ihrem Seed ausgeteilt: Gib sie mit --deck-order noch einmal an

## Deck orders of Grass, in a file

error-deck-order-size = { $file } ist zu groß für Kartenfolgen: höchstens { $most } Bytes
error-deck-order-file = { $file } lässt sich nicht lesen: { $why }
error-deck-order-encoding = { $file } lässt sich nicht lesen: Es ist kein Text in UTF-8
error-deck-order-empty = keine Kartenfolge: Karten mit ihren Kürzeln erwartet
# $code is the two letters of a card.
error-deck-order-cards = die Kartenfolge von Runde { $round } hat { $found } × { $code }; dieser Kartensatz hat { $wanted }

## Decks and recipes of Grove, in files

error-grove-file = { $file } lässt sich nicht lesen: { $why }
error-grove-file-size = { $file } ist zu groß: höchstens { $most } Bytes
error-grove-file-nested = { $file }: zu viele Klammern ineinander
error-grove-file-encoding = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: das Byte { $byte } gefunden, UTF-8 erwartet

## The solver's command line

error-solve-numbers = { $option }: durch Kommas getrennte Zahlen erwartet, die { $place }. ist { $found }
error-solve-recipes-dealt = --recipes dealt gehört zu --seed
error-solve-file = { $file } lässt sich nicht schreiben: { $why }
error-solve-folder = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht
error-solve-no-drawing = { $file } ist schon da, aber keine Zeichnung: Die Datei wird nicht überschrieben

## In a game of Grass. $text is what was typed.

error-play-grass-empty = Tippe eine Nummer der Liste, eine Aktion wie in „spielen PA“, oder ? für Hilfe.
error-play-grass-word = Unbekannter Befehl „{ $text }“: Tippe eine Nummer der Liste, eine Aktion wie in „spielen PA“, oder ? für Hilfe.
error-play-grass-number = „{ $text }“ ist keine Nummer der Liste: { $most ->
    [0] 0 beendet deinen Zug.
   *[other] Tippe eine von 1 bis { NUMBER($most, useGrouping: 0) }.
}
# $words is a row of commands.
error-play-grass-unclear = „{ $text }“ ist mehrdeutig: { $words }.
# $words are some of $count moves that were meant.
error-play-grass-several = „{ $text }“ könnten { $count } Aktionen sein: { $words }{ $count ->
    [2] .
    [3] .
   *[other] {" "}und so weiter.
}
error-play-grass-why = Frag nach einer Karte oder einer Aktion, wie in: warum PA, warum spielen FE@3, warum 2
error-play-grass-busy = „beschäftigt“ ist für den Fall, dass dir jemand ein Angebot macht: Es lehnt alle Angebote ab, bis du wieder an der Reihe bist.
error-play-grass-no-taking-back = In Grass bleibt eine Aktion, wie sie ist. Bevor du wählst, nennt dir „tipp“ eine gute.
error-play-grass-offers = Du kannst jetzt kein Angebot machen.

## In a game of Grove. $text is what was typed, $token an example of a placement.

error-play-grove-empty = Tippe, wie du eine Karte legst, wie in { $token }, „liste“ für alles, was möglich ist, oder ? für Hilfe.
error-play-grove-word = Unbekannter Befehl „{ $text }“: Tippe, wie du eine Karte legst, wie in { $token }, eine Nummer der Liste, oder ? für Hilfe.
# $words is a row of commands.
error-play-grove-unclear = „{ $text }“ ist mehrdeutig: { $words }.
error-play-grove-more = „{ $word }“ steht allein: „{ $rest }“ ist zu viel.
error-play-grove-number = „{ $text }“: Tippe eine Nummer von 1 bis { NUMBER($most, useGrouping: 0) }, wie „liste“ sie zeigt.
# After a choice was asked for. $numbers is a row of numbers, one of which is meant.
error-play-grove-number-choice = „{ $text }“ ist keine davon: Tippe { $numbers } oder „liste“ für alle Möglichkeiten.
error-play-grove-number-unlisted = „{ $text }“: Nummern sind die der Liste; tippe „liste“, um sie zu sehen. Eine Karte legst du wie in { $token }.
error-play-grove-token = Sag, wie du eine Karte legst, wie in: { $word } { $token }
error-play-grove-card = Du hast Karte { $card } nicht auf der Hand.
# $cards are the numbers of the cards in hand.
error-play-grove-list = „{ $text }“ lässt sich nicht auflisten: Tippe liste, liste alle, oder liste und eine deiner Karten ({ $cards }).
