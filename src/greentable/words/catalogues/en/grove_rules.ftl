### The rules of Grove in short: a heading, then some sentences.

## The goal (grove.scoring)

grove-rules-aim = Goal
grove-rules-aim-harvest = Grow the biggest harvest. At the end you score all the dice on your trees. 50 points is good, 60 is excellent.
grove-rules-aim-cards = Only nine of the eighteen cards are used. One starts your grove, and you place the other eight.
grove-rules-aim-cells = Each card has five trees and one glade. A tree bears one or two oranges, lemons or limes.

## A turn (grove.turn, grove.placement)

grove-rules-turn = Your turn
grove-rules-turn-lay = Place one of the two cards in your hand. Rotate it as you like.
grove-rules-turn-overlap = It must cover at least one tree or glade in your grove. Only the top layer counts.
grove-rules-turn-draw = Then draw the next card. The game ends after eight cards.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Trees and dice
grove-rules-dice-match = A tree that covers another tree must be of the same fruit. The number of fruits doesn’t matter.
grove-rules-dice-new = If there’s no die yet, add one of that fruit. It shows the total number of fruits on both trees. Dice are never rolled.
grove-rules-dice-rise = If there is one, it moves onto the new tree and goes up by the number of fruits there. Past 6 it becomes a basket, worth 10.
grove-rules-dice-barrow = Cover a basket with a matching tree and it becomes the wheelbarrow, worth 15. The die goes back to your supply. There’s only one wheelbarrow. While it’s in your grove, baskets you cover stay at 10.
grove-rules-dice-scarce = You have five dice of each fruit. If there aren’t enough, you choose which trees get one.

## Glades (grove.glade)

grove-rules-glades = Glades
grove-rules-glades-under = Any tree can cover an empty glade, but it gets no die.
grove-rules-glades-over = A glade can cover anything except the squirrel’s tree.
grove-rules-glades-fallen = When a glade covers a die, the die moves onto the glade and scores nothing. Only a tree of the same fruit can cover it there. The die then moves onto that tree and goes up as usual. The wheelbarrow moves in the same way.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = The squirrel
grove-rules-squirrel-once = Once per game, one tree can cover something it doesn’t match.
grove-rules-squirrel-seat = The squirrel sits on that tree, and nothing can cover it again. A die underneath goes back to your supply.
grove-rules-squirrel-cost = It costs 1 point, plus 1 for each die on a tree next to it (not diagonally).

## The recipe challenge (grove.recipes)

grove-rules-challenge = The recipe challenge
grove-rules-challenge-target = Two cards are set aside, recipe side up. The numbers on them add up to the target.
grove-rules-challenge-met = Recipes that are complete at the end give points or multiply dice. Your harvest and recipes together must reach the target.
grove-rules-challenge-counted = For recipes, dice on glades are in play too. The wheelbarrow counts as a die of the fruit it replaced, unless the recipe says it doesn’t count.
grove-rules-challenge-order = Multiply dice first, then add points. Subtract the squirrel’s cost last.

## Several players (grove.several)

grove-rules-several = Several players
grove-rules-several-together = Everyone gets the same cards. You all choose in secret at the same time, then place your cards together.
grove-rules-several-winner = The biggest harvest wins. If there’s a tie, the player who used more dice wins. If that’s a tie too, they share the win.
