### The page in the browser. What happens in a game is in the games' own files.
### Buttons and headings are short. Sentences are for people in the middle of a game.

## Everywhere

page-title = Greentable
page-home = Home
page-back = Back
page-close = Close
page-cancel = Cancel
page-offline = Can’t reach the server. Check your connection and try again.
page-trouble = Something went wrong. Try again.
page-nowhere = Page not found.
page-loading = One moment…
# A mark on the card that was drawn last.
page-new = new
page-settings = Settings
page-update-ready = A new version is available.
page-update-take = Update now
page-update-later = Later

# Sums where there is little room, in thousands and in full; $thousands and $amount are numbers.
page-thousands = ${ $thousands }k
page-thousands-owed = −${ $thousands }k
page-sum = ${ $amount }
page-sum-owed = −${ $amount }

## Home

page-home-claim = Grass and Grove at one green table
page-home-grass = Hidden hands, open markets and neighbours with sticky fingers. Trade, bluff and be the first to $250,000.
page-home-grove = Nine cards, some dice and a squirrel. A quiet puzzle of overlapping orchards.
page-play-now = Play now
page-against-bots = against three bots
page-alone = solo
page-with-friends = With friends
page-with-friends-about = Create a table and share the link.
page-one-device = On one device
page-one-device-about = Pass it around. Each hand stays hidden.
page-join = Join a table
page-join-about = Enter a friend’s 8-letter code, or pick a public table.
page-status-lobby = waiting for players
page-status-playing = in progress
page-status-paused = paused
page-status-over = finished
page-status-closed = closed

## A new table, and how people get there

