### The terminal's own texts in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: “house recipes”. $play counts the cards played.
grove-terminal-heading = Grove { $rules } · turn { $play } of { $plays }
grove-terminal-heading-over = Grove { $rules } · game over
grove-terminal-other-half = the other half
grove-terminal-own-deck = custom deck
grove-terminal-own-book = custom recipes

# The lines beside the grove: about 30 characters.
grove-terminal-score = Score: { $score } – { $title }
grove-terminal-score-challenge = Score: { $score } of { $target }
grove-terminal-next-title = Next: { $title } ({ $points })
grove-terminal-dice-left = dice left
grove-terminal-squirrel = squirrel
grove-terminal-squirrel-free = available
grove-terminal-squirrel-costs = costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
grove-terminal-barrow = wheelbarrow
grove-terminal-barrow-free = available
grove-terminal-barrow-used = in the grove
grove-terminal-to-draw = draw pile
grove-terminal-cards = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}

# A recipe: $worth is what it adds to the target.
grove-terminal-recipe = { $name } ({ $worth })
# A completed recipe that multiplies the value of dice. The sentence above says which.
grove-terminal-recipe-multiplies = completed: dice multiplied
grove-terminal-recipe-met = completed: { $amount ->
    [0] no points
    [one] 1 point
   *[other] { $amount } points
}
grove-terminal-recipe-open = not completed yet
# Below the sentence of a recipe: the same from its numbers, and how it counts the wheelbarrow.
grove-terminal-recipe-exactly = Exact scoring: { $sentence }

# The same for another player, in one line; $name is the recipe’s.
grove-terminal-recipe-multiplies-short = { $name }: dice multiplied
grove-terminal-recipe-met-short = { $name }: { $amount ->
    [0] no points
    [one] 1 point
   *[other] { $amount } points
}
grove-terminal-recipe-open-short = { $name }: not yet

# If a grove is wider than the screen: $count columns, up to column $to, are not shown.
grove-terminal-more-left = { $count ->
    [one] 1 more column on the left: column { $to }
   *[other] { $count } more columns on the left, up to column { $to }
}
grove-terminal-more-right = { $count ->
    [one] 1 more column on the right: column { $to }
   *[other] { $count } more columns on the right, from column { $to }
}
grove-terminal-more-table = Type “table” to see all columns.

# The name of the reader, among others.
grove-terminal-you = { $name } (you)

# Another player, after the name: $score is the number of points, as a text; and how many dice are in the grove.
grove-terminal-other = { $points ->
    [one] { $score } point
   *[other] { $score } points
}, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
# The player cannot place a card any more.
grove-terminal-other-stopped = { $points ->
    [one] { $score } point
   *[other] { $score } points
}, finished

