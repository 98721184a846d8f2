### The other pages in the browser: replays, puzzles, one's own games, score sheets, the editor, rules.
### Buttons and headings are short; sentences are for people in a hurry.

## A finished game, looked at again

pages-replay = Replay
pages-replay-hands = Alle Handkarten
pages-replay-seek = Stelle in der Partie
pages-replay-ply = Schritt { $ply } von { $plies }
pages-replay-first = Zum Anfang
pages-replay-back = Einen Schritt zurück
pages-replay-on = Einen Schritt weiter
pages-replay-last = Zum Ende
pages-replay-play = Abspielen
pages-replay-pause = Pause
pages-replay-speed = Tempo
pages-replay-as = Sicht
pages-replay-open = alle Handkarten
pages-replay-spectator = Zuschauer
pages-replay-card = Gehe zu
pages-replay-card-next = Der nächste Schritt mit dieser Karte
pages-replay-link = Link kopieren
pages-replay-check = Ehrlich gemischt?
pages-replay-record = Aufzeichnung sichern
pages-replay-watch = Replay

# Whether the cards were dealt fairly. A seed is the secret text that the order of the cards follows from; its
# hash was shown before the deal.
pages-fair = Wurde ehrlich gemischt?
pages-fair-about = Der Server hat einen geheimen Seed festgelegt und vor der Partie dessen Hash gezeigt; die Spieler haben etwas Eigenes beigetragen. Dein Browser hat die Reihenfolge der Karten gerade selbst noch einmal berechnet.
pages-fair-yes = Ja: Die Karten kamen, wie die Seeds es sagen.
pages-fair-no = Nein: Etwas passt nicht zusammen.
pages-fair-unknown = Zu dieser Partie ist kein Seed bekannt, also lässt sie sich nicht prüfen.
pages-fair-commitments = Seeds mit dem Hash, der vor dem Austeilen gezeigt wurde: { $kept } von { $count }.
pages-fair-cards = Karten, die kamen, wie die Seeds es sagen: { $right } von { $count }.
pages-fair-others = Hier nicht verglichen: { $count ->
    [one] eine weitere Entscheidung
   *[other] { $count } weitere Entscheidungen
} des Zufalls.
pages-fair-server = Der Server sagt: { $fact }
pages-fair-seed = Seed { $number }
pages-fair-hash = Hash von Seed { $number }
pages-fair-nonce = Beigetragen von { $name }

## Everywhere

pages-copy = Kopieren

## The puzzles of each day

pages-daily = Grove des Tages
pages-daily-about = Alle auf der Welt bekommen heute dieselben Karten und haben einen Versuch.
pages-daily-of = Rätsel vom { $day }
pages-daily-over = Dieser Tag ist vorbei: Spiel, so oft du willst, und sieh dir an, was andere gemacht haben.
# How long a puzzle still can be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [one] noch eine Minute
       *[other] noch { $minutes } Minuten
    }
    [one] noch eine Stunde
   *[other] noch { $hours } Stunden
}
pages-daily-play = Spielen
pages-daily-go-on = Weiterspielen
pages-daily-again = Noch einmal spielen
pages-daily-my-replay = Meine Partie
pages-daily-mine = Du hast { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkte.
}
pages-daily-share = Teilen
pages-daily-best = Beste Ergebnisse
pages-daily-nobody = Noch hat niemand gespielt. Mach den Anfang!
pages-daily-assisted = mit Hilfe
pages-daily-archive = Frühere Tage
pages-daily-no-archive = Morgen findest du hier die Rätsel von heute.
pages-daily-today = Heute

## My games, and what the server keeps about me

pages-games = Meine Partien
pages-games-running = Laufende Partien
pages-games-over = Beendete Partien
pages-games-none = Du hast hier noch nicht gespielt.
pages-games-more = Frühere Partien
pages-games-your-move = du bist dran
# $who is a row of names.
pages-games-waits = { $who-number ->
    [one] { $who } ist dran
   *[other] { $who } sind dran
}
pages-games-won = gewonnen
pages-games-lost = nicht gewonnen
pages-games-replay = Replay
pages-games-open = Weiterspielen
pages-statistics = Deine Bilanz
pages-statistics-games = Partien
pages-statistics-won = Siege
pages-statistics-best = Rekord
pages-statistics-mean = Schnitt
pages-statistics-streak = Längste Siegesserie
pages-statistics-alone = allein
pages-statistics-seats = { $seats } Spieler
pages-statistics-assisted = mit Hilfe
pages-statistics-none = Spiel eine Partie zu Ende, dann zählt sie hier.

