### The page in the browser. What happens in a game is in the games' own files.
### Buttons and headings are short. Sentences are for people in the middle of a game.

## Everywhere

page-title = Greentable
page-home = Startseite
page-back = Zurück
page-close = Schließen
page-cancel = Abbrechen
page-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
page-trouble = Etwas ist schiefgegangen. Versuch es noch einmal.
page-nowhere = Seite nicht gefunden.
page-loading = Einen Moment …
# A mark on the card that was drawn last.
page-new = neu
page-settings = Einstellungen
page-update-ready = Eine neue Version ist verfügbar.
page-update-take = Aktualisieren
page-update-later = Später

# Sums where there is little room, in thousands and in full; $thousands and $amount are numbers.
page-thousands = ${ $thousands }k
page-thousands-owed = −${ $thousands }k
page-sum = ${ $amount }
page-sum-owed = −${ $amount }

## Home

page-home-claim = Grass und Grove an einem grünen Tisch
page-home-grass = Verdeckte Karten, offene Märkte und Nachbarn mit langen Fingern. Tausche und bluffe: Wer zuerst $250.000 hat, gewinnt.
page-home-grove = Neun Karten, ein paar Würfel und ein Eichhörnchen. Eine ruhige Knobelei mit Hainen, die sich überlappen.
page-play-now = Jetzt spielen
page-against-bots = gegen drei Bots
page-alone = solo
page-with-friends = Mit Freunden
page-with-friends-about = Eröffne einen Tisch und teile den Link.
page-one-device = An einem Gerät
page-one-device-about = Reicht es herum. Jede Hand bleibt verdeckt.
page-join = Mitspielen
page-join-about = Mit einem Code von Freunden oder an einem öffentlichen Tisch.
page-status-lobby = wartet auf Spieler
page-status-playing = läuft
page-status-paused = pausiert
page-status-over = beendet
page-status-closed = geschlossen

## A new table, and how people get there

page-new-table = Neuer Tisch
page-which-game = Welches Spiel?
page-how-many-seats = Wie viele Plätze?
page-strength = Stärke der Bots
page-bot-easy = schwach
page-bot-normal = mittel
page-bot-hard = stark
page-bot-greedy = mittel
page-bot-adviser = stark
page-who-plays = Wer spielt mit?
page-seat-number = Platz { $number }
page-by-link = jemand per Link
page-at-this-device = jemand an diesem Gerät
# $strength is how well it plays: easy, normal, hard.
page-bot-of = Bot: { $strength }
# A name for someone who has not typed one.
page-player = Spieler { $number }
page-name-at-seat = Name, Platz { $number }
page-begin = Partie starten
page-edition = Ausgabe
page-edition-classic = klassisch
page-variants = Varianten
page-house-rules = Hausregeln
# What can be chosen for a house rule.
page-value-none = keine Grenze
page-value-on = ja
page-value-off = nein
page-value-left = der linke Nachbar
page-value-round-winner = wer die Runde gewinnt
page-value-chosen = freie Wahl
page-value-lowest = die niedrigste
page-value-highest = die höchste
page-value-opponent = einen Gegner
page-value-player = dich selbst
page-value-flat = $5.000 von jedem
page-value-percent = 20 % des Risikogewinns
page-clock = Bedenkzeit
page-clock-none = unbegrenzt
page-clock-relaxed = 90 Sekunden pro Zug
page-clock-blitz = 20 Sekunden pro Zug + 1 Minute Reserve
page-clock-day = 1 Tag pro Zug
page-clock-three_days = 3 Tage pro Zug
page-clock-week = 1 Woche pro Zug
page-pace = Bot-Tempo
page-pace-instant = sofort
page-pace-normal = normal
page-pace-slow = langsam
page-listed = Öffentlicher Tisch
page-spectators = Zuschauer erlauben
page-free-text = Textchat erlauben
page-open-table = Tisch eröffnen
page-code = Code
page-code-wanted = Code (8 Buchstaben)
page-join-now = Mitspielen
page-open-tables = Öffentliche Tische
page-open-tables-none = Zurzeit gibt es keine öffentlichen Tische.
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-your-name = Dein Name
page-invited = Du bist zum Spielen eingeladen
page-invited-by = { $host } lädt dich zu einer Partie { $game } ein
page-invited-to = Du bist zu einer Partie { $game } eingeladen
page-seats-free =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] 1 von { $seats } Plätzen ist frei.
       *[other] { $free } von { $seats } Plätzen sind frei.
    }