page-new-table = New table
page-which-game = Which game?
page-how-many-seats = How many seats?
page-strength = Bot level
page-bot-easy = easy
page-bot-normal = normal
page-bot-hard = hard
page-bot-greedy = normal
page-bot-adviser = hard
page-who-plays = Who’s playing?
page-seat-number = Seat { $number }
page-by-link = a friend (by link)
page-at-this-device = someone on this device
# $strength is how well it plays: easy, normal, hard.
page-bot-of = bot: { $strength }
# A name for someone who has not typed one.
page-player = Player { $number }
page-name-at-seat = Name, seat { $number }
page-begin = Start game
page-edition = Edition
page-edition-classic = classic
page-variants = Variants
page-house-rules = House rules
# What can be chosen for a house rule.
page-value-none = no limit
page-value-on = yes
page-value-off = no
page-value-left = player on the left
page-value-round-winner = winner of the round
page-value-chosen = free choice
page-value-lowest = the lowest
page-value-highest = the highest
page-value-opponent = an opponent
page-value-player = whoever plays it
page-value-flat = $5,000 from each
page-value-percent = 20% of the profit at risk
page-clock = Timer
page-clock-none = no limit
page-clock-relaxed = 90 seconds per move
page-clock-blitz = 20 seconds per move + 1 minute reserve
page-clock-day = 1 day per move
page-clock-three_days = 3 days per move
page-clock-week = 1 week per move
page-pace = Bot speed
page-pace-instant = instant
page-pace-normal = normal
page-pace-slow = slow
page-listed = Public table
page-spectators = Allow spectators
page-free-text = Allow text chat
page-open-table = Create table
page-code = Code
page-code-wanted = 8-letter code
page-join-now = Join
page-open-tables = Public tables
page-open-tables-none = No public tables right now.
# $taken and $seats are numbers.
page-seats-taken = { $taken } of { $seats } seats taken
page-your-name = Your name
# For someone who comes by a friend's link; below it is a field for a name.
page-invited = You’re invited to play
page-invited-by = { $host } invites you to play { $game }
page-invited-to = You’re invited to play { $game }
page-seats-free =
    { $free ->
        [0] All seats are taken.
        [one] 1 of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
page-invited-about = Pick a name and take a seat. No account needed.
# Names for people who have not chosen one yet: animals of the orchard, separated by commas.
page-first-names = Hedgehog, Wren, Badger, Otter, Robin, Beetle, Heron, Mole, Sparrow, Hare, Owl, Newt
page-sit = Take a seat
page-watch = Watch
page-invite = Invite friends
page-invite-about = Send this link, share the code or let them scan the QR code.
# To guests, who see the code only.
page-invite-code = Share this code with your friends.
page-copy = Copy link
page-copied = Copied
page-seat-free = free seat
page-seat-bot = bot
page-host = host
page-you = you
page-put-bot = Add bot
page-free-seat = Clear seat
page-start = Start
page-start-with-bots = Start with bots
page-waiting-for-host = The host starts the game when everyone’s here.
page-waiting-for-people = Waiting for friends. You can also fill seats with bots.
page-rules-here = Rules at this table
page-leave = Leave table
page-leave-pause = Pause game
page-leave-hand-over = Let bot play
page-leave-concede = Resign
page-leave-stay = Stay
page-leave-question = Leave this game?

## At the table

# Beside the name of the player whose turn it is.
page-in-turn = their turn
# Beside the name of a player for whom a bot plays; and what that player is told.
page-stand-in = bot playing
page-stand-in-yours = A bot is playing for you.
page-dot-silent = not responding
page-dot-gone = away
page-has-chosen = has chosen
page-cards-in-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-log = Log
page-log-empty = Nothing has happened yet.
page-talk = Chat
page-say = Send
page-write = Write a message…
page-undo = Undo
# In the editor of cards and recipes.
page-undo-edit = Undo
page-undo-asked = { $who } wants to undo a move.
page-undo-waits = Waiting for the others to allow the undo…
page-agree = Yes
page-refuse = No
page-absent = { $who } has been away for a while. Let a bot play?
page-let-stand-in = Let bot play
page-keep-waiting = Keep waiting
page-come-back = Take over
# The player pressed a button for a choice that the table no longer asks for.
page-too-late = The game has moved on. Please choose again.
page-connection-lost = Connection lost. Reconnecting…
page-connection-elsewhere = This table is open in another window.
page-take-over = Play here
page-connection-refused = This table doesn’t exist, or you’re not invited.
page-connection-signed-out = You’re signed out.
page-connection-outdated = There’s a newer version of this page.
page-reload = Reload
page-paused = The game is paused.
page-resume = Resume
page-closed = This table is closed.
page-dealing = Dealing cards…
page-again = Play again
page-to-the-next = Next game
page-hand = Your hand
page-pass-device = Pass the device to { $name }.
page-pass-device-ready = I’m { $name }

## Grass

page-grass-open = open
page-grass-closed = closed
# On the empty place for Market Open; small.
page-grass-market = market
page-grass-round = Round { $round }
page-grass-target = Target { $name }
page-grass-look-at = Show { $name }
page-grass-haystack = Haystack
page-grass-ashtray = Ashtray
page-grass-total = Total from earlier rounds
# The same beside a sum, short.
page-grass-before = earlier rounds
page-grass-protected = protected
page-grass-at-risk = at risk
page-grass-no-stash = No Peddle cards yet
page-grass-opponents = Opponents
page-grass-my-table = Your market and stash
page-grass-protected-card = { $card }, protected
page-grass-stash-card = { $card }, at risk
# $family is what kind of card it is: “Heat On”. $who is a row of names.
page-grass-card-playable = { $card }, { $family }, playable
page-grass-card-playable-on = { $card }, { $family }, playable on { $who }
# Where a card is passed, kept or handed over, not played.
page-grass-card-choosable = { $card }, { $family }, can be chosen
page-grass-card-idle = { $card }, { $family }

# On the frame of a Protection card: $sum and $most are sums.
page-grass-cover = covers { $sum } of { $most }
page-grass-misses = { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
}

page-grass-answers = { $who } is considering an offer.
page-grass-choose-cover = Tap the Peddle cards you want to protect.
page-grass-protect = Protect
page-grass-choose-fine = Choose the Peddle card to pay with.
page-grass-choose-steal = Choose the Peddle card to steal.
page-grass-choose-own = Choose a Peddle card from your stash, then one from another player’s.
page-grass-choose-theirs = Now choose a Peddle card from another player’s stash.
# $target is a sum: “$250k”.
page-grass-track = Race to { $target }
page-grass-trade = Trade…
page-grass-swap = Swap Peddle card
page-grass-end-turn = End turn
page-grass-discard = Discard
page-grass-about-card = About this card
page-grass-offer-this = Offer…
# The player has answered before being asked; $answer is a move: “Decline”.
page-grass-held = Answer saved: { $answer }.

# The trade sheet.
page-trade = Trade
page-trade-give = You give
# Beside a card that someone would give for it.
page-trade-get = You get
# Beside it, where players may offer cards that they don't hold.
page-trade-claim = (Cards you don’t have are faded. You both pick the real card later.)
# A card that is offered though the player does not hold it.
page-trade-not-held = { $card }, not in your hand
page-trade-want = You want
# A button, instead of a card: the others say what they would give.
page-trade-anything = Make me an offer
page-trade-to = Offer to
page-trade-everyone = everyone
page-trade-choose = Choose a card to give.
page-trade-call = Make offer
page-trade-counter = Counter-offer
page-trade-counter-give = You offer
page-trade-counter-ask = You want
page-trade-withdraw = Withdraw offer
# The answer that someone waits for; $who is a row of names.
page-trade-refused = { $who } declined.
page-trade-declined = { $who } declined { $card } for { $other }.
page-trade-declined-open = { $who } won’t give anything for { $card }.

# At the end of a round.
page-ledger = The round is over
page-ledger-game = The game is over
page-ledger-next = Next round
page-winner = { $who } wins!
page-winners = { $who } share the win!
page-you-win = You win!

## Grove

page-grove-turn = Card { $turn } of 9
# Below the card, before the first one is placed.
page-grove-aim = Cover trees with trees of the same fruit to get dice. Your dice are your score.
# Read out; $at is “2,1”, $under is what the card covers.
page-grove-place = Option { $place } of { $places }: at { $at }, { $rotation ->
    [0] not rotated
   *[other] rotated { $rotation }°
}, covering { $under }
page-grove-score = Score
page-grove-lay = Place here
page-grove-rotate-left = Rotate left
page-grove-rotate-right = Rotate right
page-grove-next = Next spot
page-grove-previous = Previous spot
page-grove-squirrel = Spots for the squirrel
page-grove-needs-squirrel = That only works with the squirrel. Tap its button to see where.
page-grove-fit = Show all
page-grove-dice = Dice left
# Read out after the dice that are left, if these are not in the grove yet.
page-grove-squirrel-left = the squirrel
page-grove-barrow-left = the wheelbarrow
# How many cards of the pile are still to be drawn; a number follows.
page-grove-left = Cards to draw
page-grove-recipes = Recipes
page-grove-target = Target { $target }
# Marks a recipe.
page-grove-met = completed
page-grove-over = Harvest
page-grove-others = Other players
page-grove-card = Card { $card }
page-grove-grove-of = { $name }’s grove
page-grove-choose-dice = Not enough dice. Which trees get one?
# Beside the mark of a tree that gets no die.
page-grove-none-left = No die left for this tree.

## Settings

page-language = Language
page-theme = Theme
page-theme-system = automatic
page-theme-paper = light
page-theme-night = dark
page-cards = Cards
page-cards-usual = normal size
page-cards-large = large
# On which side panels and buttons are, for right-handed or left-handed people.
page-my-hand = Button side
page-my-hand-right = right
page-my-hand-left = left
page-motion = Animations
page-motion-full = all
page-motion-less = reduced
page-sound = Sound
page-sound-on = on
page-sound-off = off
page-end-by-itself = End my turn automatically when there’s nothing left to do
page-end-after-play = End my turn right after I play, without trading
page-letter-keys = Single-letter shortcuts
page-name-saved = Saved