# Above a card in hand, and above its four rotations.
grove-terminal-card = card { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = You have no cards left.
# Below cards that are shown as printed, if there is no room for more.
grove-terminal-hand-turned = Type “hand” to see your cards in all rotations.

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = card { $card }: { $count ->
    [0] no placements
    [one] 1 placement
   *[other] { $count } placements
}
grove-terminal-more-placements = … and { $count } more. Type “list { $card }” to see them all.

# Below a list: $mark is the sign of placements that need the squirrel.
grove-terminal-squirrel-mark = { $mark } uses the squirrel

## Asking

grove-terminal-prompt = Place a card (? for help) >
grove-terminal-confirm-draw = [Enter: draw the next card, undo: take your card back] >
grove-terminal-confirm-go-on = [Enter: continue, undo: take your card back] >
grove-terminal-confirm-count = [Enter: count your harvest, undo: take your card back] >
grove-terminal-confirm-only = Keep this placement? Press Enter (or type “ok”) to keep it, or type “undo” to take it back. You can also type table, hand, score, rules, save, quit or ?.
grove-terminal-taken-back = Card taken back.
grove-terminal-nothing-to-undo = Nothing to confirm or take back. You can only take a card back until the next one is drawn.
# $words is a move in words.
grove-terminal-would = You can { $words }.
grove-terminal-hint = Most points right now: { $words } ({ $token }). Score: { $score }.
grove-terminal-hint-squirrel = Most points right now: { $words } ({ $token }). Score: { $score }. This uses the squirrel.
# Below it, if the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = For hints that look ahead, run this once: { $command }
# $dice is a list of the text below it, one for each fruit.
grove-terminal-supply = Dice left: { $dice }.
grove-terminal-supply-fruit = { $count } { $fruit }
# Above placements with their numbers.
grove-terminal-choose-one = Choose one by its number, or type it as shown:

## Learning the game

# Before a new game.
grove-terminal-welcome =
    You place eight cards, one at a time, on top of your grove. When a tree covers a
    tree of the same fruit, it gets a die. Each tree you stack on top raises the die.
    The dice on your trees are your harvest.
grove-terminal-welcome-recipes =
    Two recipes ask for something extra. Reach the target with your harvest plus what
    the recipes give you.
grove-terminal-welcome-several =
    Everyone gets the same cards. The biggest harvest wins.
grove-terminal-welcome-words = Type “rules” to learn the game, “?” for all commands, or “list” to see where you can place a card.
# $others are names with the bots that play for them.
grove-terminal-welcome-seats = You are { $you }. You’re playing against { $others }.
# $people are at one terminal: a list of names.
grove-terminal-welcome-people = { $people } play against { $others }.
grove-terminal-welcome-people-only = { $people } play against each other.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    Type a placement as card:column,row,rotation. For example, 7:2,-1,90 places card 7,
    rotated 90° clockwise, with the top left cell of its outline in column 2, row -1.
    You can also use spaces: 7 2 -1 90.

      7:2,-1,90 barrow 3,0    if several baskets could become the wheelbarrow: the one that does
      7:2,-1,90 dice 3,-1     if you’re short of dice: the trees that get one
      list                    the best placements, numbered; list all; list 7 for one card
      12                      the placement with this number, after a list
      try 7:2,-1,90           see what it does without placing the card
      why 7:2,-1,90           see why it isn’t allowed
      hint                    the placement that scores most right now
      undo                    take a card back, until the next one is drawn
      table                   everything on the table
      hand                    your cards
      score                   your score so far, and the titles
      rules                   how to play Grove
      save FILE               save the game
      quit                    leave the game

    You can shorten commands. On the cards:

      O1 Y2 G1        an orange tree with one fruit, a lemon tree with two, a lime tree with one
      --              a glade
      (4) <4> [4]     a die on an orange, lemon or lime tree; 10 is a basket, 15 the wheelbarrow
      @~              the squirrel

## The score so far

# A line of the score; $fruit is orange, lemon or lime.
grove-terminal-score-fruit = Dice on { $fruit } trees
# The titles of a harvest; $titles is a list of the text below.
grove-terminal-titles = Titles: { $titles }.
# The title of a harvest of $points or more.
grove-terminal-title-from = { $title } ({ $points }+)
grove-terminal-target = Target: { $target }

## The end, and leaving

# The final score of someone who plays alone. $title is the title of the harvest, $recipe a completed recipe.
grove-terminal-your-title = Your harvest: { $amount } – { $title }
# 0 stands for a recipe that multiplies the value of dice.
grove-terminal-your-recipe = { $recipe }: { $amount ->
    [0] dice multiplied
    [one] 1 point
   *[other] { $amount } points
}
grove-terminal-you-reach = You reach the target of { $target }. You win!
grove-terminal-you-miss = You miss the target of { $target } by { $short ->
    [one] 1 point
   *[other] { $short } points
}.
grove-terminal-you-stop = You can’t place either card, so your grove stays as it is.

# $command is a command line.
grove-terminal-seed = Seed of this game: { $seed }. Play the same cards again: { $command }
grove-terminal-seed-only = Seed of this game: { $seed }.
grove-terminal-solve-hint = See how well you can play these cards: { $command }
grove-terminal-ask-other-half = [Enter: quit, other: play the other nine cards] >
grove-terminal-ask-other-half-words = Press Enter to quit, or type “other” to play the nine cards that were set aside.
# After the game was saved, or when someone leaves.
grove-terminal-card-not-kept = Your unconfirmed card was not saved.
