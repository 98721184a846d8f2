### What is said at a table of the server: quick phrases of people, and notes of the server.

## Phrases that people choose from a list. $cards is a row of cards: "Panama and Home Grown".

phrase-hello = Hallo!
phrase-thanks = Dank je!
phrase-well-played = Goed gespeeld!
phrase-good-game = Leuk spel!
phrase-sorry = Sorry!
phrase-oops = Oeps.
phrase-one-moment = Momentje, alsjeblieft.
phrase-your-turn = Jij bent aan de beurt.
phrase-yes-please = Ja, graag.
phrase-no-thanks = Nee, dank je.
phrase-too-much = Dat is te veel.
phrase-again = Nog een spelletje?
phrase-need = Ik heb { $cards } nodig.
phrase-who-has = Wie heeft { $cards }?
phrase-have = Ik kan { $cards } geven.
phrase-give-for = Wat geef je voor { $cards }?

## Notes of the server. $who is the name of a player.

note-offer-taken = Het bod van { $who } werd aangenomen.
note-offer-refused = Niemand ging in op het bod van { $who }.
note-offer-withdrawn = { $who } trok het bod in.
note-offer-time = De tijd voor het bod van { $who } is om.
note-clock-decided = De tijd van { $who } is om: de server besliste.
note-undo-refused = { $who } gaat niet akkoord: de zet blijft staan.
note-seat-absent = { $who } is weg. Blijven wachten, of een bot laten spelen?
note-seat-waited-for = De tafel blijft op { $who } wachten.
note-server-announced = { $text }
note-server-read-only = De server kan op dit ogenblik niets bewaren. Er gaat niets verloren; wacht even.
note-server-lost = De server is zijn databank kwijt: vanaf nu telt geen zet meer. Wie hem beheert, moet ernaar kijken.
note-server-writes-again = De server bewaart zetten weer.
note-server-draining = De server wordt binnenkort herstart: er worden geen nieuwe tafels geopend, en de spellen gaan daarna verder.
note-talk-muted = De gastheer heeft je gedempt: niemand hoort wat je zegt.
note-bot-replaced = De bot die voor { $who } speelt, liep vast: een eenvoudigere neemt het over.
note-bot-interpreted = De bot die voor { $who } speelt, wordt nog gecompileerd en denkt zolang wat trager.
