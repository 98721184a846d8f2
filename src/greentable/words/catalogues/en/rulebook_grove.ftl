### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = There are 18 cards with two rows of three cells: five trees and one glade. A tree bears one or two oranges, lemons or limes. Each card has a recipe on its back.
rulebook-grove-cards-2 = You have 15 dice, five of each fruit. Their faces show 2 to 6 and a basket worth 10. You also have one squirrel and one wheelbarrow.
rulebook-grove-cards-3 = The printed card faces aren’t public. Greentable has its own cards and recipes. You can also load yours from text files, which are checked.
rulebook-grove-cards-4 = The house deck has 30 trees of each fruit: 18 with one fruit and 12 with two.

rulebook-grove-setup-1 = All 18 cards are shuffled. Nine are played, and the other nine are for a second game. Nobody sees the next card.
rulebook-grove-setup-2 = The top card starts your grove. Then draw two cards.

rulebook-grove-turn-1 = Place one of the two cards in your hand, add dice, then draw a card if there is one. After eight cards the harvest is scored.
rulebook-grove-turn-2 = A player who can’t place either card stops there. Their grove is scored as it is.

rulebook-grove-placement-1 = You can rotate a card by quarter turns, but never flip it.
rulebook-grove-placement-2 = The card must overlap your grove by at least one cell. It can cover several cards at once.
rulebook-grove-placement-3 = A tree that covers another tree must be of the same fruit. The number of fruits doesn’t matter.
rulebook-grove-placement-4 = Any tree can cover an empty glade.
rulebook-grove-placement-5 = A tree that covers a glade with a die must be of the same fruit as the die. This goes for the wheelbarrow too.
rulebook-grove-placement-6 = A glade can cover anything except the squirrel’s tree.
rulebook-grove-placement-7 = Nothing can cover the squirrel’s tree.

rulebook-grove-dice-1 = A tree that covers a matching tree without a die gets one. The die shows the total number of fruits on both trees.
rulebook-grove-dice-2 = If there’s already a die, it moves onto the new tree and goes up by the number of fruits there.
rulebook-grove-dice-3 = A die that would go past 6 becomes a basket worth 10. Exactly 6 stays 6.
rulebook-grove-dice-4 = A basket covered by a matching tree becomes the wheelbarrow, worth 15. The die goes back to your supply. While the wheelbarrow is in your grove, baskets you cover stay at 10. If you cover several baskets, choose which one becomes the wheelbarrow.
rulebook-grove-dice-5 = If a matching tree covers the wheelbarrow, it moves onto that tree and stays at 15.
rulebook-grove-dice-6 = If there are no dice of a fruit left, you place none. The next matching tree placed there counts as the first.
rulebook-grove-dice-7 = If there aren’t enough dice, you choose which trees get one. You can use what goes back to your supply in the same move.

rulebook-grove-glade-1 = When a glade covers a die, the die moves onto the glade and keeps its value. The same goes for the wheelbarrow.
rulebook-grove-glade-2 = If there’s no die, a glade doesn’t add one.
rulebook-grove-glade-3 = A tree that covers a glade with a die picks it up. The die goes up by the number of fruits on the tree. On an empty glade, the tree gets no die.

rulebook-grove-squirrel-1 = Once per game, one tree can cover something it doesn’t match. The squirrel then sits on it. You can’t do this with two trees at once.
rulebook-grove-squirrel-2 = A die under the squirrel goes back to your supply. So does the wheelbarrow.
rulebook-grove-squirrel-3 = Nothing can ever be placed on the squirrel’s tree.

rulebook-grove-scoring-1 = Add up all the dice on your trees. The wheelbarrow is worth 15. Dice on glades score nothing. A total can be negative.
rulebook-grove-scoring-2 = The squirrel costs 1 point, plus 1 for each die on a tree next to it (not diagonally).
rulebook-grove-scoring-3 = Six titles show how good a harvest is: under 40, then every five points up to 60 and more.

rulebook-grove-recipes-1 = Two cards are set aside, recipe side up. The numbers on them add up to the target.
rulebook-grove-recipes-2 = A recipe completed at the end gives points or multiplies dice. If you reach the target, you win.
rulebook-grove-recipes-3 = For recipes, the wheelbarrow counts as a die of the fruit it replaced. It doesn’t count for Fruit Cocktail, Tutti Frutti, Lime Cordial, Orange Juice or Lemon Soda. Dice on glades count towards conditions.
rulebook-grove-recipes-4 = Count the dice on trees, multiply them, then add points. Subtract the squirrel’s cost last.
rulebook-grove-recipes-5 = The house book has 18 recipes of our own, each worth 30 to 44 points.
rulebook-grove-recipes-6 = Your own recipes can give or take points, multiply the dice of one fruit or all dice, or do both. Their conditions can be about one fruit, two fruits or any fruit.

rulebook-grove-several-1 = One to four players, each with their own dice. Everyone gets the same cards in the same order.
rulebook-grove-several-2 = Everyone chooses at the same time, in secret. When all have placed their card, the next one is drawn for everyone.
rulebook-grove-several-3 = The biggest harvest wins. If there’s a tie, the player with more dice in the grove wins. Dice on glades and the wheelbarrow count too. If that’s a tie too, they share the win.
rulebook-grove-several-4 = With recipes, everyone has the same two. The highest score wins, and each player learns whether they reached the target.
