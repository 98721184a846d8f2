### The page in the browser: its own words. What happens in a game stands in the games' own files.
### Buttons and headings are short; sentences are for people in a hurry.

## Everywhere

page-title = Greentable
page-home = Startseite
page-back = Zurück
page-close = Schließen
page-cancel = Abbrechen
page-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
page-trouble = Etwas ist schiefgegangen. Versuch es noch einmal.
page-nowhere = Unter dieser Adresse gibt es nichts.
page-loading = Einen Moment …
page-new = neu
page-settings = Einstellungen
page-update-ready = Es gibt eine neue Version.
page-update-take = Laden
page-update-later = Später
# A sum in thousands, where there is little room; $thousands is a number.
page-thousands = ${ $thousands }k
page-thousands-owed = −${ $thousands }k
page-sum = ${ $amount }
page-sum-owed = −${ $amount }

## Home

page-home-claim = Grass und Grove an einem grünen Tisch
page-home-grass = Verdeckte Karten, offene Märkte und Nachbarn mit langen Fingern. Deale und bluffe: Wer zuerst $250.000 hat, gewinnt.
page-home-grove = Neun Karten, ein paar Würfel und ein Eichhörnchen. Eine ruhige Knobelei mit Hainen, die sich überlappen.
page-play-now = Jetzt spielen
page-against-bots = gegen drei Bots
page-alone = allein
page-with-friends = Mit Freunden
page-with-friends-about = Eröffne einen Tisch und schick den Link.
page-one-device = An einem Gerät
page-one-device-about = Reicht es herum; ein Vorhang verbirgt jede Hand.
page-join = An einem Tisch mitspielen
page-join-about = Mit acht Buchstaben von Freunden oder an einem offenen Tisch.
page-status-lobby = wartet auf Spieler
page-status-playing = läuft
page-status-paused = unterbrochen
page-status-over = zu Ende
page-status-closed = geschlossen

## A new table, and how to get people there

page-new-table = Neuer Tisch
page-which-game = Welches Spiel?
page-how-many-seats = Wie viele Plätze?
page-strength = Stärke der Bots
page-bot-easy = leicht
page-bot-normal = mittel
page-bot-hard = schwer
page-bot-greedy = mittel
page-bot-adviser = schwer
page-who-plays = Wer spielt mit?
page-seat-number = Platz { $number }
page-by-link = jemand mit dem Link
page-at-this-device = jemand an diesem Gerät
# $strength is how well it plays: easy, normal, hard.
page-bot-of = Bot: { $strength }
# A name for somebody who has typed none.
page-player = Spieler { $number }
page-name-at-seat = Name, Platz { $number }
page-begin = Spiel beginnen
page-edition = Ausgabe
page-edition-classic = klassisch
page-variants = Varianten
page-house-rules = Hausregeln
# What a house rule may be.
page-value-none = ohne Grenze
page-value-on = ja
page-value-off = nein
page-value-left = wer links sitzt
page-value-round-winner = wer die Runde gewann
page-value-chosen = nach Wahl
page-value-lowest = die niedrigste
page-value-highest = die höchste
page-value-opponent = einen Gegner
page-value-player = wer sie spielt
page-value-flat = $5.000 von jedem
page-value-percent = 20 % davon
page-clock = Bedenkzeit
page-clock-none = unbegrenzt
page-clock-relaxed = 90 Sekunden pro Aktion
page-clock-blitz = 20 Sekunden pro Aktion, dazu eine Minute Reserve
page-clock-day = ein Tag pro Aktion
page-clock-three_days = drei Tage pro Aktion
page-clock-week = eine Woche pro Aktion
page-pace = Bots spielen
page-pace-instant = sofort
page-pace-normal = normal
page-pace-slow = langsam
page-listed = Alle dürfen diesen Tisch finden
page-spectators = Andere dürfen zuschauen
page-free-text = Freier Chat
page-open-table = Tisch eröffnen
page-code = Code
page-code-wanted = Die acht Buchstaben
page-join-now = Mitspielen
page-open-tables = Offene Tische
page-open-tables-none = Gerade ist kein Tisch für alle offen.
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-your-name = Dein Name
page-invited = Du bist zum Spielen eingeladen
page-invited-by = { $host } lädt dich zu { $game } ein
page-invited-to = Du bist zu { $game } eingeladen
page-seats-free =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Einer von { $seats } Plätzen ist frei.
       *[other] { $free } von { $seats } Plätzen sind frei.
    }