page-invited-about = Wähle einen Namen und nimm Platz. Du brauchst kein Konto.
page-first-names = Igel, Zaunkönig, Dachs, Otter, Rotkehlchen, Käfer, Reiher, Maulwurf, Spatz, Hase, Eule, Molch
page-sit = Platz nehmen
page-watch = Zuschauen
page-invite = Freunde einladen
page-invite-about = Schick den Link, gib den Code weiter oder lass den QR-Code scannen.
# To guests, who see the code only.
page-invite-code = Gib diesen Code an deine Freunde weiter.
page-copy = Link kopieren
page-copied = Kopiert
page-seat-free = freier Platz
page-seat-bot = Bot
page-host = Gastgeber
page-you = du
page-put-bot = Bot hinzufügen
page-free-seat = Platz freimachen
page-start = Starten
page-start-with-bots = Mit Bots starten
page-waiting-for-host = Der Gastgeber startet, sobald alle da sind.
page-waiting-for-people = Deine Freunde fehlen noch. Du kannst auch mit Bots auffüllen.
page-rules-here = Regeln an diesem Tisch
page-leave = Tisch verlassen
page-leave-pause = Partie pausieren
page-leave-hand-over = Bot weiterspielen lassen
page-leave-concede = Aufgeben
page-leave-stay = Bleiben
page-leave-question = Diese Partie verlassen?

## At the table

