### The other pages in the browser: replays, daily puzzles, my games, score sheets, the deck editor, rules.
### Buttons and headings are short. Sentences are for people in a hurry.

## Replay of a finished game

pages-replay = Replay
pages-replay-hands = Alle Handkarten
# Read out: the slider that moves through the game.
pages-replay-seek = Stelle in der Partie
pages-replay-ply = Zug { $ply } von { $plies }
pages-replay-first = Zum Anfang
pages-replay-back = Schritt zurück
pages-replay-on = Schritt vor
pages-replay-last = Zum Ende
pages-replay-play = Abspielen
pages-replay-pause = Pause
pages-replay-speed = Tempo
# Label of a list: a player’s name, or one of the next two.
pages-replay-as = Ansicht
pages-replay-open = alle Handkarten
pages-replay-spectator = Zuschauer
# Label of a list of cards.
pages-replay-card = Karte suchen
pages-replay-card-next = Nächster Zug mit dieser Karte
pages-replay-link = Link kopieren
pages-replay-check = Fairness prüfen
pages-replay-record = Partie herunterladen
# Button at the end of a game.
pages-replay-watch = Replay ansehen

# Whether the deal was fair. A seed is the secret text that decides the order of the cards. Its hash was shown
# before the deal.
pages-fair = Wurde fair gemischt?
pages-fair-about = Vor der Partie hat der Server einen geheimen Seed gewählt und dessen Hash gezeigt. Der Browser jedes Spielers hat zufällige Zeichen beigesteuert. Dein Browser hat die Reihenfolge der Karten gerade selbst nachgerechnet.
pages-fair-yes = Ja. Die Karten stimmen mit den Seeds überein.
pages-fair-no = Nein. Etwas stimmt nicht überein.
pages-fair-unknown = Der Seed dieser Partie ist nicht bekannt. Deshalb lässt sie sich nicht prüfen.
pages-fair-commitments = Seeds, die zum vorab gezeigten Hash passen: { $kept } von { $count }.
pages-fair-cards = Karten, die zu den Seeds passen: { $right } von { $count }.
pages-fair-others = Weitere Zufallsentscheidungen, hier nicht geprüft: { $count }.
# $fact begins in lower case: “the result is what came out”.
pages-fair-server = Vom Server geprüft – { $fact }
pages-fair-seed = Seed { $number }
pages-fair-hash = Hash von Seed { $number }
pages-fair-nonce = Beigesteuert von { $name }

## Everywhere

pages-copy = Kopieren

## The daily puzzles

pages-daily = Grove-Rätsel des Tages
pages-daily-about = Heute bekommen alle dieselben Karten und nur einen Versuch.
pages-daily-of = Rätsel vom { $day }
pages-daily-over = Dieser Tag ist vorbei. Spiele, so oft du willst, und sieh dir die Ergebnisse der anderen an.
# How long a puzzle can still be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [one] noch 1 Minute
       *[other] noch { $minutes } Minuten
    }
    [one] noch 1 Stunde
   *[other] noch { $hours } Stunden
}
pages-daily-play = Spielen
pages-daily-go-on = Weiterspielen
pages-daily-again = Noch einmal spielen
pages-daily-my-replay = Meine Partie
pages-daily-mine = Du hast { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} erreicht.
pages-daily-share = Teilen
pages-daily-best = Bestenliste
pages-daily-nobody = Noch hat niemand gespielt. Mach den Anfang!
pages-daily-assisted = mit Hilfe
pages-daily-archive = Frühere Tage
pages-daily-no-archive = Die Rätsel von heute findest du morgen hier.
pages-daily-today = Heute

## My games, my account and my data

