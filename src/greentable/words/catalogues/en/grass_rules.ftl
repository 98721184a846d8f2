### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are said depends on the ruleset; the numbers of the rules stand beside them.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = The goal
grass-rules-goal-target = The game has several rounds. It ends when a player has { $target } after a round; the highest total wins.
grass-rules-goal-rounds = { $rounds ->
    [one] It lasts one round.
   *[other] It lasts at most { $rounds } rounds.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = A turn
grass-rules-turn-draw = You hold six cards. Draw one, then play one or discard one; then end your turn.
grass-rules-turn-last = The round ends when a Market Close is played, or after the turn of the player who drew the last card.
grass-rules-turn-miss = A player who misses a turn can still be attacked, answer offers and pass cards.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Market and Peddle
grass-rules-market-open = Play Market Open once; from your next turn on you can play Peddle into your stash, one a turn.
grass-rules-market-risk = All Peddle is at risk until a Protection covers it.
grass-rules-market-close = Market Close ends the round at once, if your market is open without heat.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Heat
grass-rules-heat-on = Heat On closes the open market of an opponent: no Peddle, Protection, Steal or Market Close until it is cooled.
grass-rules-heat-on-protect = Heat On closes the open market of an opponent: no Peddle, Steal or Market Close until it is cooled.
# $pairs is a row of pairs: "Bust by Immunity".
grass-rules-heat-off = Each has one card that cools it: { $pairs }.
grass-rules-heat-pair = { $heat } by { $partner }
# $about is a row of sentences: what the card does.
grass-rules-card = { $card } ({ $code }): { $about }

## Protection (grass.protection)

grass-rules-protection = Protection
grass-rules-protection-cover = A Protection covers Peddle of your stash worth up to its figure. Nobody can take what is covered, and later Peddle is not covered by it.
grass-rules-protection-never = Nothing protects Dr. Feelgood.

## Cards with an effect (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Cards with an effect

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoia
grass-rules-paranoia-discard = Paranoia cannot be discarded: play it, trade it or pass it on.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Trades
grass-rules-deals-none = Cards in hand are not traded in this game.
grass-rules-deals-before = In your turn, before you play, you may offer one card of your hand for one of another hand, as often as you like.
grass-rules-deals-any-time = In your turn, before or after you play, you may offer one card of your hand for one of another hand, as often as you like.
grass-rules-deals-before-limited = In your turn, before you play, you may offer one card of your hand for one of another hand, { $offers ->
    [one] once.
   *[other] up to { $offers } times.
}
grass-rules-deals-any-time-limited = In your turn, before or after you play, you may offer one card of your hand for one of another hand, { $offers ->
    [one] once.
   *[other] up to { $offers } times.
}
grass-rules-deals-answer = You offer to one player or to the whole table, for a card that you name or for what you can get; each player asked accepts, declines or names another trade instead.
grass-rules-deals-open = Traded cards are shown to all.
grass-rules-deals-closed = Only the two traders see the cards.
grass-rules-deals-hidden = Hidden Deals: what is named is only a claim. Both choose face down what they really give; then each may say that they were cheated, truly or not.
grass-rules-deals-swap = Once a turn you may swap an unprotected Peddle of your stash for one of an opponent’s, without asking.
grass-rules-deals-swap-market = Once a turn you may swap an unprotected Peddle of your stash for one of an opponent’s, without asking, if both markets are open without heat.

## Scoring (grass.scoring)

grass-rules-scoring = The end of a round
grass-rules-scoring-net = Your net profit: all Peddle of your stash, and what the Banker brings or takes.
grass-rules-scoring-result = Your result of the round: the net profit, less the fine of each Paranoia card and the single highest Peddle in your hand.
# $fines is a row of the text below it.
grass-rules-scoring-fines = The fines: { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = The highest result earns { $bonus } more.
grass-rules-scoring-floor = A total never falls below 0.
grass-rules-scoring-debt = A total can fall below 0.
grass-rules-scoring-anew = Then all cards are shuffled, every market is closed, and a new round is dealt.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Variants
grass-rules-variants-draft = Give Me Five: keep one card of the six that you are dealt and pass the others on, until you have kept six. Packs move to the left in the first round, then by turns to the right and to the left.
grass-rules-variants-luck = Lucky or Not: after a Paranoia card each player takes a random card from the hand to the right, instead of passing one.
