### The terminal's own texts in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: “house recipes”. $play counts the cards played.
grove-terminal-heading = Grove { $rules } · Zug { $play } von { $plays }
grove-terminal-heading-over = Grove { $rules } · Spielende
grove-terminal-other-half = die andere Hälfte
grove-terminal-own-deck = eigener Kartensatz
grove-terminal-own-book = eigene Rezepte

# The lines beside the grove: headings of at most twelve letters, or the lines break on narrow screens.
grove-terminal-score = Punkte: { $score } – { $title }
grove-terminal-score-challenge = Punkte: { $score } von { $target }
grove-terminal-next-title = Ab { $points }: { $title }
grove-terminal-dice-left = im Vorrat
grove-terminal-squirrel = Eichhörnchen
grove-terminal-squirrel-free = verfügbar
grove-terminal-squirrel-costs = kostet { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}
grove-terminal-barrow = Schubkarre
grove-terminal-barrow-free = verfügbar
grove-terminal-barrow-used = im Hain
grove-terminal-to-draw = Stapel
grove-terminal-cards = { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}

# A recipe: $worth is what it adds to the target.
grove-terminal-recipe = { $name } ({ $worth })
# A completed recipe that multiplies the value of dice. The sentence above says which.
grove-terminal-recipe-multiplies = erfüllt: Würfel multipliziert
grove-terminal-recipe-met = erfüllt: { $amount ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
grove-terminal-recipe-open = noch nicht erfüllt
# Below the sentence of a recipe: the same from its numbers, and how it counts the wheelbarrow.
grove-terminal-recipe-exactly = Genaue Zählung: { $sentence }

# The same for another player, in one line; $name is the recipe’s.
grove-terminal-recipe-multiplies-short = { $name }: Würfel multipliziert
grove-terminal-recipe-met-short = { $name }: { $amount ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
grove-terminal-recipe-open-short = { $name }: noch nicht

# If a grove is wider than the screen: $count columns, up to column $to, are not shown.
grove-terminal-more-left = { $count ->
    [one] links noch eine Spalte: Spalte { $to }
   *[other] links noch { $count } Spalten, bis Spalte { $to }
}
grove-terminal-more-right = { $count ->
    [one] rechts noch eine Spalte: Spalte { $to }
   *[other] rechts noch { $count } Spalten, ab Spalte { $to }
}
grove-terminal-more-table = Mit „tisch“ siehst du alle Spalten.

# The name of the reader, among others.
grove-terminal-you = { $name } (du)

# Another player, after the name: $score is the number of points, as a text; and how many dice are in the grove.
grove-terminal-other = { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
# The player cannot place a card any more.
grove-terminal-other-stopped = { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, fertig

# Above a card in hand, and above its four rotations.
grove-terminal-card = Karte { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = Du hast keine Karten mehr.
# Below cards that are shown as printed, if there is no room for more.
grove-terminal-hand-turned = Mit „hand“ siehst du deine Karten in jeder Drehung.

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = Karte { $card }: { $count ->
    [0] keine Möglichkeit
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
grove-terminal-more-placements = … und noch { $count }. Mit „liste { $card }“ siehst du alle.

# Below a list: $mark is the sign of placements that need the squirrel.
grove-terminal-squirrel-mark = { $mark } setzt das Eichhörnchen ein

## Asking

grove-terminal-prompt = Lege eine Karte (? für Hilfe) >
grove-terminal-confirm-draw = [Enter: nächste Karte ziehen, zurück: Karte zurücknehmen] >
grove-terminal-confirm-go-on = [Enter: weiter, zurück: Karte zurücknehmen] >
grove-terminal-confirm-count = [Enter: Ernte zählen, zurück: Karte zurücknehmen] >
grove-terminal-confirm-only = Soll die Karte so liegen bleiben? Dann drücke Enter (oder tippe „ok“). Mit „zurück“ nimmst du sie zurück. Außerdem gehen tisch, hand, punkte, regeln, speichern, verlassen und ?.
grove-terminal-taken-back = Karte zurückgenommen.
grove-terminal-nothing-to-undo = Es gibt nichts zu bestätigen oder zurückzunehmen. Zurücknehmen kannst du eine Karte nur, bis die nächste gezogen ist.
# $words is a move in words.
grove-terminal-would = Erlaubt: { $words }.
grove-terminal-hint = Bringt sofort die meisten Punkte: { $words } ({ $token }). Punkte: { $score }.
grove-terminal-hint-squirrel = Bringt sofort die meisten Punkte: { $words } ({ $token }). Punkte: { $score }. Das setzt das Eichhörnchen ein.
# Below it, if the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = Für Tipps, die vorausdenken, führe einmal aus: { $command }
# $dice is a list of the text below it, one for each fruit.
grove-terminal-supply = Würfel im Vorrat: { $dice }.
grove-terminal-supply-fruit = { $fruit } { $count }
# Above placements with their numbers.
grove-terminal-choose-one = Tippe eine Nummer oder die Zeile, wie sie dasteht:

## Learning the game

# Before a new game.
grove-terminal-welcome =
    Du legst nacheinander acht Karten auf deinen Hain. Überdeckt ein Baum einen Baum
    derselben Sorte, bekommt er einen Würfel. Mit jedem weiteren Baum darauf steigt der
    Würfel. Die Würfel auf deinen Bäumen sind deine Ernte.
grove-terminal-welcome-recipes =
    Zwei Rezepte verlangen noch etwas mehr. Erreiche das Ziel mit deiner Ernte und
    den Punkten aus den Rezepten.
grove-terminal-welcome-several =
    Alle haben dieselben Karten. Die größte Ernte gewinnt.
grove-terminal-welcome-words = „regeln“ erklärt das Spiel, „?“ zeigt alle Befehle und „liste“ zeigt, wohin du legen kannst.
# $others are names with the bots that play for them.
grove-terminal-welcome-seats = Du bist { $you } und spielst gegen { $others }.
# $people are at one terminal: a list of names.
grove-terminal-welcome-people = { $people } gegen { $others }.
grove-terminal-welcome-people-only = { $people } spielen gegeneinander.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    Eine Karte legst du mit Karte:Spalte,Zeile,Drehung. Zum Beispiel legt 7:2,-1,90 die
    Karte 7, um 90° im Uhrzeigersinn gedreht, mit dem linken oberen Feld ihres Umrisses
    in Spalte 2, Zeile -1. Leerzeichen gehen auch: 7 2 -1 90.

      7:2,-1,90 schubkarre 3,0    wenn mehrere Körbe zur Schubkarre werden könnten: welcher es wird
      7:2,-1,90 würfel 3,-1       wenn Würfel fehlen: die Bäume, die einen bekommen
      liste                       die besten Möglichkeiten mit Nummern; liste alle; liste 7 für eine Karte
      12                          die Möglichkeit mit dieser Nummer, nach einer Liste
      probieren 7:2,-1,90         zeigt, was dabei herauskommt, ohne die Karte zu legen
      warum 7:2,-1,90             zeigt, warum es nicht erlaubt ist
      tipp                        was sofort die meisten Punkte bringt
      zurück                      eine Karte zurücknehmen, bis die nächste gezogen ist
      tisch                       alles auf dem Tisch
      hand                        deine Karten
      punkte                      deine Punkte bisher und die Titel
      regeln                      wie man Grove spielt
      speichern DATEI             die Partie speichern
      verlassen                   die Partie verlassen

    Befehle kannst du abkürzen. Auf den Karten:

      O1 Y2 G1      Orangenbaum mit einer Frucht, Zitronenbaum mit zwei, Limettenbaum mit einer
      --            eine Lichtung
      (4) <4> [4]   Würfel auf Orangen-, Zitronen-, Limettenbaum; 10: Korb, 15: Schubkarre
      @~            das Eichhörnchen

## The score so far

# A line of the score; $fruit is orange, lemon or lime.
grove-terminal-score-fruit = Würfel ({ $fruit })
# The titles of a harvest; $titles is a list of the text below.
grove-terminal-titles = Titel: { $titles }.
# The title of a harvest of $points or more.
grove-terminal-title-from = { $title } (ab { $points })
grove-terminal-target = Ziel: { $target }

## The end, and leaving

# The final score of someone who plays alone. $title is the title of the harvest, $recipe a completed recipe.
grove-terminal-your-title = Deine Ernte: { $amount } – { $title }
# 0 stands for a recipe that multiplies the value of dice.
grove-terminal-your-recipe = { $recipe }: { $amount ->
    [0] Würfel multipliziert
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
grove-terminal-you-reach = Du erreichst das Ziel von { $target }. Gewonnen!
grove-terminal-you-miss = Du verfehlst das Ziel von { $target } um { $short ->
    [one] einen Punkt
   *[other] { $short } Punkte
}.
grove-terminal-you-stop = Du kannst keine deiner Karten legen. Dein Hain bleibt, wie er ist.

# $command is a command line.
grove-terminal-seed = Seed dieser Partie: { $seed }. Dieselben Karten noch einmal: { $command }
grove-terminal-seed-only = Seed dieser Partie: { $seed }.
grove-terminal-solve-hint = Was mit diesen Karten möglich ist: { $command }
grove-terminal-ask-other-half = [Enter: verlassen, andere: die anderen neun Karten spielen] >
grove-terminal-ask-other-half-words = Drücke Enter zum Verlassen. Oder tippe „andere“: Dann spielst du die neun Karten, die beiseitegelegt wurden.
# After the game was saved, or when someone leaves.
grove-terminal-card-not-kept = Die Karte, die du noch nicht bestätigt hast, ist nicht gespeichert.