pages-games = Meine Partien
pages-games-running = Laufende Partien
pages-games-over = Beendete Partien
pages-games-none = Du hast hier noch nicht gespielt.
# Button below the list: loads earlier games.
pages-games-more = Mehr anzeigen
pages-games-your-move = du bist dran
# $who is a list of names.
pages-games-waits = { $who-number ->
    [one] { $who } ist dran
   *[other] { $who } sind dran
}
pages-games-won = gewonnen
pages-games-lost = verloren
pages-games-replay = Replay
pages-games-open = Weiterspielen
pages-statistics = Deine Statistik
pages-statistics-games = Partien
pages-statistics-won = Siege
pages-statistics-best = Rekord
pages-statistics-mean = Schnitt
pages-statistics-streak = Längste Siegesserie
pages-statistics-alone = solo
pages-statistics-seats = { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spieler
}
pages-statistics-assisted = mit Hilfe
pages-statistics-none = Spiele eine Partie zu Ende, dann erscheint sie hier.

pages-account = Dein Konto
pages-account-guest = Du spielst als Gast. Nur dieser Browser kennt dich. Mit Name und Passphrase kannst du auch auf anderen Geräten spielen.
pages-account-known = Du bist { $handle }. Melde dich mit diesem Namen und deiner Passphrase auf jedem Gerät an.
pages-account-handle = Benutzername
pages-account-passphrase = Passphrase
pages-account-passphrase-about = Ein paar Wörter, die nur du kennst. Wenn du sie vergisst, können wir sie nicht wiederherstellen.
# Button of a guest: from now on there is an account.
pages-account-keep = Konto erstellen
pages-account-change = Passphrase ändern
pages-account-invitation = Einladung, falls du eine hast
pages-account-kept = Gespeichert. Du kannst dich jetzt auch auf anderen Geräten anmelden.
pages-account-sign-in = Anmelden
pages-account-sign-in-about = Auf einem anderen Gerät gespielt? Melde dich an, dann findest du deine Partien auch hier.
pages-account-sign-out = Abmelden
pages-invited-only = Dieser Server ist nur für Eingeladene. Melde dich an, oder spiele über den Link oder Code eines Tisches mit.

# Below it are the browsers that are signed in, and programs that play by a token.
pages-tokens = Geräte und Programme
pages-tokens-about = Mit einem Token kann ein Programm in deinem Namen spielen. Halte deine Tokens geheim.
# Field for a name, to tell one token from another.
pages-tokens-label = Name des Programms
pages-tokens-make = Token erstellen
pages-tokens-secret = Kopiere das Token jetzt. Es wird nur dieses eine Mal angezeigt.
pages-tokens-device = Browser
pages-tokens-unnamed = Programm ohne Namen
pages-tokens-delete = Widerrufen

pages-data = Deine Daten
pages-data-about = Alles, was über dich gespeichert ist, in einer Datei.
pages-data-export = Meine Daten herunterladen
pages-data-forget = Meine Daten löschen
pages-data-forget-about = Dein Name wird aus beendeten Partien entfernt, und Bots übernehmen deine Plätze. Das lässt sich nicht rückgängig machen.
pages-data-forget-sure = Ja, löschen

## Score sheets, for people who play with printed cards

pages-score = Wertungsblatt
pages-score-grass-about = Du spielst mit echten Karten? Gib am Ende der Runde die Karten aller Spieler ein.
pages-score-grove-about = Du hast einen echten Hain gelegt? Gib ein, was du von oben siehst.
pages-score-players = Spieler
pages-score-player = Spieler { $seat }
pages-score-round = Runde { $round }
pages-score-stash = Handelsbereich, ungeschützt
pages-score-protected = Handelsbereich, geschützt
pages-score-hand = Hand
pages-score-put-here = Tippe unten auf eine Karte, um sie hier hinzuzufügen
pages-score-cards = Karten
pages-score-add = { $card } hinzufügen
pages-score-remove = { $card } entfernen
pages-score-count = Wertung
pages-score-next = Nächste Runde
pages-score-again = Neu beginnen
pages-score-wins = { $who } gewinnt die Partie.
pages-score-share-win = { $who } gewinnen gemeinsam.
pages-score-edition = Ausgabe

