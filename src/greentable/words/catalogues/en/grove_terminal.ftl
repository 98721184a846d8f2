### What the terminal says of its own accord in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: "house recipes". $play counts the cards played.
grove-terminal-heading = Grove { $rules } · play { $play } of { $plays }
grove-terminal-heading-over = Grove { $rules } · the end
grove-terminal-other-half = the other half
grove-terminal-own-deck = with a deck of your own
grove-terminal-own-book = recipes of your own

# The lines beside the grove.
grove-terminal-score = score { $score } – { $title }
grove-terminal-score-challenge = score { $score } of { $target }
grove-terminal-next-title = { $title } from { $points }
grove-terminal-dice-left = dice left
grove-terminal-squirrel = squirrel
grove-terminal-squirrel-free = free
grove-terminal-squirrel-costs = costs { $cost }
grove-terminal-barrow = barrow
grove-terminal-barrow-free = free
grove-terminal-barrow-used = in the grove
grove-terminal-to-draw = to draw
grove-terminal-cards = { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}

# A recipe: $worth is what it adds to the target.
grove-terminal-recipe = { $name } ({ $worth })
grove-terminal-recipe-multiplies = met: it multiplies
grove-terminal-recipe-met = met: { $amount ->
    [0] no points
    [one] 1 point
   *[other] { $amount } points
}
grove-terminal-recipe-open = not met yet
# Below the sentence of a recipe: the same from its numbers, with what the barrow is to it.
grove-terminal-recipe-exactly = Counted exactly: { $sentence }

# The same of another player, in one line; $name is the recipe's.
grove-terminal-recipe-multiplies-short = { $name }: it multiplies
grove-terminal-recipe-met-short = { $name }: { $amount ->
    [0] no points
    [one] 1 point
   *[other] { $amount } points
}
grove-terminal-recipe-open-short = { $name }: not met yet

# Where a grove is wider than the screen: $count columns, up to column $to, are not shown.
grove-terminal-more-left = { $count ->
    [one] one more column at the left, column { $to }
   *[other] { $count } more columns at the left, up to column { $to }
}
grove-terminal-more-right = { $count ->
    [one] one more column at the right, column { $to }
   *[other] { $count } more columns at the right, from column { $to }
}
grove-terminal-more-table = “table” shows all columns

# The name of the player who reads this, among others.
grove-terminal-you = { $name } (you)

# Another player: the score, and how many dice lie in the grove.
grove-terminal-other = score { $score }, { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}
grove-terminal-other-stopped = score { $score }, has stopped

