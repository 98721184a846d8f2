### What the server’s settings are for; docs/hosting.md and `greentable serve --show-settings`.

## Where people reach it

setting-host = address to listen on
setting-port = port to listen on; 0 picks a free one
setting-public-url = public address, used in links, e.g. https://cards.example.org
setting-behind-proxy = take visitors’ addresses from X-Forwarded-For
setting-metrics-port = port for metrics, local only; 0 turns them off
setting-relay-host = address where other processes on the same PostgreSQL reach this one; with several machines, its address in their network
setting-workers = number of processes (PostgreSQL only)

## Where data is stored

setting-data = folder of the built-in database; empty: the user’s data folder
setting-database = URL of a PostgreSQL database to use instead of the folder

## Who can come in

setting-invite-only = newcomers need a link or a code to join a table, and an invitation to set a passphrase, which you need to open tables
setting-contact = how to reach the server host, shown on the privacy page
setting-privacy = text file with the server host’s own privacy notes
setting-guests-expire-days = days after which guests without a game in progress are deleted

## Limits

setting-body-bytes = largest request and socket message, decompressed
setting-record-bytes = largest record that can be imported
setting-file-bytes = largest deck or recipe file
setting-head-bytes = largest URL and headers of a request
setting-sockets = open sockets in total
setting-sockets-per-address = open sockets per IP address
setting-sockets-per-person = open sockets per person
setting-spectators-per-room = spectators per table
setting-rooms-per-person = unfinished tables per person
setting-tokens-per-person = access tokens per person
setting-live-rooms = tables in memory at once
setting-mailbox = commands waiting at one table
setting-outbox = messages waiting for one slow client

## How often: tokens per second, and how many can be saved up

setting-requests-per-second = requests per IP address
setting-requests-burst = requests per IP address in a burst
setting-commands-per-second = socket messages per person
setting-commands-burst = socket messages per person in a burst
setting-offers-per-minute = trade offers per person
setting-talk-per-minute = chat messages per person
setting-explanations-per-minute = requests per person to explain all moves at once; up to a sixth of them in a burst
setting-guests-per-hour = new guests per IP address
setting-codes-per-minute = table codes tried per IP address
setting-sign-ins-per-minute = sign-in attempts per IP address
setting-imports-per-hour = files and records uploaded per person
setting-jobs-per-person = long searches a person can run at once
setting-jobs-per-address = long searches per IP address at once
setting-jobs = long searches in total at once

## Time

setting-request-seconds = time limit for a request to arrive and its response to be received
setting-ping-seconds = interval between socket pings
setting-silent-seconds = time until a person is shown as not responding
setting-absent-seconds = time until the others are asked whether a bot should take over
setting-offer-seconds = time until an offer expires if other people are waiting for the answer
setting-sleep-seconds = time until a table that no one is watching is unloaded
setting-lobby-hours = time until tables that never started are deleted
setting-lease-seconds = time a process owns a table without renewing it

## Bots and long searches

setting-bot-processes = processes for bots
setting-bot-seconds = CPU time a bot may use per decision
setting-bot-patience-seconds = time until a bot that hasn’t decided is stopped, whatever it is doing
setting-bot-idle-seconds = time until an idle bot process ends
setting-job-processes = processes for long searches
setting-job-seconds = CPU time per long search
setting-job-keep-seconds = how long a result is kept
