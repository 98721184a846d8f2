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

## Everywhere

pages-copy = Copy

## The puzzles of each day

pages-daily = Today’s grove
pages-daily-about = Everybody in the world gets the same cards today, and has one try.
pages-daily-of = Groves of { $day }
pages-daily-over = This day is over: play it as often as you like, and look at what others did.
# How long a puzzle still can be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }
    [one] one more hour
   *[other] { $hours } more hours
}
pages-daily-play = Play it
pages-daily-go-on = Go on
pages-daily-again = Play it again
pages-daily-my-replay = My game
pages-daily-mine = You have { $score ->
    [one] 1 point
   *[other] { $score } points
}.
pages-daily-share = Share
pages-daily-best = Best results
pages-daily-nobody = Nobody has played it yet. Be the first.
pages-daily-assisted = with help
pages-daily-archive = Earlier days
pages-daily-no-archive = Tomorrow you find today’s puzzles here.
pages-daily-today = Today

## My games, and what the server keeps about me

pages-games = My games
pages-games-running = Being played
pages-games-over = Finished
pages-games-none = You have not played here yet.
pages-games-more = Earlier games
pages-games-your-move = your move
pages-games-waits = { $who } to move
pages-games-won = won
pages-games-lost = not won
pages-games-replay = Replay
pages-games-open = Go on
pages-statistics = How you do
pages-statistics-games = Games
pages-statistics-won = Won
pages-statistics-best = Best
pages-statistics-mean = Average
pages-statistics-streak = Longest row of wins
pages-statistics-alone = alone
pages-statistics-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
pages-statistics-assisted = with help
pages-statistics-none = Finish a game, and it is counted here.

pages-account = Your place here
pages-account-guest = You are a guest: this browser alone knows you. With a name and a passphrase you can come back from another device.
pages-account-known = You are { $handle }. Sign in with this name and your passphrase on any device.
pages-account-handle = Name to sign in with
pages-account-passphrase = Passphrase
pages-account-passphrase-about = Several words that only you know. Nobody can tell you a forgotten one.
pages-account-keep = Keep my games
pages-account-change = Change passphrase
pages-account-invitation = Invitation, if you have one
pages-account-kept = Saved. You can sign in on another device now.
pages-account-sign-in = Sign in
pages-account-sign-in-about = You have played on another device? Sign in, and your games are here.
pages-account-sign-out = Sign out
pages-invited-only = This server is for invited people. Without a passphrase you can only play at tables whose link or code you have.

pages-tokens = Programs that may play for you
pages-tokens-about = A program signs in with a token. Anybody who has it can play in your name.
pages-tokens-label = What it is for
pages-tokens-make = Make a token
pages-tokens-secret = Copy it now: it is never shown again.
pages-tokens-device = a browser
pages-tokens-unnamed = a program
pages-tokens-delete = Take it back

pages-data = Your data
pages-data-about = Everything that is kept about you, as one file.
pages-data-export = Save my data
pages-data-forget = Delete me
pages-data-forget-about = Your name is taken out of finished games, and bots take your seats. This cannot be undone.
pages-data-forget-sure = Yes, delete me

## Score sheets, for people who play with printed cards

pages-score = Score sheet
pages-score-grass-about = You play with real cards? Put in what lies in front of each player at the end of the round.
pages-score-grove-about = You have laid a real grove? Put in what you see from above.
pages-score-players = Players
pages-score-player = Player { $seat }
pages-score-round = Round { $round }
pages-score-stash = Stash, at risk
pages-score-protected = Stash, protected
pages-score-hand = Hand
pages-score-put-here = Tap a card below to put it here
pages-score-cards = Cards
pages-score-add = Add { $card }
pages-score-remove = Take away { $card }
pages-score-count = The count
pages-score-next = Count this round and begin the next
pages-score-again = Start again
pages-score-wins = { $who } wins the game.
pages-score-share-win = { $who } share the win.
pages-score-edition = Edition

