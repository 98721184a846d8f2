### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = 18 cards with two rows of three cells: five trees with one or two oranges, lemons or limes, and one glade. On each back is a recipe.
rulebook-grove-cards-2 = You have 15 dice, five of each fruit, with the sides 2 to 6 and a basket of 10; one squirrel and one barrow.
rulebook-grove-cards-3 = The printed faces are not public: Greentable has a deck and recipes of its own, and takes yours as text files, which are checked.
rulebook-grove-cards-4 = The house deck has 30 trees of each fruit, 18 with one fruit and 12 with two.

rulebook-grove-setup-1 = All 18 cards are shuffled. Nine are played; the other nine serve for a second game. Nobody sees the next card.
rulebook-grove-setup-2 = The top card starts the grove, then two cards are drawn.

rulebook-grove-turn-1 = Lay one of the two cards in your hand, place dice, draw a card if there is one. After eight cards the harvest is counted.
rulebook-grove-turn-2 = A player who can lay neither card stops there and is counted with what lies in the grove.

rulebook-grove-placement-1 = A card may be rotated by quarter turns, never flipped.
rulebook-grove-placement-2 = At least one of its cells must lie on a cell of the grove. It may lie on several cards at once.
rulebook-grove-placement-3 = A tree on a tree: the fruit must be the same; how many does not matter.
rulebook-grove-placement-4 = On an empty glade any tree may lie.
rulebook-grove-placement-5 = On a glade with a die the tree must have the fruit of the die. The barrow is such a die.
rulebook-grove-placement-6 = A glade may lie on anything but the squirrel’s tree.
rulebook-grove-placement-7 = Nothing may lie on the squirrel’s tree.

rulebook-grove-dice-1 = A tree laid on a tree of its fruit without a die gets a die, which shows the fruits of both trees.
rulebook-grove-dice-2 = A die that lies there already moves up and rises by the fruits of the new tree.
rulebook-grove-dice-3 = A die that would pass 6 becomes a basket of 10; exactly 6 stays 6.
rulebook-grove-dice-4 = A basket covered by a tree of its fruit becomes the barrow, 15, and its die goes back. While the barrow is in the grove, a basket that is covered stays 10. Of several baskets you choose one.
rulebook-grove-dice-5 = A barrow that is covered by a tree of its fruit moves up and stays 15.
rulebook-grove-dice-6 = If no die of a fruit is left, none is placed. The next tree there is like a first one.
rulebook-grove-dice-7 = If too few dice are left, you choose which trees get one. What goes back in the same move can be used.

rulebook-grove-glade-1 = A glade laid on a die carries it, its value unchanged; the barrow too.
rulebook-grove-glade-2 = A glade laid where there is no die brings none.
rulebook-grove-glade-3 = A tree laid on a glade with a die takes it up, and it rises by the tree’s fruits. On an empty glade no die is placed.

rulebook-grove-squirrel-1 = Once in a game one tree of the card may not match what lies below; the squirrel sits down on it. Two at once are not allowed.
rulebook-grove-squirrel-2 = A die below the squirrel goes back; so does the barrow.
rulebook-grove-squirrel-3 = Nothing may ever be laid on the squirrel’s tree.

rulebook-grove-scoring-1 = All dice on trees count, the barrow 15. On glades they count nothing. A total may be negative.
rulebook-grove-scoring-2 = The squirrel costs 1 point, and 1 more for each die on a tree right beside it.
rulebook-grove-scoring-3 = Six bands say how good a harvest is: under 40, then in steps of five, up to 60 and more.

rulebook-grove-recipes-1 = Two cards are set aside, recipe side up. The numbers on them together are the target.
rulebook-grove-recipes-2 = A recipe that is met at the end gives points or multiplies dice. A player who reaches the target wins.
rulebook-grove-recipes-3 = For recipes the barrow is a die of the fruit it replaced, but not for Fruit Cocktail, Tutti Frutti, Lime Cordial, Orange Juice and Lemon Soda. Dice on glades count for conditions.
rulebook-grove-recipes-4 = First the dice on trees, then what multiplies them, then points; the squirrel is paid last.
rulebook-grove-recipes-5 = The house book has 18 recipes of our own, worth 30 to 44 each.
rulebook-grove-recipes-6 = A recipe of your own may give points or take them, multiply the dice of one fruit or all of them, or do both; its condition may speak of one fruit, of two or of any.

rulebook-grove-several-1 = One to four play, each with their own dice, and with the same cards in the same order.
rulebook-grove-several-2 = All choose at once and secretly; when all have laid, the next card is drawn for all.
rulebook-grove-several-3 = The highest harvest wins; a tie goes to the player with more dice in the grove, glades included. What is still a tie is shared.
rulebook-grove-several-4 = With recipes all have the same two. The highest score wins, and everybody is told whether they reached the target.
