### The page in the browser: its own words. What happens in a game stands in the games' own files.
### Buttons and headings are short; sentences are for people in a hurry.

## Everywhere

page-title = Greentable
page-home = Home
page-back = Back
page-close = Close
page-cancel = Cancel
page-offline = The server cannot be reached. Check your connection and try again.
page-trouble = Something went wrong. Try again.
page-nowhere = There is nothing at this address.
page-loading = One moment …
page-new = new
page-settings = Settings
page-update-ready = A new version is here.
page-update-take = Load it
page-update-later = Later

# Sums where there is little room, in thousands and in full; $thousands and $amount are numbers.
page-thousands = ${ $thousands }k
page-thousands-owed = −${ $thousands }k
page-sum = ${ $amount }
page-sum-owed = −${ $amount }

## Home

page-home-claim = Grass and Grove at one green table
page-home-grass = Hidden hands, open markets, and neighbours with sticky fingers. Trade, bluff, be first to $250,000.
page-home-grove = Nine cards, some dice and a squirrel. A quiet puzzle of overlapping orchards.
page-play-now = Play now
page-against-bots = against three bots
page-alone = on your own
page-with-friends = With friends
page-with-friends-about = Open a table and send the link.
page-one-device = At one device
page-one-device-about = Pass it round; a curtain hides each hand.
page-join = Join a table
page-join-about = By a friend’s eight letters, or at an open table.
page-status-lobby = waiting for players
page-status-playing = being played
page-status-paused = paused
page-status-over = finished
page-status-closed = closed

## A new table, and how to get people there