# Why a line of the count is what it is.
pages-score-why-protected = All Peddle under a Protection.
pages-score-why-at_risk = All Peddle of the stash that nothing covers.
pages-score-why-banker = The holder of the Banker takes from the profit at risk of all others.
pages-score-why-net_profit = The three lines above together.
pages-score-why-fines = Each Paranoia card still in hand costs its fine.
pages-score-why-best_in_hand = The highest Peddle that was not played.
pages-score-why-result = The net profit less the two lines above.
pages-score-why-bonus = For the best result of the round.
pages-score-why-total = The total before, and this round.

pages-score-tool = What to put
pages-score-die = Die on it
pages-score-no-die = no die
pages-score-basket = basket
pages-score-barrow = barrow
pages-score-glade = Glade
pages-score-squirrel = Squirrel
pages-score-erase = Nothing
pages-score-fruits = Fruits
pages-score-cell = Column { $column }, row { $row }: { $what }
pages-score-empty = nothing
pages-score-recipe = Recipe { $number }
pages-score-no-recipes = none
pages-score-target = The target is { $target }.
pages-score-target-met = Reached: you win.
pages-score-target-missed = Missed by { $short }.
pages-score-why-dice = What the dice on trees show.
pages-score-why-multiplied = What recipes add by multiplying dice.
pages-score-why-recipes = What met recipes give.
pages-score-why-squirrel = It costs 1, and 1 more for each die on a tree beside it.
pages-score-fallen = Whose die

## The editor for decks and recipes of Grove

pages-edit = Deck editor
pages-edit-about = Put in the printed cards of your own game, or make up a deck: tap a cell to change it.
pages-edit-cell = Card { $card }, row { $row }, column { $column }: { $what }
pages-edit-good = This deck can be played.
pages-edit-faults = { $count ->
    [one] One thing is still wrong.
   *[other] { $count } things are still wrong.
}
pages-edit-trees = { $fruit }: { $one } with one fruit, { $two } with two
pages-edit-play = Play with this deck
pages-edit-save = Save as file
pages-edit-load = Open a file
pages-edit-house = House deck
pages-edit-deck = Deck
pages-edit-recipes = Recipes
pages-edit-recipes-about = Eighteen recipes. Tap one to change it; below its name stands how the game understands it.
pages-edit-recipes-good = These recipes can be played.
pages-edit-recipes-play = Play with these recipes
pages-edit-recipes-house = House recipes
# A switch below the recipes of one's own.
pages-edit-with-deck = with my own deck
pages-recipe-name = Name
pages-recipe-worth = Worth
pages-recipe-counts = What is counted
pages-recipe-fruits = Only dice of
pages-recipe-from = Showing at least
pages-recipe-to = Showing at most
pages-recipe-any = any
pages-recipe-wide = Cells wide
pages-recipe-high = Cells high
pages-recipe-least = At least
pages-recipe-most = At most
pages-recipe-gives = What it gives
pages-recipe-bonus = points
pages-recipe-bonus-each = points for each
pages-recipe-nothing = no points
pages-recipe-points = Points
pages-recipe-cap = In all at most
pages-recipe-times = Dice count
pages-recipe-of = Dice of
pages-recipe-of-all = all fruits
pages-recipe-barrow = The barrow counts as a die
pages-recipe-count-dice = dice in play
pages-recipe-count-line = dice side by side in a line, at the longest place
pages-recipe-count-group = dice that hang together, in the largest group
pages-recipe-count-values = different values among the dice
pages-recipe-count-fallen = dice on glades
pages-recipe-count-mixed-lines = places with three different fruits side by side
pages-recipe-count-each = dice of the fruit that has fewest
pages-recipe-count-equal = dice of each fruit, if all have as many
pages-recipe-count-squirrel = the squirrel in the grove
pages-recipe-count-empty-glades = glades without a die
pages-recipe-count-bare-trees = trees without a die
pages-recipe-count-cells = cells in sight
pages-recipe-count-square = the side of the largest full square
pages-recipe-count-fits = a grove that fits into a box
pages-edit-worth = worth { $worth }

## Rules

