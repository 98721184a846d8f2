### The other pages in the browser: replays, daily puzzles, my games, score sheets, the deck editor, rules.
### Buttons and headings are short. Sentences are for people in a hurry.

## Replay of a finished game

pages-replay = Replay
pages-replay-hands = All hands
# Read out: the slider that moves through the game.
pages-replay-seek = Position in the game
pages-replay-ply = Move { $ply } of { $plies }
pages-replay-first = Go to start
pages-replay-back = Step back
pages-replay-on = Step forward
pages-replay-last = Go to end
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-speed = Speed
# Label of a list: a player’s name, or one of the next two.
pages-replay-as = View
pages-replay-open = all hands
pages-replay-spectator = spectator
# Label of a list of cards.
pages-replay-card = Find card
pages-replay-card-next = Next move with this card
pages-replay-link = Copy link
pages-replay-check = Check fairness
pages-replay-record = Download game
# Button at the end of a game.
pages-replay-watch = Replay

# Whether the deal was fair. A seed is the secret text that decides the order of the cards. Its hash was shown
# before the deal.
pages-fair = Was the deal fair?
pages-fair-about = Before the game, the server chose a secret seed and showed its hash. Each player’s browser added random characters. Your browser has just worked out the deal again to check it.
pages-fair-yes = Yes. The cards match the seeds.
pages-fair-no = No. Something doesn’t match.
pages-fair-unknown = The seed of this game is unknown, so we can’t check it.
pages-fair-commitments = Seeds that match the hash shown before the deal: { $kept } of { $count }.
pages-fair-cards = Cards that match the seeds: { $right } of { $count }.
pages-fair-others = Other random choices, not checked here: { $count }.
# $fact begins in lower case: “the result is what came out”.
pages-fair-server = Server check: { $fact }
pages-fair-seed = Seed { $number }
pages-fair-hash = Hash of seed { $number }
pages-fair-nonce = Added by { $name }

## Everywhere

pages-copy = Copy

## The daily puzzles

pages-daily = Daily Grove puzzles
pages-daily-about = Everyone gets the same cards today, and only one try.
pages-daily-of = Puzzles for { $day }
pages-daily-over = This day is over. Play as often as you like, and see how others did.
# How long a puzzle can still be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [one] 1 minute left
       *[other] { $minutes } minutes left
    }
    [one] 1 hour left
   *[other] { $hours } hours left
}
pages-daily-play = Play
pages-daily-go-on = Continue
pages-daily-again = Play again
pages-daily-my-replay = My game
pages-daily-mine = You scored { $score ->
    [one] 1 point
   *[other] { $score } points
}.
pages-daily-share = Share
pages-daily-best = Leaderboard
pages-daily-nobody = No one has played yet. Be the first!
pages-daily-assisted = assisted
pages-daily-archive = Past days
pages-daily-no-archive = Today’s puzzles will be here tomorrow.
pages-daily-today = Today

## My games, my account and my data

pages-games = My games
pages-games-running = In progress
pages-games-over = Finished
pages-games-none = You haven’t played here yet.
# Button below the list: loads earlier games.
pages-games-more = Show more
pages-games-your-move = your turn
# $who is a list of names.
pages-games-waits = waiting for { $who }
pages-games-won = won
pages-games-lost = lost
pages-games-replay = Replay
pages-games-open = Continue
pages-statistics = Your statistics
pages-statistics-games = Games
pages-statistics-won = Won
pages-statistics-best = Best
pages-statistics-mean = Average
pages-statistics-streak = Longest winning streak
pages-statistics-alone = solo
pages-statistics-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
pages-statistics-assisted = assisted
pages-statistics-none = Finish a game to see it here.

pages-account = Your account
pages-account-guest = You’re a guest, so only this browser knows you. Set a name and passphrase to play on other devices.
pages-account-known = You’re { $handle }. Sign in on any device with this name and your passphrase.
pages-account-handle = Username
pages-account-passphrase = Passphrase
pages-account-passphrase-about = A few words that only you know. We can’t recover it if you forget it.
# Button of a guest: from now on there is an account.
pages-account-keep = Create account
pages-account-change = Change passphrase
pages-account-invitation = Invitation, if you have one
pages-account-kept = Saved. You can now sign in on other devices.
pages-account-sign-in = Sign in
pages-account-sign-in-about = Played on another device? Sign in to see your games here.
pages-account-sign-out = Sign out
pages-invited-only = This server is invite-only. Sign in, or join a table by its link or code.

# Below it are the browsers that are signed in, and programs that play by a token.
pages-tokens = Devices and programs
pages-tokens-about = With a token, a program can play in your name. Keep your tokens secret.
# Field for a name, to tell one token from another.
pages-tokens-label = Program name
pages-tokens-make = Create token
pages-tokens-secret = Copy this token now. You won’t see it again.
pages-tokens-device = Browser
pages-tokens-unnamed = Unnamed program
pages-tokens-delete = Revoke