# Beside the name of the player whose turn it is.
page-in-turn = am Zug
# Beside the name of a player for whom a bot plays; and what that player is told.
page-stand-in = Bot spielt
page-stand-in-yours = Ein Bot spielt für dich.
page-dot-silent = reagiert nicht
page-dot-gone = abwesend
page-has-chosen = hat gewählt
page-cards-in-hand = { $count ->
    [0] keine Karten auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-log = Verlauf
page-log-empty = Noch ist nichts passiert.
page-talk = Chat
page-say = Senden
page-write = Nachricht schreiben …
page-undo = Rückgängig
# In the editor of cards and recipes.
page-undo-edit = Rückgängig
page-undo-asked = { $who } möchte einen Zug zurücknehmen.
page-undo-waits = Warten auf die Zustimmung der anderen …
page-agree = Ja
page-refuse = Nein
page-absent = { $who } ist schon eine Weile weg. Soll ein Bot übernehmen?
page-let-stand-in = Bot spielen lassen
page-keep-waiting = Weiter warten
page-come-back = Selbst weiterspielen
# The player pressed a button for a choice that the table no longer asks for.
page-too-late = Die Partie ist inzwischen weiter. Bitte wähle noch einmal.
page-connection-lost = Verbindung verloren. Neuer Versuch …
page-connection-elsewhere = Dieser Tisch ist in einem anderen Fenster offen.
page-take-over = Hier spielen
page-connection-refused = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
page-connection-signed-out = Du bist abgemeldet.
page-connection-outdated = Es gibt eine neuere Version dieser Seite.
page-reload = Neu laden
page-paused = Die Partie ist pausiert.
page-resume = Fortsetzen
page-closed = Dieser Tisch ist geschlossen.
page-dealing = Die Karten werden ausgeteilt …
page-again = Noch einmal spielen
page-to-the-next = Nächste Partie
page-hand = Deine Hand
page-pass-device = Gib das Gerät an { $name } weiter.
page-pass-device-ready = Ich bin { $name }

## Grass

page-grass-open = offen
page-grass-closed = zu
# On the empty place for Market Open; small.
page-grass-market = Markt
page-grass-round = Runde { $round }
page-grass-target = { $name } als Ziel wählen
page-grass-look-at = { $name } ansehen
page-grass-haystack = Heuhaufen
page-grass-ashtray = Aschenbecher
page-grass-total = Gesamtgewinn aus früheren Runden
# The same beside a sum, short.
page-grass-before = frühere Runden
page-grass-protected = geschützt
page-grass-at-risk = ungeschützt
page-grass-no-stash = Noch keine Handel-Karten
page-grass-opponents = Gegner
page-grass-my-table = Dein Markt und dein Handelsbereich
page-grass-protected-card = { $card }, geschützt
page-grass-stash-card = { $card }, ungeschützt
# $family is what kind of card it is: “Heat On”. $who is a row of names.
page-grass-card-playable = { $card }, { $family }, spielbar
page-grass-card-playable-on = { $card }, { $family }, spielbar gegen { $who }
# Where a card is passed, kept or handed over, not played.
page-grass-card-choosable = { $card }, { $family }, wählbar
page-grass-card-idle = { $card }, { $family }

# On the frame of a Protection card: $sum and $most are sums.
page-grass-cover = deckt { $sum } von { $most }
page-grass-misses = { $turns ->
    [one] setzt einmal aus
    [2] setzt zweimal aus
   *[other] setzt { $turns }-mal aus
}

# $who is a row of names.
page-grass-answers = { $who-number ->
    [one] { $who } überlegt sich eine Antwort.
   *[other] { $who } überlegen sich eine Antwort.
}
page-grass-choose-cover = Tippe auf die Handel-Karten, die du schützen willst.
page-grass-protect = Schützen
page-grass-choose-fine = Wähle die Handel-Karte, mit der du bezahlst.
page-grass-choose-steal = Wähle die Handel-Karte, die du klauen willst.
page-grass-choose-own = Wähle eine deiner Handel-Karten, dann eine von jemand anderem.
page-grass-choose-theirs = Wähle jetzt eine Handel-Karte von jemand anderem.
# $target is a sum: “$250k”.
page-grass-track = Wettlauf um { $target }
page-grass-trade = Tauschen …
page-grass-swap = Handel-Karten tauschen
page-grass-end-turn = Zug beenden
page-grass-discard = Abwerfen
page-grass-about-card = Karte erklären
page-grass-offer-this = Anbieten …
# The player has answered before being asked; $answer is a move: “Decline”.
page-grass-held = Antwort vorgemerkt: { $answer }.

# The trade sheet.
page-trade = Tausch
page-trade-give = Du gibst
# Beside a card that someone would give for it.
page-trade-get = Du bekommst
# Beside it, where players may offer cards that they don't hold.
page-trade-claim = (Karten, die du nicht hast, sind blass. Die echten Karten wählt ihr später.)
# A card that is offered though the player does not hold it.
page-trade-not-held = { $card }, nicht auf deiner Hand
page-trade-want = Du willst
# A button, instead of a card: the others say what they would give.
page-trade-anything = Macht mir ein Angebot
page-trade-to = Angebot an
page-trade-everyone = alle
page-trade-choose = Wähle eine Karte, die du anbietest.
page-trade-call = Anbieten
page-trade-counter = Gegenangebot
page-trade-counter-give = Du bietest
page-trade-counter-ask = Du willst
page-trade-withdraw = Angebot zurückziehen
# The answer that someone waits for; $who is a row of names.
page-trade-refused = { $who-number ->
    [one] { $who } hat abgelehnt.
   *[other] { $who } haben abgelehnt.
}
page-trade-declined = { $who } hat { $card } gegen { $other } abgelehnt.
page-trade-declined-open = { $who } will nichts für { $card } geben.

# At the end of a round.
page-ledger = Die Runde ist zu Ende
page-ledger-game = Die Partie ist zu Ende
page-ledger-next = Nächste Runde
page-winner = { $who } gewinnt!
page-winners = { $who } gewinnen gemeinsam!
page-you-win = Du hast gewonnen!

## Grove

page-grove-turn = Karte { $turn } von 9
# Below the card, before the first one is placed.
page-grove-aim = Lege Bäume auf Bäume derselben Sorte. Dafür bekommst du Würfel, und die sind deine Punkte.
# Read out; $at is “2,1”, $under is what the card covers.
page-grove-place = Möglichkeit { $place } von { $places }: auf { $at }, { $rotation ->
    [0] nicht gedreht
   *[other] um { $rotation }° gedreht
}, über { $under }
page-grove-score = Punkte
page-grove-lay = Hier hinlegen
page-grove-rotate-left = Nach links drehen
page-grove-rotate-right = Nach rechts drehen
page-grove-next = Nächste Stelle
page-grove-previous = Vorige Stelle
page-grove-squirrel = Stellen fürs Eichhörnchen
page-grove-needs-squirrel = Das geht nur mit dem Eichhörnchen. Sein Knopf zeigt dir, wo.
page-grove-fit = Alles zeigen
page-grove-dice = Würfel im Vorrat
# Read out after the dice that are left, if these are not in the grove yet.
page-grove-squirrel-left = das Eichhörnchen
page-grove-barrow-left = die Schubkarre
# How many cards of the pile are still to be drawn; a number follows.
page-grove-left = Noch zu ziehen
page-grove-recipes = Rezepte
page-grove-target = Ziel { $target }
# Marks a recipe.
page-grove-met = erfüllt
page-grove-over = Ernte
page-grove-others = Die anderen
page-grove-card = Karte { $card }
page-grove-grove-of = Hain von { $name }
page-grove-choose-dice = Zu wenige Würfel. Welche Bäume bekommen einen?
# Beside the mark of a tree that gets no die.
page-grove-none-left = Für diesen Baum ist kein Würfel mehr da.

## Settings

page-language = Sprache
page-theme = Darstellung
page-theme-system = automatisch
page-theme-paper = hell
page-theme-night = dunkel
page-cards = Karten
page-cards-usual = normal
page-cards-large = groß
# On which side panels and buttons are, for right-handed or left-handed people.
page-my-hand = Knöpfe
page-my-hand-right = rechts
page-my-hand-left = links
page-motion = Animationen
page-motion-full = alle
page-motion-less = reduziert
page-sound = Ton
page-sound-on = an
page-sound-off = aus
page-end-by-itself = Meinen Zug automatisch beenden, wenn nichts mehr möglich ist
page-end-after-play = Meinen Zug gleich nach dem Ausspielen beenden, ohne zu tauschen
page-letter-keys = Tastenkürzel mit einem Buchstaben
page-name-saved = Gespeichert