# Above a card of the hand, and above its four rotations.
grove-terminal-card = card { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = You have no cards left.
# Below cards that are shown as printed, where there is room for no more.
grove-terminal-hand-turned = “hand” shows your cards turned.

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = card { $card }: { $count ->
    [0] no placement
    [one] one placement
   *[other] { $count } placements
}
grove-terminal-more-placements = … and { $count } more: “list { $card }” shows all of this card

# Below a list: $mark stands at the placements that need the squirrel.
grove-terminal-squirrel-mark = { $mark } uses up the squirrel

## Asking

grove-terminal-prompt = Lay a card (? for help) >
grove-terminal-confirm-draw = [Enter: draw the next card, undo: take it back] >
grove-terminal-confirm-go-on = [Enter: go on, undo: take it back] >
grove-terminal-confirm-count = [Enter: count the harvest, undo: take it back] >
grove-terminal-confirm-only = A card lies there for now: press Enter (or type ok) to leave it, undo to take it back. You can also type table, hand, score, rules, save, quit or ?.
grove-terminal-taken-back = Taken back.
grove-terminal-nothing-to-undo = There is nothing to confirm or to take back: no card lies there for now. Once the next card is drawn, a card stays.
# $words is a move in words.
grove-terminal-would = You may { $words }.
grove-terminal-hint = Most points at once: { $words } ({ $token }), score { $score }.
grove-terminal-hint-squirrel = Most points at once: { $words } ({ $token }), score { $score }. It uses up the squirrel.
# Below it, where the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = For hints that look ahead, run once: { $command }
# $dice is a row of the text below it, one for each fruit.
grove-terminal-supply = Dice left: { $dice }.
grove-terminal-supply-fruit = { $count } { $fruit }
# Above placements with their numbers.
grove-terminal-choose-one = Choose one of these, by its number or as it is written:

## Learning the game

# Before a new game.
grove-terminal-welcome =
    You lay eight cards, one after the other, over the one that lies there. A tree must
    lie on a tree of the same fruit, and then gets a die; the more trees lie on each
    other, the more it shows. The dice on trees are your harvest.
grove-terminal-welcome-recipes =
    Two recipes ask for something more. Reach the target with your harvest and with what
    the recipes give.
grove-terminal-welcome-several =
    All players have the same cards; the highest harvest wins.
grove-terminal-welcome-words = “rules” explains the game; “?” lists all commands, “list” what you can lay.
# $others are names with what they play by.
grove-terminal-welcome-seats = You are { $you }; you play against { $others }.
# $people sit at one terminal: a row of names.
grove-terminal-welcome-people = { $people } play against { $others }.
grove-terminal-welcome-people-only = { $people } play against each other.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    A placement is card:column,row,rotation. So 7:2,-1,90 lays card 7, turned by 90°
    clockwise, with the upper left cell of its outline at column 2, row -1. Spaces work
    too: 7 2 -1 90.

      7:2,-1,90 barrow 3,0    where several baskets could become the barrow
      7:2,-1,90 dice 3,-1     where there are too few dice: the trees that get one
      list                    the best placements, numbered; list all; list 7 for one card
      12                      the placement with this number, once there is a list
      try 7:2,-1,90           what would come of it; nothing is laid
      why 7:2,-1,90           why it is not allowed
      hint                    the placement that scores most at once
      undo                    take a card back, until the next one is drawn
      table                   everything on the table
      hand                    your cards
      score                   what counts now, and the titles
      rules                   how Grove is played
      save FILE               save the game
      quit                    leave the game

    Commands can be shortened. On the cards:

      O1 Y2 G1        an orange tree with one fruit, a lemon tree with two, a lime tree
      --              a glade
      (4) <4> [4]     a die on an orange, a lemon, a lime tree; 10 is a basket, 15 the barrow
      @~              the squirrel

## The score as it stands

# A row of the count; $fruit is orange, lemon or lime.
grove-terminal-score-fruit = dice on { $fruit } trees
# The titles of a harvest; $titles is a row of the two texts below.
grove-terminal-titles = Titles: { $titles }.
grove-terminal-title-from = from { $points } { $title }
grove-terminal-target = The target is { $target }.

## The end, and leaving

# The count of one who plays alone. $title is the title of the harvest, $recipe a recipe that is met.
grove-terminal-your-title = Your harvest: { $amount } – { $title }
grove-terminal-your-recipe = { $recipe }: { $amount ->
    [0] it multiplies
    [one] one point
   *[other] { $amount } points
}
grove-terminal-you-reach = You reach the target of { $target }: you win!
grove-terminal-you-miss = You miss the target of { $target } by { $short }.

# $command is a command line.
grove-terminal-seed = The seed of this game was { $seed }. The same cards again: { $command }
grove-terminal-seed-only = The seed of this game was { $seed }.
grove-terminal-solve-hint = What good play makes of these cards: { $command }
grove-terminal-ask-other-half = [Enter: leave, other: play the other nine cards] >
grove-terminal-ask-other-half-words = Press Enter to leave, or type “other” to play the nine cards that were set aside.
# Said after the game was saved, or when somebody leaves.
grove-terminal-card-not-kept = The card that lies there for now is not saved: it is not confirmed yet.