pages-rules = Rules
pages-rules-of = { $game }: the rules in short
pages-rules-cards = Every card
pages-rules-count = { $count ->
    [one] one in the deck
   *[other] { $count } in the deck
}
pages-rules-switches = Where tables differ
pages-rules-switches-about = Rule sheets are silent about some things, or contradict each other. This is how each edition decides; at a table of your own you can change it.
pages-rules-rule = Rule
pages-rules-what = What it decides
pages-rules-recipes = The house recipes
pages-rules-every = Every rule
pages-rules-every-about = By its number, as refusals name it. “Ruling” marks what the printed sheets leave open, at least in part, and was decided here.
pages-rules-ruling = ruling
pages-rules-learn = Learn by playing

## Learning by playing: a coach beside a real table

pages-learn = Learn to play
pages-learn-next = Go on
pages-learn-skip = Skip the lesson
pages-learn-again = Start again
pages-learn-done = I can play
pages-learn-step = { $step } of { $steps }

pages-learn-grass-welcome = Welcome! You trade in Peddle, worth money, and everybody at the table wants yours. This is a real game against one bot.
pages-learn-grass-hand = These are your cards. Lit cards can be played now; tap any card and the bar below says what it does, or why it cannot be played.
pages-learn-grass-draw = In a turn you get one card and then play one or discard one. Try it: tap a card, then one of the buttons.
pages-learn-grass-end = Good. You may still trade; then your turn ends by itself or with “End turn”.
pages-learn-grass-market = Nothing is sold with a closed market. Play Market Open as soon as you have it. Until then, discard what helps you least.
pages-learn-grass-peddle = Your market is open! Now Peddle can go into your stash, one a turn: that is your money. Play one.
# Instead of the one before, where heat came meanwhile.
pages-learn-grass-heated = Heat! While it lies on your market you can play no Peddle. Tap that card to read what cools it; until you have it, discard what helps you least.
pages-learn-grass-risk = Money in your stash is at risk: it can be stolen. A Protection covers some of it for good.
pages-learn-grass-heat = Heat on a market stops it until the right card cools it. You can put heat on the bot, and the bot on you.
pages-learn-grass-trade = “Trade …” offers one of your cards for one of another player’s. Ask for the card that you need.
pages-learn-grass-finish = You know enough. The round ends with Market Close or with the last card. Play on, and good luck!

pages-learn-grove-welcome = Welcome! Nine cards become an orchard. Dice on its trees are your harvest. This is a real game, on your own.
pages-learn-grove-choose = One card lies there. Choose one of the two in your hand by tapping it.
pages-learn-grove-place = Now you see it over the grove. Move over the grove or use the arrows for other places; turn it with the round arrows. Lay it so that trees of the same fruit lie on each other.
pages-learn-grove-die = A die came wherever a tree covered a tree of its fruit: it shows the fruits of both. Trees on glades get none.
pages-learn-grove-rise = Cover a tree that has a die, and the die rises. Past 6 it is a basket, worth 10.
pages-learn-grove-squirrel = Once you may lay a tree where it does not fit: that is the squirrel’s place. With a card chosen, the button with the squirrel shows where. It costs a point or more.
pages-learn-grove-finish = You know enough. Lay the other cards; the score is at the upper left. Good luck!

## The host of the server, and privacy

pages-host = Privacy and contact
pages-host-contact = Who runs this server
pages-host-contact-none = The host has not said how to reach them. Ask the person who sent you the link.
pages-host-kept = What is kept about you
pages-host-kept-what = Your name and language, when you were last here, your games move by move, and the mark of a cookie that tells your browser from others. Nothing else: no address, no statistics by others, no advertising, and nothing is loaded from elsewhere.
pages-host-kept-days = { $days ->
    [one] A guest who does not come back for a day is forgotten.
   *[other] A guest who does not come back for { $days } days is forgotten.
}
pages-host-kept-yours = You can save everything that is kept about you, and delete it.
pages-host-words = In the host’s own words
pages-host-version = Greentable { $version }