pages-account = Dein Konto
pages-account-guest = Du bist Gast: Nur dieser Browser kennt dich. Mit Name und Passphrase kannst du auch von einem anderen Gerät zurückkommen.
pages-account-known = Du bist { $handle }. Melde dich mit diesem Namen und deiner Passphrase auf jedem Gerät an.
pages-account-handle = Anmeldename
pages-account-passphrase = Passphrase
pages-account-passphrase-about = Mehrere Wörter, die nur du kennst. Hast du sie vergessen, kann sie dir niemand sagen.
pages-account-keep = Meine Partien behalten
pages-account-change = Passphrase ändern
pages-account-invitation = Einladung, falls du eine hast
pages-account-kept = Gespeichert. Du kannst dich jetzt auf einem anderen Gerät anmelden.
pages-account-sign-in = Anmelden
pages-account-sign-in-about = Auf einem anderen Gerät gespielt? Melde dich an, und deine Partien sind hier.
pages-account-sign-out = Abmelden
pages-invited-only = Dieser Server ist für Eingeladene. Ohne Passphrase kannst du nur an Tischen spielen, deren Link oder Code du hast.

pages-tokens = Programme, die für dich spielen dürfen
pages-tokens-about = Ein Programm meldet sich mit einem Token an. Wer es hat, spielt in deinem Namen.
pages-tokens-label = Wofür es ist
pages-tokens-make = Token erstellen
pages-tokens-secret = Kopiere es jetzt: Es wird nie wieder gezeigt.
pages-tokens-device = ein Browser
pages-tokens-unnamed = ein Programm
pages-tokens-delete = Widerrufen

pages-data = Deine Daten
pages-data-about = Alles, was über dich gespeichert ist, in einer Datei.
pages-data-export = Meine Daten sichern
pages-data-forget = Mich löschen
pages-data-forget-about = Dein Name verschwindet aus beendeten Partien, und Bots übernehmen deine Plätze. Das lässt sich nicht rückgängig machen.
pages-data-forget-sure = Ja, lösch mich

## Score sheets, for people who play with printed cards

pages-score = Punkteblatt
pages-score-grass-about = Ihr spielt mit echten Karten? Gib ein, was am Ende der Runde vor jedem Spieler liegt.
pages-score-grove-about = Du hast einen echten Hain gelegt? Gib ein, was du von oben siehst.
pages-score-players = Spieler
pages-score-player = Spieler { $seat }
pages-score-round = Runde { $round }
pages-score-stash = Handelsbereich, ungeschützt
pages-score-protected = Handelsbereich, geschützt
pages-score-hand = Hand
pages-score-put-here = Tippe unten auf eine Karte, um sie hierher zu legen
pages-score-cards = Karten
pages-score-add = { $card } hinzufügen
pages-score-remove = { $card } wegnehmen
pages-score-count = Die Wertung
pages-score-next = Runde werten und die nächste beginnen
pages-score-again = Neu beginnen
pages-score-wins = { $who } gewinnt die Partie.
pages-score-share-win = { $who } gewinnen gemeinsam.
pages-score-edition = Ausgabe

# Why a line of the count is what it is.
pages-score-why-protected = Alle Handel-Karten unter einer Schutz-Karte.
pages-score-why-at_risk = Alle ungeschützten Handel-Karten im Handelsbereich.
pages-score-why-banker = Wer den Banker hat, nimmt vom Risikogewinn aller anderen.
pages-score-why-net_profit = Die drei Zeilen darüber zusammen.
pages-score-why-fines = Jede Paranoia-Karte, die noch auf der Hand ist, kostet ihre Strafe.
pages-score-why-best_in_hand = Die höchste Handel-Karte, die nicht ausgespielt wurde.
pages-score-why-result = Der Nettogewinn abzüglich der beiden Zeilen darüber.
pages-score-why-bonus = Für das beste Ergebnis der Runde.
pages-score-why-total = Der Gesamtgewinn davor und diese Runde.

pages-score-tool = Was du legst
pages-score-die = Würfel darauf
pages-score-no-die = keiner
pages-score-basket = Korb
pages-score-barrow = Schubkarre
pages-score-glade = Lichtung
pages-score-squirrel = Eichhörnchen
pages-score-erase = Nichts
pages-score-fruits = Früchte
pages-score-cell = Spalte { $column }, Zeile { $row }: { $what }
pages-score-empty = nichts
pages-score-recipe = Rezept { $number }
pages-score-no-recipes = keine
pages-score-target = Das Ziel ist { $target }.
pages-score-target-met = Erreicht: Du gewinnst.
pages-score-target-missed = Um { $short } verfehlt.
pages-score-why-dice = Was die Würfel auf Bäumen zeigen.
pages-score-why-multiplied = Was Rezepte hinzufügen, indem sie Würfel multiplizieren.
pages-score-why-recipes = Was erfüllte Rezepte geben.
pages-score-why-squirrel = Es kostet 1, dazu 1 für jeden Würfel auf einem Baum direkt daneben.
pages-score-fallen = Welcher Würfel

