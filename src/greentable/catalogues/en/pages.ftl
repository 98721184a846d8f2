### The other pages in the browser: replays, puzzles, one's own games, score sheets, the editor, rules.
### Buttons and headings are short; sentences are for people in a hurry.

## A finished game, looked at again

pages-replay = Replay
pages-replay-hands = All hands
pages-replay-seek = Where in the game
pages-replay-ply = Move { $ply } of { $plies }
pages-replay-first = To the start
pages-replay-back = A step back
pages-replay-on = A step on
pages-replay-last = To the end
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-speed = Speed
pages-replay-as = Seen by
pages-replay-open = all hands
pages-replay-spectator = a spectator
pages-replay-card = Go to
pages-replay-card-next = The next move with this card
pages-replay-link = Copy link
pages-replay-check = Dealt fairly?
pages-replay-record = Save record
pages-replay-watch = Replay

# Whether the cards were dealt fairly. A seed is the secret text that the order of the cards follows from; its
# hash was shown before the deal.
pages-fair = Were the cards dealt fairly?
pages-fair-about = The server fixed a secret seed and showed its hash before the game; players added something of their own. Your browser has just worked out the order of the cards again, by itself.
pages-fair-yes = Yes: the cards came as the seeds say.
pages-fair-no = No: something does not fit.
pages-fair-unknown = No seed is known for this game, so it cannot be checked.
pages-fair-commitments = { $kept } of { $count } seeds have the hash that was shown before the deal.
pages-fair-cards = { $right } of { $count } cards are as dealt from the seeds.
pages-fair-others = Not compared here: { $count } other random choices.
pages-fair-server = The server says: { $fact }
pages-fair-seed = Seed { $number }
pages-fair-hash = Its hash { $number }
pages-fair-nonce = Added by { $name }
