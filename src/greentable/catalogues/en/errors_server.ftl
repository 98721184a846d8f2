### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Not understood
problem-401 = Sign in first
problem-403 = Not allowed
problem-404 = Not found
problem-405 = Not possible here
problem-409 = It does not fit
problem-413 = Too large
problem-415 = JSON wanted
problem-421 = Wrong address
problem-422 = Not possible
problem-429 = Too many
problem-500 = Our mistake
problem-503 = Not now

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = There is nothing here, or it is not yours.
error-request-method = This cannot be done here; the header Allow says what can.
error-request-malformed = This is not a request that can be understood.
error-request-query = The query has { $name }, which is unknown or stands there twice.
error-request-query-missing = The query lacks { $name }.
error-request-parameter = { $name } is not as wanted: { $trouble }
error-request-json = A body of the type application/json is wanted.
error-request-not-json = The body is not JSON: { $trouble }
error-request-body = The body is not as wanted: { $trouble }
error-request-too-large = That is too long: at most { $most } bytes.
error-request-too-many = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-request-host = This server does not go by that name; its host can set public_url.
error-request-cross-site = Only pages of this server may do that.
error-server-failed = Something went wrong on this server, and its host finds it in the log. Try again.
error-room-unreadable = The log of this table is damaged, and it cannot be shown. The host of this server finds the reason in the log.
error-store-unavailable = Nothing can be read or kept now. Try again in a moment.

## People

# The name of a guest until they choose one, and of somebody who was forgotten.
guest-name = Guest
guest-forgotten = a guest

error-person-nobody = Nobody knows you here yet: come in first.
error-person-token = This token is not good, or not any more.
error-person-scope = This token may not { $scope }.
error-person-unknown-scope = There is no scope { $scope }: play and read are there.
error-person-too-many-tokens = You have { $most } tokens already: take one back first.
error-person-not-for-programs = That is for people: no program may do it with a token.
error-person-banned = You may not play here any more.
error-person-language = There is no language { $language } here.
error-person-handle-taken = Somebody goes by that name already.
error-person-sign-in = That name and passphrase do not belong together.
error-person-passphrase-first = That is for people with a passphrase: set one first.
error-person-invited-only = This server is open to the invited only: come by the link or the code of a table.
error-person-no-invitation = A passphrase needs an invitation of this server’s host, and this is none or was used already.
error-person-too-many-guests = Too many guests have come from your address. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-person-too-many-sign-ins = Too many tries. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

error-name-signs = { $name } cannot be a name: it has signs that cannot be seen or that change other text.
error-name-letters = { $name } cannot be a name: it has no letter and no digit.
error-name-long = { $name } is too long for a name: at most { $most } characters.
error-name-taken = Somebody at this table has a name that looks like { $name }.

## Settings

error-settings-file = The settings in { $file } cannot be read: { $trouble }
error-settings-unknown = There is no setting { $name }: one of { $known }
error-settings-value = The setting { $name } cannot be { $found }: { $trouble }

## Serving

error-serve-listen = Nobody can listen at { $host }, port { $port }: { $trouble }
error-serve-workers-need-postgres = { $workers } processes need PostgreSQL (--database URL): the embedded database has one writer.

error-room-invite-only = Here only people with a passphrase may open tables.
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

error-job-unknown = There is no long answer { $what } in { $game }.
error-job-about-view = This is asked about a seat: name the table and the seat, and send nothing else.
error-job-about-document = This is asked about what is sent, not about a table.
error-job-other-game = Another game is played at this table.
error-job-others-play = At a table with other people, nobody is told good moves.
error-job-too-many = You are already waiting for as many answers as you may. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-job-too-many-in-all = Too many people wait for answers. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
# Why an answer was not found.
error-job-failed = Something went wrong while searching for the answer.
error-job-dawdled = The answer took too long.
