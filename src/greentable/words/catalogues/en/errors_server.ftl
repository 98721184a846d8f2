### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Not understood
problem-401 = Sign in first
problem-403 = Not allowed
problem-404 = Not found
problem-405 = Not available here
problem-409 = Conflict
problem-413 = Too large
problem-415 = JSON only
problem-421 = Wrong address
problem-422 = Not possible
problem-429 = Too many
problem-431 = Headers too large
problem-500 = Server error
problem-503 = Not available now

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = There is nothing here, or it is not yours.
error-request-method = This method is not allowed here; the header Allow lists those that are.
error-request-malformed = This request cannot be understood.
error-request-query = The query has { $name }, which is unknown or given twice.
error-request-query-missing = { $name } is missing from the query.
error-request-parameter = { $name } is not valid: { $trouble }
error-request-json = The body must have the type application/json.
error-request-not-json = The body is not JSON: { $trouble }
error-request-body = The body is not valid: { $trouble }
error-request-too-large = This is too long: at most { $most } bytes are allowed.
error-request-head-too-large = The address and headers of this request are too long, or too many: at most { $most } bytes in all, { $longest } in one header, and { $headers } headers are allowed.
error-request-too-many = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-request-host = This server is not known by that name; its host can set public_url.
error-request-cross-site = Only pages of this server may do that.
error-server-failed = Something went wrong on this server; the reason is in its log. Try again.
error-room-unreadable = The log of this table is damaged, so it cannot be shown. The reason is in the log of the server.
error-store-unavailable = Nothing can be read or stored right now. Try again in a moment.
error-store-lost = The server has lost its database, and no move counts any more. Whoever runs it has to look after it.

## People

# The name of a guest until they choose one, and of somebody who was forgotten.
guest-name = Guest
guest-forgotten = a guest

error-person-nobody = You are not known here yet: play as a guest or sign in first.
error-person-token = This token is not valid, or no longer valid.
error-person-scope = This token may not { $scope }.
error-person-unknown-scope = There is no scope { $scope }: the scopes are play and read.
error-person-too-many-tokens = You already have { $most } tokens: delete one first.
error-person-not-for-programs = Only people can do that: a program with a token cannot.
error-person-banned = You may no longer play here.
error-person-language = The language { $language } is not available here.
error-person-handle-taken = Somebody already uses that name.
error-person-sign-in = That name and passphrase do not belong together.
error-person-passphrase-first = That is for people with a passphrase: set one first.
error-person-invited-only = This server is for invited people only: use the link or the code of a table.
error-person-table-only = Without a passphrase you can only play at tables whose link or code you have. Sign in for the rest; a new passphrase needs an invitation from this server’s host.
error-person-no-invitation = A passphrase needs an invitation from this server’s host, and this one is not valid or has been used already.
error-person-too-many-guests = Too many guests have come from your address. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-person-too-many-sign-ins = Too many tries. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

error-name-signs = { $name } cannot be a name: it has characters that cannot be seen or that change other text.
error-name-letters = { $name } cannot be a name: it has no letter and no digit.
error-name-long = { $name } is too long for a name: at most { $most } characters.
error-name-taken = Somebody at this table has a name that looks like { $name }.

## Settings

error-settings-file = The settings in { $file } cannot be read: { $trouble }
error-settings-unknown = There is no setting { $name }. The settings are { $known }
error-settings-value = The setting { $name } cannot be { $found }: { $trouble }

## Serving

error-serve-listen = Cannot listen at { $host }, port { $port }: { $trouble }
error-serve-workers-need-postgres = { $workers } processes need PostgreSQL (--database URL): the embedded database has one writer.

error-room-too-many = You have { $most } tables that are not over: finish one first.
error-room-draining = This server is about to restart and opens no new tables.
error-request-too-many-codes = Too many codes were tried. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-request-too-many-sockets = Too many connections are open. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## Long answers

error-job-unknown = There is nothing called { $what } to ask for in { $game }.
error-job-about-view = This is asked about a seat: name the table and the seat, and send nothing else.
error-job-about-document = This is asked about the data that you send, not about a table.
error-job-other-game = Another game is played at this table.
error-job-others-play = At a table with other people there is no advice on moves.
error-job-too-many = You are already waiting for as many answers as you may. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-job-too-many-in-all = Too many people are waiting for answers. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
# Why an answer was not found.
error-job-failed = Something went wrong while searching for the answer.
error-job-dawdled = The answer took too long.