page-invited-about = Sag, wie dich die anderen nennen sollen, und setz dich. Ein Konto brauchst du nicht.
page-first-names = Igel, Zaunkönig, Dachs, Otter, Rotkehlchen, Käfer, Reiher, Maulwurf, Spatz, Hase, Eule, Molch
page-sit = Platz nehmen
page-watch = Zuschauen
page-invite = Freunde einladen
page-invite-about = Schick diesen Link, zeig den Code oder lass den QR-Code scannen.
page-copy = Link kopieren
page-copied = Kopiert
page-seat-free = freier Platz
page-seat-bot = Bot
page-host = Gastgeber
page-you = du
page-put-bot = Bot hinsetzen
page-free-seat = Platz freimachen
page-start = Starten
page-start-with-bots = Mit Bots auffüllen und starten
page-waiting-for-host = Der Gastgeber startet die Partie, sobald alle da sind.
page-waiting-for-people = Warten auf Freunde. Du kannst die Plätze auch mit Bots auffüllen.
page-rules-here = Die Regeln dieses Tisches
page-leave = Tisch verlassen
page-leave-pause = Partie unterbrechen
page-leave-hand-over = Bot weiterspielen lassen
page-leave-concede = Aufgeben
page-leave-stay = Bleiben
page-leave-question = Diese Partie verlassen?

## At the table

page-in-turn = an der Reihe
page-stand-in = ein Bot springt ein
page-dot-silent = still
page-dot-gone = weg
page-has-chosen = hat gewählt
page-cards-in-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-talk = Chat
page-say = Senden
page-write = Schreib etwas …
page-undo = Zurücknehmen
page-undo-asked = { $who } möchte eine Aktion zurücknehmen.
page-undo-waits = Die anderen werden gefragt, ob du zurücknehmen darfst.
page-agree = Ja
page-refuse = Nein
page-absent = { $who } ist schon eine Weile weg. Soll ein Bot einspringen?
page-let-stand-in = Bot spielen lassen
page-keep-waiting = Weiter warten
page-come-back = Wieder selbst spielen
# Somebody pressed a button that was meant for what the table had asked before.
page-too-late = Am Tisch ist es inzwischen weitergegangen: Es wurde nichts ausgeführt.
page-connection-lost = Verbindung verloren. Neuer Versuch …
page-connection-elsewhere = Dieser Tisch ist in einem anderen Fenster offen.
page-take-over = Hier spielen
page-connection-refused = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
page-connection-signed-out = Du bist abgemeldet.
page-connection-outdated = Es gibt eine neuere Version dieser Seite.
page-reload = Neu laden
page-paused = Die Partie ist unterbrochen.
page-resume = Weiterspielen
page-closed = Dieser Tisch ist geschlossen.
page-dealing = Die Karten werden ausgeteilt …
page-again = Noch einmal
page-to-the-next = Zur nächsten Partie
page-hand = Deine Hand
page-pass-device = Gib das Gerät an { $name } weiter.
page-pass-device-ready = Ich bin { $name }

## Grass

page-grass-open = offen
page-grass-closed = zu
# Where the Market Open will lie; small.
page-grass-market = Markt
page-grass-round = Runde { $round }
page-grass-target = { $name } als Ziel wählen
page-grass-look-at = { $name } ansehen
page-grass-haystack = Heuhaufen
page-grass-ashtray = Aschenbecher
page-grass-total = Gesamtgewinn der Runden davor
# The same beside a sum, short.
page-grass-before = frühere Runden
page-grass-protected = geschützt
page-grass-at-risk = Risiko
page-grass-no-stash = Noch keine Handel-Karte
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

# On the frame of a Protection: $sum and $most are sums.
page-grass-cover = schützt { $sum } von { $most }
page-grass-about-card = Erklärung
page-grass-misses = { $turns ->
    [one] setzt einmal aus
    [2] setzt zweimal aus
   *[other] setzt { $turns }-mal aus
}

