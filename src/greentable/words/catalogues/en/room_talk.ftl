### What is said at a table of the server: quick phrases of people, and notes of the server.

## Phrases that people choose from a list. $cards is a row of cards: "Panama and Home Grown".

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your turn.
phrase-yes-please = Yes, please.
phrase-no-thanks = No, thanks.
phrase-too-much = That’s too much.
phrase-again = Once more?
phrase-need = I need { $cards }.
phrase-who-has = Who has { $cards }?
phrase-have = I could give { $cards }.
phrase-give-for = What do I get for { $cards }?

## Notes of the server. $who is the name of a player.

note-offer-taken = The offer of { $who } was accepted.
note-offer-refused = Nobody took the offer of { $who }.
note-offer-withdrawn = { $who } took the offer back.
note-offer-time = The offer of { $who } ran out of time.
note-clock-decided = The time of { $who } is over: the server decided.
# To all, when somebody has refused that a move is taken back.
note-undo-refused = { $who } does not agree: the move stays.
note-seat-absent = { $who } is away. Keep waiting, or let a bot play?
note-seat-waited-for = The table keeps waiting for { $who }.
# $text is what the host of the server has written.
note-server-announced = { $text }
note-server-read-only = The server cannot store anything at the moment. Nothing is lost; please wait.
note-server-lost = The server has lost its database: from now on no move counts. Whoever runs it has to look after it.
note-server-writes-again = The server stores moves again.
note-server-draining = The server will be restarted soon: no new tables are opened, and games go on afterwards.
note-talk-muted = The host has muted you: nobody hears what you say.
note-bot-replaced = The bot that plays for { $who } failed: a simple one takes over.
note-bot-interpreted = The bot that plays for { $who } is still being compiled, and thinks slowly until then.