## The editor for decks and recipes of Grove

pages-edit = Karteneditor
pages-edit-about = Gib die gedruckten Karten deines eigenen Spiels ein oder denk dir einen Kartensatz aus: Tippe auf ein Feld, um es zu ändern.
pages-edit-cell = Karte { $card }, Zeile { $row }, Spalte { $column }: { $what }
pages-edit-good = Mit diesem Kartensatz lässt sich spielen.
pages-edit-faults = { $count ->
    [one] Eines stimmt noch nicht.
   *[other] { $count } Dinge stimmen noch nicht.
}
pages-edit-trees = { $fruit }: { $one } mit einer Frucht, { $two } mit zwei
pages-edit-play = Mit diesen Karten spielen
pages-edit-save = Als Datei speichern
pages-edit-load = Datei öffnen
pages-edit-house = Kartensatz des Hauses
pages-edit-deck = Karten
pages-edit-recipes = Rezepte
pages-edit-recipes-about = Achtzehn Rezepte. Tippe eines an, um es zu ändern; unter dem Namen steht, wie das Spiel es versteht.
pages-edit-recipes-good = Mit diesen Rezepten kann man spielen.
pages-edit-recipes-play = Mit diesen Rezepten spielen
pages-edit-recipes-house = Rezepte des Hauses
pages-edit-with-deck = mit meinen eigenen Karten
pages-recipe-name = Name
pages-recipe-worth = Wert
pages-recipe-counts = Was gezählt wird
pages-recipe-fruits = Nur Würfel von
pages-recipe-from = Mindestens mit
pages-recipe-to = Höchstens mit
pages-recipe-any = egal
pages-recipe-wide = Felder breit
pages-recipe-high = Felder hoch
pages-recipe-least = Mindestens
pages-recipe-most = Höchstens
pages-recipe-gives = Was es gibt
pages-recipe-bonus = Punkte
pages-recipe-bonus-each = Punkte für jeden
pages-recipe-nothing = keine Punkte
pages-recipe-points = Punkte
pages-recipe-cap = Zusammen höchstens
pages-recipe-times = Würfel zählen
pages-recipe-of = Würfel von
pages-recipe-of-all = alle Früchte
pages-recipe-barrow = Die Schubkarre zählt als Würfel
pages-recipe-count-dice = Würfel im Spiel
pages-recipe-count-line = Würfel nebeneinander in einer Reihe, an der längsten Stelle
pages-recipe-count-group = Würfel, die zusammenhängen, in der größten Gruppe
pages-recipe-count-values = verschiedene Werte auf den Würfeln
pages-recipe-count-fallen = Würfel auf Lichtungen
pages-recipe-count-mixed-lines = Stellen mit drei verschiedenen Früchten nebeneinander
pages-recipe-count-each = Würfel der Frucht, die am wenigsten hat
pages-recipe-count-equal = Würfel jeder Frucht, wenn es gleich viele sind
pages-recipe-count-squirrel = das Eichhörnchen im Hain
pages-recipe-count-empty-glades = Lichtungen ohne Würfel
pages-recipe-count-bare-trees = Bäume ohne Würfel
pages-recipe-count-cells = sichtbare Felder
pages-recipe-count-square = die Seite des größten vollen Quadrats
pages-recipe-count-fits = ein Hain, der in einen Rahmen passt
pages-edit-worth = Zahl { $worth }

## Rules

pages-rules = Regeln
pages-rules-of = { $game }: die Regeln in Kürze
pages-rules-cards = Alle Karten
pages-rules-count = { $count }-mal im Kartensatz
pages-rules-switches = Wo Tische sich unterscheiden
pages-rules-switches-about = Über manches schweigen die Spielregeln, oder sie widersprechen einander. So entscheidet jede Ausgabe; an deinem eigenen Tisch kannst du es ändern.
pages-rules-rule = Regel
pages-rules-what = Worum es geht
pages-rules-recipes = Die Rezepte des Hauses
pages-rules-every = Jede Regel
pages-rules-every-about = Mit ihrer Nummer, wie sie eine Ablehnung nennt. „Entscheidung“ steht bei dem, was die gedruckten Regeln wenigstens zum Teil offenlassen und was hier entschieden wurde.
pages-rules-ruling = Entscheidung
pages-rules-learn = Beim Spielen lernen

## Learning by playing: a coach beside a real table

pages-learn = Spielen lernen
pages-learn-next = Weiter
pages-learn-skip = Lektion überspringen
pages-learn-again = Neu beginnen
pages-learn-done = Ich kann es
pages-learn-step = { $step } von { $steps }