page-new-table = New table
page-which-game = Which game?
page-how-many-seats = How many seats?
page-strength = Level of the bots
page-bot-easy = easy
page-bot-normal = normal
page-bot-hard = hard
page-bot-greedy = normal
page-bot-adviser = hard
page-who-plays = Who plays?
page-seat-number = Seat { $number }
page-by-link = a friend, by the link
page-at-this-device = somebody at this device
# $strength is how well it plays: easy, normal, hard.
page-bot-of = bot: { $strength }
# A name for somebody who has typed none.
page-player = Player { $number }
page-name-at-seat = Name, seat { $number }
page-begin = Start the game
page-edition = Edition
page-edition-classic = classic
page-variants = Variants
page-house-rules = House rules
# What a house rule may be.
page-value-none = no limit
page-value-on = yes
page-value-off = no
page-value-left = the player to the left
page-value-round-winner = the winner of the round
page-value-chosen = chosen freely
page-value-lowest = the lowest
page-value-highest = the highest
page-value-opponent = an opponent
page-value-player = the player of the card
page-value-flat = $5,000 from each
page-value-percent = 20 % of it
page-clock = Time to think
page-clock-none = no limit
page-clock-relaxed = 90 seconds a move
page-clock-blitz = 20 seconds a move, and a minute to spare
page-clock-day = a day a move
page-clock-three_days = three days a move
page-clock-week = a week a move
page-pace = Bots play
page-pace-instant = at once
page-pace-normal = at a walk
page-pace-slow = slowly
page-listed = Everybody may find this table
page-spectators = Others may watch
page-free-text = Free chat
page-open-table = Open the table
page-code = Code
page-code-wanted = The eight letters
page-join-now = Join
page-open-tables = Open tables
page-open-tables-none = No table is open to everybody just now.
# $taken and $seats are numbers.
page-seats-taken = { $taken } of { $seats } seats taken
page-your-name = Your name
# Who comes by a friend’s link; below it a field for a name.
page-invited = You are invited to play
page-invited-by = { $host } invites you to { $game }
page-invited-to = You are invited to { $game }
page-seats-free =
    { $free ->
        [0] Every seat is taken.
        [one] One of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
page-invited-about = Say what the others shall call you, then sit down. You need no account.
# Names for people who have not chosen one yet: animals of the orchard, divided by commas.
page-first-names = Hedgehog, Wren, Badger, Otter, Robin, Beetle, Heron, Mole, Sparrow, Hare, Owl, Newt
page-sit = Sit down
page-watch = Watch
page-invite = Invite friends
page-invite-about = Send this link, show the code, or let them scan the picture.
page-copy = Copy the link
page-copied = Copied
page-seat-free = free seat
page-seat-bot = a bot
page-host = host
page-you = you
page-put-bot = Put a bot here
page-free-seat = Free the seat
page-start = Start
page-start-with-bots = Fill with bots and start
page-waiting-for-host = The host starts the game when everybody is here.
page-waiting-for-people = Waiting for friends. You can also fill the seats with bots.
page-rules-here = The rules of this table
page-leave = Leave the table
page-leave-pause = Pause the game
page-leave-hand-over = Let a bot play on
page-leave-concede = Give up
page-leave-stay = Stay
page-leave-question = Leave this game?

## At the table

page-in-turn = to move
page-stand-in = a bot stands in
page-dot-silent = silent
page-dot-gone = away
page-has-chosen = has chosen
page-cards-in-hand = { $count ->
    [one] a card in hand
   *[other] { $count } cards in hand
}
page-log = What happened
page-log-empty = Nothing has happened yet.
page-talk = Talk
page-say = Say
page-write = Write something …
page-undo = Undo
page-undo-asked = { $who } would like to take a move back.
page-undo-waits = The others are asked whether you may take it back.
page-agree = Yes
page-refuse = No
page-absent = { $who } has been away for a while. Shall a bot stand in?
page-let-stand-in = Let a bot play
page-keep-waiting = Keep waiting
page-come-back = Take your seat back
# Somebody pressed a button that was meant for what the table had asked before.
page-too-late = The table has moved on in the meantime: nothing was done.
page-connection-lost = Connection lost. Trying again …
page-connection-elsewhere = This table is open in another window.
page-take-over = Play here
page-connection-refused = This table does not exist, or you are not invited.
page-connection-signed-out = You are signed out.
page-connection-outdated = There is a newer version of this page.
page-reload = Reload
page-paused = The game is paused.
page-resume = Go on
page-closed = This table is closed.
page-dealing = Cards are being dealt …
page-again = Play again
page-to-the-next = To the next game
page-hand = Your hand
page-pass-device = Pass the device to { $name }.
page-pass-device-ready = I am { $name }

## Grass

page-grass-open = open
page-grass-closed = closed
# Where the Market Open will lie; small.
page-grass-market = market
page-grass-round = Round { $round }
page-grass-target = Aim at { $name }
page-grass-look-at = Look at { $name }
page-grass-haystack = Haystack
page-grass-ashtray = Ashtray
page-grass-total = Total of the rounds before
# The same beside a sum, short.
page-grass-before = earlier rounds
page-grass-protected = protected
page-grass-at-risk = at risk
page-grass-no-stash = No Peddle yet
page-grass-opponents = Opponents
page-grass-my-table = Your market and stash
page-grass-protected-card = { $card }, protected
page-grass-stash-card = { $card }, at risk
# $family is what kind of card it is: “Heat On”. $who is a row of names.
page-grass-card-playable = { $card }, { $family }, can be played
page-grass-card-playable-on = { $card }, { $family }, can be played on { $who }
# Where a card is passed, kept or handed over, not played.
page-grass-card-choosable = { $card }, { $family }, can be chosen
page-grass-card-idle = { $card }, { $family }

# On the frame of a Protection: $sum and $most are sums.
page-grass-cover = covers { $sum } of { $most }
page-grass-misses = { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
}

page-grass-answers = { $who } thinks about an offer.
page-grass-choose-cover = Tap the Peddle in your stash to protect.
page-grass-protect = Protect
page-grass-choose-fine = Choose the Peddle that pays the fine.
page-grass-choose-steal = Choose the Peddle to steal.
page-grass-choose-own = Choose a Peddle of your stash, then one of another player.
page-grass-choose-theirs = Now choose a Peddle of another player.
page-grass-track = Totals on the way to { $target }
page-grass-trade = Trade …
page-grass-swap = Swap stash
page-grass-end-turn = End turn
page-grass-discard = Discard
page-grass-about-card = What does it do?
page-grass-offer-this = Offer it …
page-grass-held = Your answer is noted: { $answer }.

# The trade sheet.
page-trade = Trade
page-trade-give = You give
# Beside a card that somebody would give for it.
page-trade-get = You get
# Beside it, where what one names need not be true.
page-trade-claim = (what you only claim is pale; both choose the real card later)
# A card that is named though one does not hold it.
page-trade-not-held = { $card }, not in your hand
page-trade-want = You want
page-trade-anything = What do I get for it?
page-trade-to = To
page-trade-everyone = everyone
page-trade-choose = Choose what you give.
page-trade-call = Call it out
page-trade-counter = Offer another card
page-trade-counter-give = You would give
page-trade-counter-ask = for
page-trade-withdraw = Take the offer back
# The answer that somebody waits for; $who is a row of names.
page-trade-refused = { $who } said no.
page-trade-declined = { $who } said no to { $card } for { $other }.
page-trade-declined-open = { $who } would give nothing for { $card }.

# The ledger at the end of a round.
page-ledger = The round is over
page-ledger-game = The game is over
page-ledger-next = Next round
page-winner = { $who } wins!
page-winners = { $who } share the win!
page-you-win = You win!

## Grove

page-grove-turn = Card { $turn } of 9
# Below it, to those who lay their first card.
page-grove-aim = Lay trees on trees of the same fruit: dice grow there, and they are your score.
page-grove-place = Placement { $place } of { $places }: at { $at }, { $rotation ->
    [0] not turned
   *[other] turned by { $rotation }°
}, over { $under }
page-grove-score = Score
page-grove-lay = Lay it here
page-grove-rotate-left = Turn left
page-grove-rotate-right = Turn right
page-grove-next = Next place
page-grove-previous = Previous place
page-grove-squirrel = Places for the squirrel
page-grove-needs-squirrel = Only the squirrel makes that fit; its button shows where it can help.
page-grove-fit = Show all
page-grove-dice = Dice left
# Read out after the dice that are left, if they lie there, too.
page-grove-squirrel-left = the squirrel
page-grove-barrow-left = the barrow
page-grove-left = Cards to come
page-grove-recipes = Recipes
page-grove-target = Target { $target }
page-grove-met = met
page-grove-over = Harvest
page-grove-others = The others
page-grove-card = Card { $card }
page-grove-grove-of = Grove of { $name }
page-grove-choose-dice = Dice are short: which trees get one?
# Beside the mark of a tree that gets no die.
page-grove-none-left = No die is left for this tree.

## Settings

page-language = Language
page-theme = Theme
page-theme-system = as the device
page-theme-paper = light
page-theme-night = dark
page-cards = Cards
page-cards-usual = usual size
page-cards-large = large
# Where panels and buttons stand at a table, for right-handed or left-handed people.
page-my-hand = Side of the buttons
page-my-hand-right = right
page-my-hand-left = left
page-motion = Motion
page-motion-full = full
page-motion-less = little
page-sound = Sound
page-sound-on = on
page-sound-off = off
page-end-by-itself = End my turn by itself when nothing else is left
page-end-after-play = End my turn as soon as I have played, without trading afterwards
page-letter-keys = Single letters as keys
page-name-saved = Saved