# Why a line of the scoring is what it is.
pages-score-why-protected = Alle Handel-Karten unter einer Schutz-Karte.
pages-score-why-at_risk = Alle ungeschützten Handel-Karten im Handelsbereich.
pages-score-why-banker = Wer den Banker auf der Hand hat, bekommt Geld aus dem Risikogewinn aller anderen.
pages-score-why-net_profit = Summe der drei Zeilen darüber.
pages-score-why-fines = Die Strafe für jede Paranoia-Karte, die noch auf der Hand ist.
pages-score-why-best_in_hand = Die höchste Handel-Karte, die noch auf der Hand ist.
pages-score-why-result = Nettogewinn abzüglich der beiden Zeilen darüber.
pages-score-why-bonus = Für das beste Ergebnis der Runde.
pages-score-why-total = Bisheriger Gesamtgewinn plus diese Runde.

# Heading of a choice: orange, lemon, lime, glade, squirrel, erase.
pages-score-tool = Legen
pages-score-die = Würfel
pages-score-no-die = keiner
pages-score-basket = Korb
pages-score-barrow = Schubkarre
pages-score-glade = Lichtung
pages-score-squirrel = Eichhörnchen
pages-score-erase = Löschen
# Heading of a choice: 1 or 2.
pages-score-fruits = Früchte am Baum
pages-score-cell = Spalte { $column }, Zeile { $row }: { $what }
pages-score-empty = leer
pages-score-recipe = Rezept { $number }
pages-score-no-recipes = keins
pages-score-target = Ziel: { $target }.
pages-score-target-met = Geschafft, du gewinnst!
pages-score-target-missed = { $short ->
    [one] Dir fehlt 1 Punkt.
   *[other] Dir fehlen { $short } Punkte.
}
pages-score-why-dice = Summe aller Würfel auf Bäumen.
pages-score-why-multiplied = Zusätzliche Punkte für multiplizierte Würfel.
pages-score-why-recipes = Punkte für erfüllte Rezepte.
pages-score-why-squirrel = Kostet 1 Punkt und 1 weiteren für jeden Würfel auf einem Baum daneben (nicht diagonal).
# Heading of a choice: orange, lemon or lime, for a die on a glade.
pages-score-fallen = Sorte des Würfels

## The editor for Grove decks and recipes

pages-edit = Karteneditor
pages-edit-about = Gib die gedruckten Karten deines Spiels ein oder entwirf einen eigenen Kartensatz. Tippe auf ein Feld, um es zu ändern.
pages-edit-cell = Karte { $card }, Zeile { $row }, Spalte { $column }: { $what }
pages-edit-good = Mit diesem Kartensatz kannst du spielen.
pages-edit-faults = { $count ->
    [one] Noch 1 Fehler.
   *[other] Noch { $count } Fehler.
}
# $fruit is orange, lemon or lime; $one and $two count trees.
pages-edit-trees = { $fruit }: { $one ->
    [one] 1 Baum
   *[other] { $one } Bäume
} mit einer Frucht, { $two } mit zwei
pages-edit-play = Jetzt spielen
pages-edit-save = Als Datei speichern
pages-edit-load = Datei öffnen
pages-edit-house = Hauskarten verwenden
pages-edit-deck = Karten
pages-edit-recipes = Rezepte
pages-edit-recipes-about = 18 Rezepte. Tippe eines an, um es zu bearbeiten. Unter seinem Namen siehst du, wie das Spiel es versteht.
pages-edit-recipes-good = Mit diesen Rezepten kannst du spielen.
pages-edit-recipes-play = Jetzt spielen
pages-edit-recipes-house = Hausrezepte verwenden
# A switch below one’s own recipes.
pages-edit-with-deck = Eigene Karten verwenden
pages-recipe-name = Name
pages-recipe-worth = Zahl
# Label of a list: one of pages-recipe-count-…
pages-recipe-counts = Was zählt
pages-recipe-fruits = Nur diese Sorten
pages-recipe-from = Würfelwert ab
pages-recipe-to = Würfelwert bis
pages-recipe-any = beliebig
pages-recipe-wide = Breite in Feldern
pages-recipe-high = Höhe in Feldern
pages-recipe-least = Mindestens
pages-recipe-most = Höchstens
# Heading of a choice: points, points for each, no points.
pages-recipe-gives = Belohnung
pages-recipe-bonus = Punkte
pages-recipe-bonus-each = Punkte pro Stück
pages-recipe-nothing = keine Punkte
pages-recipe-points = Punkte
pages-recipe-cap = Zusammen höchstens
# Label of a list: 1×, 2×, 3×, 4×. Below it the dice that are multiplied.
pages-recipe-times = Multiplikator
pages-recipe-of = Welche Würfel
pages-recipe-of-all = alle Sorten
pages-recipe-barrow = Die Schubkarre zählt als Würfel
pages-recipe-count-dice = Würfel im Spiel
pages-recipe-count-line = Würfel in der längsten geraden Reihe
pages-recipe-count-group = Würfel in der größten zusammenhängenden Gruppe
pages-recipe-count-values = verschiedene Würfelwerte
pages-recipe-count-fallen = Würfel auf Lichtungen
pages-recipe-count-mixed-lines = Reihen aus drei Würfeln, einer von jeder Sorte
pages-recipe-count-each = Würfel der Sorte, von der es am wenigsten gibt
pages-recipe-count-equal = Würfel jeder Sorte, wenn es von allen dreien gleich viele gibt
pages-recipe-count-squirrel = das Eichhörnchen im Hain
pages-recipe-count-empty-glades = Lichtungen ohne Würfel
pages-recipe-count-bare-trees = Bäume ohne Würfel
pages-recipe-count-cells = sichtbare Felder
pages-recipe-count-square = Seitenlänge des größten lückenlosen Quadrats
pages-recipe-count-fits = ein Hain, der in ein Rechteck passt
pages-edit-worth = Zahl { $worth }