pages-learn-grass-welcome = Willkommen! Deine Handel-Karten sind Geld wert, und alle am Tisch wollen sie haben. Das ist eine echte Partie gegen einen Bot.
pages-learn-grass-hand = Das sind deine Karten. Leuchtende kannst du jetzt ausspielen; tippe auf eine Karte, und die Leiste unten sagt, was sie bewirkt oder warum sie jetzt nicht geht.
pages-learn-grass-draw = In einem Zug bekommst du eine Karte und spielst dann eine aus oder wirfst eine ab. Probier es: Tippe auf eine Karte, dann auf einen der Knöpfe.
pages-learn-grass-end = Gut. Du kannst noch dealen; dann endet dein Zug von selbst oder mit „Zug beenden“.
pages-learn-grass-market = Ohne eröffneten Markt wird nichts verkauft. Spiele Eröffnen des Marktes aus, sobald du die Karte hast. Bis dahin wirf ab, was dir am wenigsten hilft.
pages-learn-grass-peddle = Dein Markt ist eröffnet! Jetzt können Handel-Karten in deinen Handelsbereich, eine pro Zug: Das ist dein Geld. Spiele eine aus.
# Instead of the one before, where heat came meanwhile.
pages-learn-grass-heated = Hitze! Solange sie auf deinem Markt liegt, kannst du keine Handel-Karten ausspielen. Tippe auf die Karte und lies, was gegen sie hilft; bis dahin wirf ab, was dir am wenigsten hilft.
pages-learn-grass-risk = Geld in deinem Handelsbereich ist in Gefahr: Es kann geklaut werden. Eine Schutz-Karte bringt einen Teil davon dauerhaft in Sicherheit.
pages-learn-grass-heat = Hitze blockiert einen Markt, bis die richtige Karte sie neutralisiert. Du kannst es dem Bot heiß machen, und der Bot dir.
pages-learn-grass-trade = Mit „Deal …“ bietest du eine deiner Karten gegen eine aus einer anderen Hand an. Frag nach der Karte, die du brauchst.
pages-learn-grass-finish = Du weißt genug. Die Runde endet mit Markt geschlossen oder mit der letzten Karte. Spiel weiter, und viel Glück!

pages-learn-grove-welcome = Willkommen! Neun Karten werden zu einem Hain. Die Würfel auf seinen Bäumen sind deine Ernte. Das ist eine echte Partie, ganz für dich.
pages-learn-grove-choose = Eine Karte liegt schon da. Wähle eine der beiden auf deiner Hand, indem du darauf tippst.
pages-learn-grove-place = Jetzt siehst du sie über dem Hain. Fahr über den Hain oder nimm die Pfeile für andere Stellen; dreh sie mit den runden Pfeilen. Leg sie so, dass Bäume derselben Frucht aufeinanderliegen.
pages-learn-grove-die = Wo ein Baum einen Baum seiner Frucht überdeckt, kam ein Würfel: Er zeigt die Früchte beider. Bäume auf Lichtungen bekommen keinen.
pages-learn-grove-rise = Überdecke einen Baum mit Würfel, und der Würfel steigt. Über 6 wird er zum Korb, der 10 zählt.
pages-learn-grove-squirrel = Einmal darfst du einen Baum legen, wo er nicht passt: Dort setzt sich das Eichhörnchen hin. Hast du eine Karte gewählt, zeigt der Knopf mit dem Eichhörnchen, wo. Es kostet einen Punkt oder mehr.
pages-learn-grove-finish = Du weißt genug. Leg die anderen Karten; deine Punkte stehen oben links. Viel Glück!

## The host of the server, and privacy

pages-host = Datenschutz und Kontakt
pages-host-contact = Wer diesen Server betreibt
pages-host-contact-none = Der Betreiber hat nicht angegeben, wie man ihn erreicht. Frag, wer dir den Link geschickt hat.
pages-host-kept = Was über dich gespeichert wird
pages-host-kept-what = Dein Name und deine Sprache, wann du zuletzt hier warst, deine Partien Zug für Zug und der Abdruck eines Cookies, das deinen Browser von anderen unterscheidet. Sonst nichts: keine Adresse, keine Statistik von Dritten, keine Werbung, und nichts wird von anderswo geladen.
pages-host-kept-days = { $days ->
    [one] Ein Gast, der einen Tag lang nicht wiederkommt, wird vergessen.
   *[other] Ein Gast, der { $days } Tage lang nicht wiederkommt, wird vergessen.
}
pages-host-kept-yours = Du kannst alles, was über dich gespeichert ist, sichern und löschen.
pages-host-words = Mit den Worten des Betreibers
pages-host-version = Greentable { $version }
