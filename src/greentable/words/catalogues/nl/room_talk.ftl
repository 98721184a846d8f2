### What is said at a table of the server: quick phrases of players, and notes of the server.

## Phrases that players choose from a list. $cards is a row of cards: "Panama and Home Grown".

phrase-hello = Hallo!
phrase-thanks = Dank je!
phrase-well-played = Goed gespeeld!
phrase-good-game = Leuk spel!
phrase-sorry = Sorry!
phrase-oops = Oeps!
phrase-one-moment = Momentje, alsjeblieft.
phrase-your-turn = Jij bent aan de beurt.
phrase-yes-please = Ja, graag.
phrase-no-thanks = Nee, dank je.
phrase-too-much = Dat is te veel.
phrase-again = Nog een spelletje?
phrase-need = Ik heb { $cards } nodig.
phrase-who-has = Wie heeft { $cards }?
phrase-have = Ik kan { $cards } aanbieden.
phrase-give-for = Wat krijg ik voor { $cards }?

## Notes of the server. $who is the name of a player.

note-offer-taken = Het bod van { $who } is aangenomen.
note-offer-refused = Niemand heeft het bod van { $who } aangenomen.
note-offer-withdrawn = { $who } heeft het bod ingetrokken.
note-offer-time = Het bod van { $who } is verlopen.
note-clock-decided = De tijd van { $who } is om. De server heeft een zet gedaan.
# To everyone, when someone has not allowed an undo.
note-undo-refused = { $who } gaat niet akkoord. De zet blijft staan.
note-seat-absent = { $who } is weg. Blijven wachten of een bot laten spelen?
note-seat-waited-for = We wachten nog op { $who }.
# $text was written by the server host.
note-server-announced = { $text }
note-server-read-only = De server kan nu niets bewaren. Er gaat niets verloren. Wacht even.
note-server-lost = De server is zijn database kwijt. Zetten tellen vanaf nu niet meer. Laat het de beheerder weten.
note-server-writes-again = De server bewaart de zetten weer.
note-server-draining = De server start binnenkort opnieuw op. Tot die tijd kun je geen nieuwe tafels openen. Lopende spellen gaan daarna verder.
note-talk-muted = De host heeft je gedempt. Niemand ziet je berichten.
note-bot-replaced = De bot op de plaats van { $who } is vastgelopen. Een eenvoudigere neemt het over.
note-bot-interpreted = De bot op de plaats van { $who } is nog aan het opstarten. In het begin denkt hij trager.
