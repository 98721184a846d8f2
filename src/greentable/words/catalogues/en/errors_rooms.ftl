### What is refused at a table of the server, an id for each code.

## The room

error-room-lobby = The game has not begun yet.
error-room-playing = The game has begun already.
error-room-paused = The game is paused.
error-room-over = The game is over.
error-room-closed = This table is closed.
error-room-others-play = Others are still playing here: hand over or leave instead.
error-room-busy = Too much is going on at this table. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-room-full = Too many people are watching this table already. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-room-too-many-live = Too many tables are being played on this server. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-room-elsewhere = Another process of this server has this table.
error-host-only = Only the host of this table may do that.
error-settings-clock-runs = The clock cannot be changed once the game has begun.
error-rematch-too-early = This game is not over yet.

## Seats. $seat is a number.

error-seat-none = There is no seat { $seat } at this table.
error-seat-free = Seat { $seat } is still free: let a bot have it, or wait for somebody.
error-seat-taken = Somebody sits there already.
error-seat-too-late = The game has begun: nobody can sit down any more.
error-seat-name = { $name } is not a valid name, or somebody at this table has it already.
error-seat-nonce = What you mix into the shuffle may have up to { $most } letters and digits.
error-seat-players-only = Only players can do that.
error-seat-not-yours = Seat { $seat } is not yours.
error-seat-not-asked = You are not asked about seat { $seat }.
error-seat-not-away = Nobody is away from seat { $seat }.
error-seat-nobody-else = Nobody else sits at seat { $seat }.

## Commands. $rev and $since are numbers of revisions.

error-command-stale = This was sent for revision { $rev }, but what is asked now came up at revision { $since }.
error-message-malformed = This message cannot be understood.
error-offer-none = There is no offer of yours to take back.
error-offer-too-many = Too many offers. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-undo-nothing = You have not made a move yet.
error-undo-asked = Somebody already wants to take a move back.
error-undo-not-asked = You are not asked whether a move may be taken back.

## Talk

error-talk-players-only = Only players can talk at this table.
error-talk-phrases-only = The host allows only phrases at this table.
error-talk-one-thing = Say a phrase, or write something of your own.
error-talk-text = This text cannot be sent.
error-talk-phrase = There is no such phrase.
error-talk-cards = These cards do not go with this phrase.
error-talk-too-many = You are sending too many messages. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
