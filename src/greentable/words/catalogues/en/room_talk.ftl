### What is said at a table of the server: quick phrases of players, and notes of the server.

## Phrases that players choose from a list. $cards is a row of cards: "Panama and Home Grown".

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your turn.
phrase-yes-please = Yes, please.
phrase-no-thanks = No, thanks.
phrase-too-much = That’s too much.
phrase-again = Another game?
phrase-need = I need { $cards }.
phrase-who-has = Who has { $cards }?
phrase-have = I can offer { $cards }.
phrase-give-for = What would you give for { $cards }?

## Notes of the server. $who is the name of a player.

note-offer-taken = { $who }’s offer was accepted.
note-offer-refused = Nobody accepted { $who }’s offer.
note-offer-withdrawn = { $who } withdrew their offer.
note-offer-time = { $who }’s offer has expired.
note-clock-decided = { $who } ran out of time. The server moved for them.
# To everyone, when someone has not allowed an undo.
note-undo-refused = { $who } didn’t allow the undo.
note-seat-absent = { $who } is away. Keep waiting, or let a bot play?
note-seat-waited-for = Still waiting for { $who }.
# $text was written by the server host.
note-server-announced = { $text }
note-server-read-only = The server can’t save anything right now. Nothing is lost. Please wait.
note-server-lost = The server has lost its database. Moves no longer count. Please tell the server host.
note-server-writes-again = The server is saving moves again.
note-server-draining = The server will restart soon. No new tables until then. Games continue afterwards.
note-talk-muted = The host has muted you. Nobody sees your messages.
note-bot-replaced = The bot in { $who }’s seat crashed. A simpler one takes over.
note-bot-interpreted = The bot in { $who }’s seat is still warming up. It may be slow at first.