## Rules

pages-rules = Regeln
pages-rules-of = { $game }: die Regeln in Kürze
pages-rules-cards = Alle Karten
pages-rules-count = { $count ->
    [0] nicht im Kartensatz
    [one] einmal im Kartensatz
   *[other] { $count }-mal im Kartensatz
}
pages-rules-switches = Ausgaben vergleichen
pages-rules-switches-about = Die gedruckten Regeln lassen manches offen oder widersprechen einander. Hier siehst du, was in welcher Ausgabe gilt. An deinem eigenen Tisch kannst du es ändern.
# Headings of the columns: what can be changed, and the number of its rule.
pages-rules-what = Einstellung
pages-rules-rule = Regel
pages-rules-recipes = Hausrezepte
pages-rules-every = Alle Regeln
pages-rules-every-about = Jede Regel hat eine Nummer. Du siehst sie, wenn ein Zug nicht erlaubt ist. „Entscheidung“ steht bei Punkten, die in den gedruckten Regeln offen sind und die wir festgelegt haben.
pages-rules-ruling = Entscheidung
pages-rules-learn = Spielend lernen

## The lessons: a real game, with a coach beside it

pages-learn = Spielen lernen
pages-learn-next = Weiter
pages-learn-skip = Lektion überspringen
pages-learn-again = Neu beginnen
pages-learn-done = Alles klar
pages-learn-step = { $step } von { $steps }