pages-data = Your data
pages-data-about = Everything stored about you, in one file.
pages-data-export = Download my data
pages-data-forget = Delete my data
pages-data-forget-about = Your name is removed from finished games, and bots take over your seats. You can’t undo this.
pages-data-forget-sure = Yes, delete it

## Score sheets, for people who play with printed cards

pages-score = Score sheet
pages-score-grass-about = Playing with real cards? Enter each player’s cards at the end of the round.
pages-score-grove-about = Built a real grove? Enter what you see from above.
pages-score-players = Players
pages-score-player = Player { $seat }
pages-score-round = Round { $round }
pages-score-stash = Stash, at risk
pages-score-protected = Stash, protected
pages-score-hand = Hand
pages-score-put-here = Tap a card below to add it here
pages-score-cards = Cards
pages-score-add = Add { $card }
pages-score-remove = Remove { $card }
pages-score-count = Scoring
pages-score-next = Next round
pages-score-again = Start over
pages-score-wins = { $who } wins the game.
pages-score-share-win = { $who } share the win.
pages-score-edition = Edition

# Why a line of the scoring is what it is.
pages-score-why-protected = All Peddle cards under a Protection card.
pages-score-why-at_risk = All unprotected Peddle cards in the stash.
pages-score-why-banker = The player holding The Banker takes money from everyone else’s profit at risk.
pages-score-why-net_profit = Sum of the three lines above.
pages-score-why-fines = The fine for each Paranoia card still in hand.
pages-score-why-best_in_hand = The highest Peddle card still in hand.
pages-score-why-result = Net profit minus the two lines above.
pages-score-why-bonus = For the best result of the round.
pages-score-why-total = Previous total plus this round.

# Heading of a choice: orange, lemon, lime, glade, squirrel, erase.
pages-score-tool = Place
pages-score-die = Die
pages-score-no-die = none
pages-score-basket = basket
pages-score-barrow = wheelbarrow
pages-score-glade = Glade
pages-score-squirrel = Squirrel
pages-score-erase = Erase
# Heading of a choice: 1 or 2.
pages-score-fruits = Fruit on the tree
pages-score-cell = Column { $column }, row { $row }: { $what }
pages-score-empty = empty
pages-score-recipe = Recipe { $number }
pages-score-no-recipes = none
pages-score-target = Target: { $target }.
pages-score-target-met = You reached it and win!
pages-score-target-missed = { $short ->
    [one] You’re 1 point short.
   *[other] You’re { $short } points short.
}
pages-score-why-dice = Sum of all dice on trees.
pages-score-why-multiplied = Extra points from multiplied dice.
pages-score-why-recipes = Points from completed recipes.
pages-score-why-squirrel = Costs 1 point, plus 1 for each die on a tree next to it (not diagonally).
# Heading of a choice: orange, lemon or lime, for a die on a glade.
pages-score-fallen = Fruit of the die

## The editor for Grove decks and recipes

pages-edit = Deck editor
pages-edit-about = Enter the printed cards of your own copy, or design a deck. Tap a cell to change it.
pages-edit-cell = Card { $card }, row { $row }, column { $column }: { $what }
pages-edit-good = You can play with this deck.
pages-edit-faults = { $count ->
    [one] 1 problem to fix.
   *[other] { $count } problems to fix.
}
# $fruit is orange, lemon or lime; $one and $two count trees.
pages-edit-trees = { $fruit } trees: { $one } with one fruit, { $two } with two
pages-edit-play = Play now
pages-edit-save = Save to file
pages-edit-load = Open file
pages-edit-house = Use house deck
pages-edit-deck = Deck
pages-edit-recipes = Recipes
pages-edit-recipes-about = 18 recipes. Tap one to edit it. Below its name you see how the game reads it.
pages-edit-recipes-good = You can play with these recipes.
pages-edit-recipes-play = Play now
pages-edit-recipes-house = Use house recipes
# A switch below one’s own recipes.
pages-edit-with-deck = Use my own deck
pages-recipe-name = Name
pages-recipe-worth = Worth
# Label of a list: one of pages-recipe-count-…
pages-recipe-counts = What counts
pages-recipe-fruits = Only these fruits
pages-recipe-from = Die value from
pages-recipe-to = Die value up to
pages-recipe-any = any
pages-recipe-wide = Width in cells
pages-recipe-high = Height in cells
pages-recipe-least = Minimum
pages-recipe-most = Maximum
# Heading of a choice: points, points for each, no points.
pages-recipe-gives = Reward
pages-recipe-bonus = points
pages-recipe-bonus-each = points for each
pages-recipe-nothing = no points
pages-recipe-points = Points
pages-recipe-cap = Maximum total
# Label of a list: 1×, 2×, 3×, 4×. Below it the dice that are multiplied.
pages-recipe-times = Multiply dice by
pages-recipe-of = Which dice
pages-recipe-of-all = all fruits
pages-recipe-barrow = The wheelbarrow counts as a die
pages-recipe-count-dice = dice in play
pages-recipe-count-line = dice in the longest straight line
pages-recipe-count-group = dice in the largest connected group
pages-recipe-count-values = different die values
pages-recipe-count-fallen = dice on glades
pages-recipe-count-mixed-lines = lines of three dice, one of each fruit
pages-recipe-count-each = dice of the least common fruit
pages-recipe-count-equal = dice of each fruit, if all three have the same number
pages-recipe-count-squirrel = the squirrel in the grove
pages-recipe-count-empty-glades = glades without a die
pages-recipe-count-bare-trees = trees without a die
pages-recipe-count-cells = visible cells
pages-recipe-count-square = side length of the largest full square
pages-recipe-count-fits = grove that fits in a rectangle
pages-edit-worth = worth { $worth }