# $who is a row of names.
page-grass-answers = { $who-number ->
    [one] { $who } denkt über ein Angebot nach.
   *[other] { $who } denken über ein Angebot nach.
}
page-grass-choose-cover = Tippe auf die Handel-Karten in deinem Handelsbereich, die du schützen willst.
page-grass-protect = Schützen
page-grass-choose-fine = Wähle die Handel-Karte, mit der du die Strafe bezahlst.
page-grass-choose-steal = Wähle die Handel-Karte, die du klaust.
page-grass-choose-own = Wähle eine Handel-Karte aus deinem Handelsbereich, dann eine von jemand anderem.
page-grass-choose-theirs = Wähle nun eine Handel-Karte von jemand anderem.
page-grass-track = Die Gesamtstände auf dem Weg zu { $target }
page-grass-trade = Deal …
page-grass-swap = Handel tauschen
page-grass-end-turn = Zug beenden
page-grass-discard = Abwerfen
page-grass-offer-this = Anbieten …
page-grass-held = Deine Antwort ist vorgemerkt: { $answer }.

# The trade sheet.
page-trade = Deal
page-trade-give = Du gibst
# Beside a card that somebody would give for it.
page-trade-get = Du bekommst
# Beside it, where what one names need not be true.
page-trade-claim = (was du nur behauptest, ist blass; die wahre Karte wählt ihr später)
# A card that is named though one does not hold it.
page-trade-not-held = { $card }, nicht auf deiner Hand
page-trade-want = Du willst
page-trade-anything = Was bekomme ich dafür?
page-trade-to = An
page-trade-everyone = alle
page-trade-choose = Wähle, was du gibst.
page-trade-call = Anbieten
page-trade-counter = Gegenangebot
page-trade-counter-give = Du würdest geben
page-trade-counter-ask = für
page-trade-withdraw = Angebot zurücknehmen
# The answer that somebody waits for; $who is a row of names.
page-trade-refused = Abgelehnt von { $who }.
page-trade-declined = { $who } hat { $card } gegen { $other } abgelehnt.
page-trade-declined-open = { $who } wollte nichts für { $card } geben.

# The ledger at the end of a round.
page-ledger = Die Runde ist zu Ende
page-ledger-game = Die Partie ist zu Ende
page-ledger-next = Nächste Runde
page-winner = { $who } gewinnt!
page-winners = { $who } gewinnen gemeinsam!
page-you-win = Du hast gewonnen!

## Grove

page-grove-turn = Karte { $turn } von 9
page-grove-aim = Lege Bäume auf Bäume mit derselben Frucht: Dort wachsen Würfel, und die sind deine Punkte.
page-grove-place = Möglichkeit { $place } von { $places }: auf { $at }, { $rotation ->
    [0] ungedreht
   *[other] um { $rotation }° gedreht
}, darunter { $under }
page-grove-score = Punkte
page-grove-lay = Hier hinlegen
page-grove-rotate-left = Nach links drehen
page-grove-rotate-right = Nach rechts drehen
page-grove-next = Nächste Stelle
page-grove-previous = Vorige Stelle
page-grove-squirrel = Stellen für das Eichhörnchen
page-grove-needs-squirrel = Das passt nur mit dem Eichhörnchen; sein Knopf zeigt, wo es hilft.
page-grove-fit = Alles zeigen
page-grove-dice = Würfel im Vorrat
page-grove-squirrel-left = das Eichhörnchen
page-grove-barrow-left = die Schubkarre
page-grove-left = Noch zu ziehen
page-grove-recipes = Rezepte
page-grove-target = Ziel { $target }
page-grove-met = erfüllt
page-grove-over = Ernte
page-grove-others = Die anderen
page-grove-card = Karte { $card }
page-grove-grove-of = Hain von { $name }
page-grove-choose-dice = Zu wenige Würfel: Welche Bäume bekommen einen?
page-grove-none-left = Für diesen Baum ist kein Würfel mehr da.

## Settings

page-language = Sprache
page-theme = Darstellung
page-theme-system = wie das Gerät
page-theme-paper = hell
page-theme-night = dunkel
page-cards = Karten
page-cards-usual = normal
page-cards-large = groß
page-my-hand = Seite der Knöpfe
page-my-hand-right = rechts
page-my-hand-left = links
page-motion = Bewegung
page-motion-full = voll
page-motion-less = wenig
page-sound = Ton
page-sound-on = an
page-sound-off = aus
page-end-by-itself = Meinen Zug von selbst beenden, wenn sonst nichts mehr möglich ist
page-end-after-play = Meinen Zug gleich nach dem Ausspielen beenden, ohne danach zu dealen
page-letter-keys = Einzelne Buchstaben als Tasten
page-name-saved = Gespeichert
