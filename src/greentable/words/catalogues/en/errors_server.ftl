### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Bad request
problem-401 = Sign in first
problem-403 = Not allowed
problem-404 = Not found
problem-405 = Method not allowed
problem-409 = Conflict
problem-413 = Too large
problem-415 = Expected JSON
problem-421 = Wrong address
problem-422 = Not possible
problem-429 = Too many requests
problem-431 = Headers too large
problem-500 = Server error
problem-503 = Not available right now

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = This doesn’t exist, or it isn’t yours.
error-request-method = This method isn’t allowed here. The Allow header lists the ones that are.
error-request-malformed = The server can’t read this request.
error-request-query = Unknown or repeated query parameter: { $name }.
error-request-query-missing = Missing query parameter: { $name }.
error-request-parameter = Invalid value for { $name }: { $trouble }
error-request-json = The body must be of type application/json.
error-request-not-json = The body isn’t valid JSON: { $trouble }
error-request-body = The body isn’t valid: { $trouble }
error-request-too-large = This is too long. The limit is { $most } bytes.
error-request-head-too-large = The address and headers of this request are too long. The limits are { $most } bytes in total, { $longest } bytes per header and { $headers } headers.
error-request-too-many = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-request-host = This server doesn’t have that name. The server host can set public_url.
error-request-cross-site = Only this server’s own pages can do that.
error-server-failed = Something went wrong on the server. Try again. The server log has the details.
error-room-unreadable = This table can’t be opened because its log is damaged. The server log has the details.
error-store-unavailable = The server can’t load or save anything right now. Try again in a moment.
error-store-lost = The server has lost its database, so moves no longer count. The server host has to fix this.

## People

# The name of guests until they choose one, and of people whose data was deleted.
guest-name = Guest
guest-forgotten = a guest

error-person-nobody = Play as a guest or sign in first.
error-person-token = This token is wrong or no longer valid.
error-person-scope = This token doesn’t allow “{ $scope }”.
error-person-unknown-scope = Unknown scope “{ $scope }”. The scopes are play and read.
error-person-too-many-tokens = You can’t have more than { $most ->
    [one] one token
   *[other] { $most } tokens
}. Revoke one first.
error-person-not-for-programs = A program can’t do that with a token. Sign in yourself.
error-person-banned = You can’t play here any more.
error-person-language = The language { $language } isn’t available here.
error-person-handle-taken = That name is already taken.
error-person-sign-in = Wrong name or passphrase.
error-person-passphrase-first = Set a passphrase first.
error-person-invited-only = This server is invite-only. Use the link or code of a table.
error-person-table-only = Without a passphrase you can only play at tables whose link or code you have. Sign in, or ask the server host for an invitation.
error-person-no-invitation = You need an invitation from the server host. This one is invalid, or it has been used already.
error-person-too-many-guests = Too many new guests from your address. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-person-too-many-sign-ins = Too many attempts. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

error-name-signs = { $name } can’t be a name: it has invisible or control characters.
error-name-letters = { $name } can’t be a name: it needs a letter or a digit.
error-name-long = { $name } is too long. A name can have up to { $most } characters.
error-name-taken = Someone at this table has a name that looks like { $name }.

## Settings

error-settings-file = can’t read the settings in { $file }: { $trouble }
error-settings-unknown = unknown setting { $name }: expected one of { $known }
error-settings-value = invalid value for { $name }: { $found } ({ $trouble })

## Serving

error-serve-listen = can’t listen on { $host }, port { $port }: { $trouble }
error-serve-workers-need-postgres = { $workers } processes need PostgreSQL (--database URL): only one can write to the embedded database

error-room-too-many = You can’t have more than { $most ->
    [one] one table
   *[other] { $most } tables
} at a time. Finish a game first.
error-room-draining = The server will restart soon. You can’t open new tables until then.
error-request-too-many-codes = Too many codes tried. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-request-too-many-sockets = Too many open connections. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## Long answers: hints, reviews and solutions

error-job-unknown = Unknown job for { $game }: { $what }.
error-job-about-view = This job is about a seat. Send the table and the seat, and nothing else.
error-job-about-document = This job is about the data you send, not about a table.
error-job-other-game = This table is playing a different game.
error-job-others-play = No hints while other people are playing.
error-job-too-many = You’re already waiting for other answers. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-job-too-many-in-all = The server is busy. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
# Why there is no answer.
error-job-failed = Something went wrong during the search.
error-job-dawdled = The search took too long.
