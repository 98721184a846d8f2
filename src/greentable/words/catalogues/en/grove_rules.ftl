### The rules of Grove in short: a heading, then some sentences.

## The aim (grove.scoring)

grove-rules-aim = The aim
grove-rules-aim-harvest = The highest harvest: all that the dice on trees show, added up.
grove-rules-aim-cards = Of eighteen cards nine are played: one lies on the table from the start, eight you lay yourself.
grove-rules-aim-cells = Each card has six cells: five trees, which bear one or two oranges, lemons or limes, and a glade.

## A turn (grove.turn, grove.placement)

grove-rules-turn = A turn
grove-rules-turn-lay = Lay one of the two cards in your hand, turned as you like.
grove-rules-turn-overlap = At least one of its cells must cover a cell of the grove. Only what lies on top counts.
grove-rules-turn-draw = Then the next card is drawn. After eight cards the harvest is counted.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Trees and dice
grove-rules-dice-match = A tree may lie on a tree of the same fruit; how many fruits there are does not matter.
grove-rules-dice-new = If no die lies there yet, one of that fruit comes. It shows the fruits of both trees together.
grove-rules-dice-rise = If one lies there, it moves up and rises by the fruits of the new tree. Past 6 it turns to its basket, which counts 10.
grove-rules-dice-barrow = A basket that a matching tree covers becomes the barrow, which counts 15; its die goes back to your supply. There is one barrow: while it lies in the grove, a basket that is covered stays 10.
grove-rules-dice-scarce = There are five dice of each fruit. If there are too few, you say which trees get one.

## Glades (grove.glade)

grove-rules-glades = Glades
grove-rules-glades-under = On an empty glade any tree may lie; it gets no die.
grove-rules-glades-over = A glade may lie on anything but the squirrel’s tree.
grove-rules-glades-fallen = A die below a glade, or the barrow, lies on it then and counts nothing. Only a tree of its fruit may cover it there; the tree takes it up again, and it rises as always.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = The squirrel
grove-rules-squirrel-once = Once in a game one tree of a card may lie where it does not match.
grove-rules-squirrel-seat = The squirrel sits down on it, a die below goes back, and nothing may be laid there again.
grove-rules-squirrel-cost = It costs 1 point, and 1 more for each die on a tree beside it.

## The recipe challenge (grove.recipes)

grove-rules-challenge = The recipe challenge
grove-rules-challenge-target = Two cards are set aside, recipe side up. What both are worth together is the target.
grove-rules-challenge-met = A recipe that is met at the end gives points or multiplies dice. Harvest and recipes together must reach the target.
grove-rules-challenge-counted = For a recipe, dice on glades are in play too, and the barrow is a die of the fruit that it replaced, unless the recipe says that it does not count.
grove-rules-challenge-order = Dice are multiplied first, then points are added; the squirrel is paid last.

## Several players (grove.several)

grove-rules-several = Several players
grove-rules-several-together = Everybody has the same cards. All lay at the same time, and see the cards of the others when all have chosen.
grove-rules-several-winner = The highest harvest wins; a tie goes to the player who used more dice. If that is a tie, too, the win is shared.