## Rules

pages-rules = Rules
pages-rules-of = { $game }: the rules in brief
pages-rules-cards = All cards
pages-rules-count = { $count ->
    [0] none in the deck
    [one] one in the deck
   *[other] { $count } in the deck
}
pages-rules-switches = Compare editions
pages-rules-switches-about = The printed rules leave some points open or contradict each other. Here is what each edition does. You can change this at your own table.
# Headings of the columns: what can be changed, and the number of its rule.
pages-rules-what = Setting
pages-rules-rule = Rule
pages-rules-recipes = House recipes
pages-rules-every = All rules
pages-rules-every-about = Each rule has the number you see when a move isn’t allowed. “Ruling” marks points the printed rules leave open, which we decided.
pages-rules-ruling = ruling
pages-rules-learn = Learn by playing

## The lessons: a real game, with a coach beside it

pages-learn = Learn to play
pages-learn-next = Next
pages-learn-skip = Skip lesson
pages-learn-again = Start over
pages-learn-done = Got it
pages-learn-step = { $step } of { $steps }

pages-learn-grass-welcome = Welcome! Peddle cards are your goods. They’re worth money, and everyone wants yours. This is a real game against one bot.
pages-learn-grass-hand = These are your cards. You can play the highlighted ones now. Tap any card to see what it does, or why you can’t play it yet.
pages-learn-grass-draw = Each turn you draw a card, then play or discard one. Try it: tap a card, then a button.
pages-learn-grass-end = Nice! You can still trade. Tap “{ page-grass-end-turn }” when you’re done.
pages-learn-grass-market = You can’t sell until your market is open. Play Market Open as soon as you get one. Until then, discard what you need least.
pages-learn-grass-peddle = Your market is open! Now you can play Peddle cards into your stash, one per turn. That’s your money. Play one.
# Instead of the one before, if an opponent has played heat on the reader’s market.
pages-learn-grass-heated = Heat! While it’s on your market, you can’t play Peddle cards. Tap the heat to see what removes it. Until you have that card, discard what you need least.
pages-learn-grass-risk = Opponents can steal the money in your stash. A Protection card keeps part of it safe until the end of the round.
pages-learn-grass-heat = Heat blocks a market until the right card removes it. You can play heat on the bot, and the bot can play it on you.
pages-learn-grass-trade = Tap “{ page-grass-trade }” to offer one of your cards for another player’s card. Ask for a card you need.
pages-learn-grass-finish = You’re ready! The round ends with Market Close or the last card. Good luck!

pages-learn-grove-welcome = Welcome! Build an orchard from nine cards. The dice on its trees are your harvest. This is a real solo game.
pages-learn-grove-choose = The first card is already down. Tap one of the two cards in your hand.
pages-learn-grove-place = Drag the card, or use the arrows to try other spots. Rotate it with the round arrows. Where trees overlap, their fruit must match. Then tap “{ page-grove-lay }”.
pages-learn-grove-die = When a tree covers a tree of the same fruit, you get a die. It shows the total number of fruits on both trees. A tree on an empty glade gets none.
pages-learn-grove-rise = Cover a tree that has a die, and the die goes up. Past 6 it becomes a basket, worth 10.
pages-learn-grove-squirrel = Once per game, a tree can go where it doesn’t match. The squirrel sits there and costs you a point or more. Choose a card, then tap the squirrel to see where.
pages-learn-grove-finish = You’re ready! Place the rest of your cards. Your score is at the top left. Good luck!

## Who runs the server, and privacy

pages-host = Privacy and contact
pages-host-contact = Who runs this server
pages-host-contact-none = No contact given. Ask the person who sent you the link.
pages-host-kept = What we store about you
pages-host-kept-what = Your name and language, the time of your last visit, every move of your games, and a hash of the cookie that identifies your browser. Nothing else: no IP address, no third-party analytics, no ads, nothing loaded from other sites.
pages-host-kept-days = { $days ->
    [one] Guest data is deleted after a day without a visit.
   *[other] Guest data is deleted after { $days } days without a visit.
}
# After it the link “My games”.
pages-host-kept-yours = You can download or delete all your data here:
# Heading above a text that the person who runs the server has written.
pages-host-words = From the server host
pages-host-version = Greentable { $version }
