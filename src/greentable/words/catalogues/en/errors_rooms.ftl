### What is refused at a table of the server, an id for each code.

## The table

error-room-lobby = The game hasn’t started yet.
error-room-playing = The game has already started.
error-room-paused = The game is paused.
error-room-over = The game is over.
error-room-closed = This table is closed.
# Someone wants to close the table while other people play at it.
error-room-others-play = Others are still playing. You can leave the table, but you can’t close it.
error-room-busy = Too much is happening at this table. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-room-full = This table already has too many spectators. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-room-too-many-live = Too many games are in progress on this server. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-room-elsewhere = Another process of this server runs this table.
error-host-only = Only the host of this table can do that.
error-settings-clock-runs = You can’t change the timer after the game has started.
error-rematch-too-early = This game isn’t over yet.

## Seats. $seat is a number.

error-seat-none = This table has no seat { $seat }.
error-seat-free = Seat { $seat } is still free. Add a bot or wait for someone.
error-seat-taken = That seat is already taken.
error-seat-too-late = The game has already started. You can’t take a seat any more.
error-seat-name = “{ $name }” isn’t a valid name, or someone at this table already has it.
# Each player may add a text to the shuffle, so that the server alone can’t decide the order of the cards.
error-seat-nonce = Your addition to the shuffle can be at most { $most } letters and digits.
error-seat-players-only = Only players can do that.
error-seat-not-yours = Seat { $seat } isn’t yours.
# Whether a bot plays for someone who is away.
error-seat-not-asked = You can’t decide that for seat { $seat }.
error-seat-not-away = The player in seat { $seat } isn’t away.
error-seat-nobody-else = There’s no other player in seat { $seat }.

## Moves

# The sender had not yet seen what the table asks now.
error-command-stale = The game has moved on. Please choose again.
error-message-malformed = The server can’t read this message.
error-offer-none = You have no offer to withdraw.
error-offer-too-many = You’re making too many offers. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-undo-nothing = You haven’t made a move yet.
error-undo-asked = Someone has already asked to undo a move.
error-undo-not-asked = No one is asking you to let them undo a move.

## Chat

error-talk-players-only = Only players can chat at this table.
error-talk-phrases-only = The host allows only quick phrases at this table.
# A message to the server had both, or neither.
error-talk-one-thing = Send either a quick phrase or your own text.
error-talk-text = You can’t send this text.
error-talk-phrase = That phrase doesn’t exist.
error-talk-cards = Those cards don’t go with that phrase.
error-talk-too-many = You’re sending too many messages. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