pages-learn-grass-welcome = Willkommen! Handel-Karten sind deine Ware. Sie sind Geld wert, und alle wollen sie haben. Das hier ist eine echte Partie gegen einen Bot.
pages-learn-grass-hand = Das sind deine Karten. Die hervorgehobenen kannst du jetzt ausspielen. Tippe auf eine Karte, um zu sehen, was sie bewirkt oder warum du sie noch nicht ausspielen kannst.
pages-learn-grass-draw = In jedem Zug ziehst du eine Karte. Dann spielst du eine aus oder wirfst eine ab. Probier es: Tippe auf eine Karte, dann auf einen Knopf.
pages-learn-grass-end = Gut! Du kannst noch tauschen. Tippe auf „{ page-grass-end-turn }“, wenn du fertig bist.
pages-learn-grass-market = Verkaufen kannst du erst, wenn dein Markt eröffnet ist. Spiele „Eröffnen des Marktes“ aus, sobald du die Karte hast. Wirf bis dahin ab, was du am wenigsten brauchst.
pages-learn-grass-peddle = Dein Markt ist eröffnet! Jetzt kannst du Handel-Karten in deinen Handelsbereich legen, eine pro Zug. Das ist dein Geld. Spiele eine aus.
# Instead of the one before, if an opponent has played heat on the reader’s market.
pages-learn-grass-heated = Es wird heiß! Solange Hitze auf deinem Markt liegt, kannst du keine Handel-Karten ausspielen. Tippe auf die Karte, um zu sehen, was dagegen hilft. Wirf bis dahin ab, was du am wenigsten brauchst.
pages-learn-grass-risk = Karten in deinem Handelsbereich können dir geklaut werden. Eine Schutz-Karte sichert einen Teil davon bis zum Ende der Runde.
pages-learn-grass-heat = Hitze legt einen Markt lahm, bis die richtige Karte sie neutralisiert. Du kannst es dem Bot heiß machen, und der Bot dir.
pages-learn-grass-trade = Mit „{ page-grass-trade }“ bietest du eine deiner Karten gegen die Karte eines anderen Spielers an. Frag nach einer Karte, die du brauchst.
pages-learn-grass-finish = Jetzt schaffst du es allein! Die Runde endet mit „Markt geschlossen“ oder mit der letzten Karte. Viel Glück!

pages-learn-grove-welcome = Willkommen! Aus neun Karten legst du einen Hain. Die Würfel auf seinen Bäumen sind deine Ernte. Das hier ist eine echte Solopartie.
pages-learn-grove-choose = Die erste Karte liegt schon. Tippe auf eine der beiden Karten auf deiner Hand.
pages-learn-grove-place = Zieh die Karte an eine andere Stelle oder nimm die Pfeile. Mit den runden Pfeilen drehst du sie. Wo Bäume aufeinanderliegen, müssen die Früchte gleich sein. Tippe dann auf „{ page-grove-lay }“.
pages-learn-grove-die = Überdeckt ein Baum einen Baum derselben Sorte, bekommst du einen Würfel. Er zeigt die Früchte beider Bäume. Auf einer leeren Lichtung gibt es keinen.
pages-learn-grove-rise = Überdeckst du einen Baum mit einem Würfel darauf, dann steigt der Würfel. Über 6 wird er zum Korb, der 10 zählt.
pages-learn-grove-squirrel = Einmal pro Partie darf ein Baum auch dort liegen, wo er nicht passt. Dort sitzt dann das Eichhörnchen und kostet dich mindestens einen Punkt. Wähle eine Karte und tippe auf das Eichhörnchen. Dann siehst du, wo es geht.
pages-learn-grove-finish = Jetzt schaffst du es allein! Lege die übrigen Karten. Deine Punkte stehen oben links. Viel Glück!

## Who runs the server, and privacy

pages-host = Datenschutz und Kontakt
pages-host-contact = Wer diesen Server betreibt
pages-host-contact-none = Kein Kontakt angegeben. Frag die Person, die dir den Link geschickt hat.
pages-host-kept = Was wir über dich speichern
pages-host-kept-what = Deinen Namen und deine Sprache, den Zeitpunkt deines letzten Besuchs, jeden Zug deiner Partien und einen Hash des Cookies, an dem wir deinen Browser erkennen. Sonst nichts: keine IP-Adresse, keine Analysedienste, keine Werbung, nichts von anderen Websites.
pages-host-kept-days = { $days ->
    [one] Daten von Gästen werden nach einem Tag ohne Besuch gelöscht.
   *[other] Daten von Gästen werden nach { $days } Tagen ohne Besuch gelöscht.
}
# After it the link “My games”.
pages-host-kept-yours = Hier kannst du alle deine Daten herunterladen oder löschen:
# Heading above a text that the person who runs the server has written.
pages-host-words = Mitteilung des Betreibers
pages-host-version = Greentable { $version }
