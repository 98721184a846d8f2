### What the terminal says of its own accord in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: "house recipes". $play counts the cards played.
grove-terminal-heading = Grove { $rules } · Zug { $play } von { $plays }
grove-terminal-heading-over = Grove { $rules } · Spielende
grove-terminal-other-half = die andere Hälfte
grove-terminal-own-deck = mit eigenem Kartensatz
grove-terminal-own-book = eigene Rezepte

# The lines beside the grove: headings of at most ten letters, or the lines break on narrow screens.
grove-terminal-score = Punkte { $score } – { $title }
grove-terminal-score-challenge = Punkte { $score } von { $target }
grove-terminal-next-title = { $title } ab { $points }
grove-terminal-dice-left = im Vorrat
grove-terminal-squirrel = Eichhorn
grove-terminal-squirrel-free = frei
grove-terminal-squirrel-costs = kostet { $cost }
grove-terminal-barrow = Schubkarre
grove-terminal-barrow-free = frei
grove-terminal-barrow-used = im Hain
grove-terminal-to-draw = zu ziehen
grove-terminal-cards = { $count ->
    [0] keine
    [one] 1 Karte
   *[other] { $count } Karten
}

# A recipe: $worth is what it adds to the target.
grove-terminal-recipe = { $name } ({ $worth })
grove-terminal-recipe-multiplies = erfüllt: multipliziert
grove-terminal-recipe-met = erfüllt: { $amount ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
grove-terminal-recipe-open = noch nicht erfüllt
# Below the sentence of a recipe: the same from its numbers, with what the barrow is to it.
grove-terminal-recipe-exactly = Genau gezählt: { $sentence }

# The same of another player, in one line; $name is the recipe's.
grove-terminal-recipe-multiplies-short = { $name }: multipliziert
grove-terminal-recipe-met-short = { $name }: { $amount ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
grove-terminal-recipe-open-short = { $name }: noch nicht erfüllt

# Where a grove is wider than the screen: $count columns, up to column $to, are not shown.
grove-terminal-more-left = { $count ->
    [one] links noch eine Spalte, Spalte { $to }
   *[other] links noch { $count } Spalten, bis Spalte { $to }
}
grove-terminal-more-right = { $count ->
    [one] rechts noch eine Spalte, Spalte { $to }
   *[other] rechts noch { $count } Spalten, ab Spalte { $to }
}
grove-terminal-more-table = „tisch“ zeigt alle Spalten

# The name of the player who reads this, among others.
grove-terminal-you = { $name } (du)

# Another player: the score, and how many dice lie in the grove.
grove-terminal-other = Punkte { $score }, { $dice ->
    [0] keine Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
grove-terminal-other-stopped = Punkte { $score }, hat aufgehört

# Above a card of the hand, and above its four rotations.
grove-terminal-card = Karte { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = Du hast keine Karten mehr.
# Below cards that are shown as printed, where there is room for no more.
grove-terminal-hand-turned = „hand“ zeigt deine Karten gedreht.

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = Karte { $card }: { $count ->
    [0] keine Möglichkeit
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
grove-terminal-more-placements = … und { $count } weitere: „liste { $card }“ zeigt alle dieser Karte

# Below a list: $mark stands at the placements that need the squirrel.
grove-terminal-squirrel-mark = { $mark } verbraucht das Eichhörnchen

## Asking

grove-terminal-prompt = Lege eine Karte (? für Hilfe) >
grove-terminal-confirm-draw = [Enter: nächste Karte ziehen, zurück: Karte zurücknehmen] >
grove-terminal-confirm-go-on = [Enter: weiter, zurück: Karte zurücknehmen] >
grove-terminal-confirm-count = [Enter: Ernte zählen, zurück: Karte zurücknehmen] >
grove-terminal-confirm-only = Die Karte liegt vorerst: Drücke Enter (oder tippe ok), um sie liegen zu lassen, oder tippe „zurück“, um sie zurückzunehmen. Du kannst auch tisch, hand, punkte, regeln, speichern, verlassen oder ? tippen.
grove-terminal-taken-back = Zurückgenommen.
grove-terminal-nothing-to-undo = Es gibt nichts zu bestätigen oder zurückzunehmen: Keine Karte liegt nur vorerst. Sobald die nächste Karte gezogen ist, bleibt eine Karte liegen.
# $words is a move in words.
grove-terminal-would = Erlaubt: { $words }.
grove-terminal-hint = Bringt sofort am meisten: { $words } ({ $token }), Punkte { $score }.
grove-terminal-hint-squirrel = Bringt sofort am meisten: { $words } ({ $token }), Punkte { $score }. Das verbraucht das Eichhörnchen.
# Below it, where the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = Für Tipps, die vorausdenken, einmal ausführen: { $command }
# $dice is a row of the text below it, one for each fruit.
grove-terminal-supply = Würfel im Vorrat: { $dice }.
grove-terminal-supply-fruit = { $fruit } { $count }
# Above placements with their numbers.
grove-terminal-choose-one = Wähle eine davon, mit ihrer Nummer oder wie sie geschrieben ist:

## Learning the game

# Before a new game.
grove-terminal-welcome =
    Du legst acht Karten, eine nach der anderen, über die, die schon liegt. Ein Baum
    muss auf einem Baum derselben Frucht liegen und bekommt dann einen Würfel; je mehr
    Bäume übereinanderliegen, desto mehr zeigt er. Die Würfel auf Bäumen sind deine Ernte.
grove-terminal-welcome-recipes =
    Zwei Rezepte verlangen noch etwas mehr. Erreiche das Ziel mit deiner Ernte und dem,
    was die Rezepte geben.
grove-terminal-welcome-several =
    Alle haben dieselben Karten; die höchste Ernte gewinnt.
grove-terminal-welcome-words = „regeln“ erklärt das Spiel; „?“ zeigt alle Befehle, „liste“, was du legen kannst.
# $others are names with what they play by.
grove-terminal-welcome-seats = Du bist { $you }; du spielst gegen { $others }.
# $people sit at one terminal: a row of names.
grove-terminal-welcome-people = { $people } spielen gegen { $others }.
grove-terminal-welcome-people-only = { $people } spielen gegeneinander.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    Eine Karte legt man mit Karte:Spalte,Zeile,Drehung. So legt 7:2,-1,90 Karte 7, um 90°
    im Uhrzeigersinn gedreht, mit dem linken oberen Feld ihres Umrisses auf Spalte 2,
    Zeile -1. Es geht auch mit Leerzeichen: 7 2 -1 90.

      7:2,-1,90 schubkarre 3,0    wenn mehrere Körbe zur Schubkarre werden könnten
      7:2,-1,90 würfel 3,-1       wenn Würfel fehlen: die Bäume, die einen bekommen
      liste                       die besten Möglichkeiten mit Nummern; liste alle; liste 7
      12                          die Möglichkeit mit dieser Nummer, nach einer Liste
      probieren 7:2,-1,90         was dabei herauskäme; nichts wird gelegt
      warum 7:2,-1,90             warum es nicht erlaubt ist
      tipp                        was sofort am meisten bringt
      zurück                      eine Karte zurücknehmen, bis die nächste gezogen ist
      tisch                       alles auf dem Tisch
      hand                        deine Karten
      punkte                      was jetzt zählt, und die Titel
      regeln                      wie Grove gespielt wird
      speichern DATEI             die Partie speichern
      verlassen                   die Partie verlassen

    Befehle lassen sich abkürzen. Auf den Karten:

      O1 Y2 G1      Orangenbaum mit einer Frucht, Zitronenbaum mit zwei, Limettenbaum
      --            eine Lichtung
      (4) <4> [4]   Würfel auf Orangen-, Zitronen-, Limettenbaum; 10: Korb, 15: Schubkarre
      @~            das Eichhörnchen

## The score as it stands

# A row of the count; $fruit is orange, lemon or lime.
grove-terminal-score-fruit = Würfel auf Bäumen: { $fruit }
# The titles of a harvest; $titles is a row of the two texts below.
grove-terminal-titles = Titel: { $titles }.
grove-terminal-title-from = ab { $points } { $title }
grove-terminal-target = Das Ziel ist { $target }.

## The end, and leaving

# The count of one who plays alone. $title is the title of the harvest, $recipe a recipe that is met.
grove-terminal-your-title = Deine Ernte: { $amount } – { $title }
grove-terminal-your-recipe = { $recipe }: { $amount ->
    [0] multipliziert
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
grove-terminal-you-reach = Du erreichst das Ziel von { $target }: Du gewinnst!
grove-terminal-you-miss = Du verfehlst das Ziel von { $target } um { $short }.

# $command is a command line.
grove-terminal-seed = Der Seed dieser Partie war { $seed }. Dieselben Karten noch einmal: { $command }
grove-terminal-seed-only = Der Seed dieser Partie war { $seed }.
grove-terminal-solve-hint = Was gutes Spiel aus diesen Karten macht: { $command }
grove-terminal-ask-other-half = [Enter: verlassen, andere: die anderen neun Karten spielen] >
grove-terminal-ask-other-half-words = Drücke Enter zum Verlassen oder tippe „andere“, um die neun Karten zu spielen, die beiseitegelegt wurden.
# Said after the game was saved, or when somebody leaves.
grove-terminal-card-not-kept = Die Karte, die nur vorerst liegt, ist nicht gespeichert: Sie ist noch nicht bestätigt.
