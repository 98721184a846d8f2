### What the terminal says of its own accord in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: "house recipes". $play counts the cards played.
grove-terminal-heading = Grove { $rules } · play { $play } of { $plays }
grove-terminal-heading-over = Grove { $rules } · the end
grove-terminal-other-half = the other half
grove-terminal-own-deck = deck of your own
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
grove-terminal-recipe-met = met: { $amount ->
    [0] it multiplies
    [one] 1 point
   *[other] { $amount } points
}
grove-terminal-recipe-open = not met yet

# Another player: the score, and how many dice lie in the grove.
grove-terminal-other = score { $score }, { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}
grove-terminal-other-stopped = score { $score }, has stopped

# Above a card of the hand, and above its four turns.
grove-terminal-card = card { $card }
grove-terminal-turn = { $degrees }°

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = card { $card }: { $count ->
    [0] no placement
    [one] one placement
   *[other] { $count } placements
}
grove-terminal-more-placements = … and { $count } more: “list { $card }” shows all of this card

## Asking

grove-terminal-prompt = Lay a card (? for help) >
grove-terminal-confirm-draw = [Enter: draw the next card, undo: take it back] >
grove-terminal-confirm-go-on = [Enter: go on, undo: take it back] >
grove-terminal-confirm-count = [Enter: count the harvest, undo: take it back] >
grove-terminal-confirm-only = The card lies there for now: press Enter to leave it, or type undo to take it back.
grove-terminal-taken-back = Taken back.
grove-terminal-nothing-to-undo = There is nothing to take back: the next card has been drawn.
# $words is a move in words.
grove-terminal-would = You may { $words }.
grove-terminal-hint = Most points at once: { $words } ({ $token }), score { $score }.
grove-terminal-choose-one = Choose one of these:
grove-terminal-ask-token = Say which placement, as in: { $word } { $token }
grove-terminal-now-met = { $recipe } is met
grove-terminal-no-longer-met = { $recipe } is not met any more
# $text is what was typed.
grove-terminal-unknown = “{ $text }” is no word that is known here: a placement as in { $token }, a number of the list, or ? for help.
grove-terminal-unclear = “{ $text }” could be { $words }.
grove-terminal-number = “{ $text }”: a number from 1 to { $most } wanted, as “list” shows them.
grove-terminal-no-card-listed = You do not hold card { $card }.
grove-terminal-help =
    A placement is card:column,row,turn. So 7:2,-1,90 lays card 7, turned by 90°
    clockwise, with the upper left cell of its outline at column 2, row -1.
    Spaces will do as well: 7 2 -1 90.
      7:2,-1,90 barrow 3,0    where several baskets could become the barrow
      7:2,-1,90 dice 3,-1     where there are too few dice: the trees that get one
      list     the best placements, numbered; list all; list 7 for one card
      12       the placement with this number
      try      try 7:2,-1,90 shows what would come of it, and lays nothing
      why      why 7:2,-1,90 says why it cannot be
      hint     the placement that scores most at once
      undo     take a card back, until the next one is drawn
      table    everything on the table      hand   your cards
      save     save FILE                    quit   leave the game
    Letters are trees: O orange, Y lemon, G lime, with one or two fruits; -- is a
    glade. Dice stand in brackets: (4) orange, <4> lemon, [4] lime; 10 is a
    basket, 15 the barrow, @~ the squirrel. Words can be shortened.

## The end, and leaving

grove-terminal-seed = The seed of this game was { $seed }: with --seed it is dealt again.
# $command is a command line.
grove-terminal-solve-hint = What good play makes of these cards: { $command }
grove-terminal-replay-hint = To read it again: greentable replay { $path }
grove-terminal-replay-hint-unsaved = With --save FILE a game is written down and can be replayed.
grove-terminal-ask-other-half = [Enter: leave, other: play the other nine cards] >
grove-terminal-ask-other-half-words = Press Enter to leave, or type “other” to play the nine cards that were set aside.
grove-terminal-saved = The game is saved. To go on: { $command }
grove-terminal-not-saved = The game is not saved (--save FILE does that). Its seed was { $seed }.
grove-terminal-saved-now = Saved in { $path }.
grove-terminal-save-where = Save where? Say: save FILE
