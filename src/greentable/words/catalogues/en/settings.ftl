### What the settings of the server are about; docs/hosting.md and `greentable serve --show-settings`.

## Where it is reached

setting-host = the address to listen on
setting-port = the port; 0 takes a free one
setting-public-url = how people reach it, as https://cards.example.org; links say so
setting-behind-proxy = take the visitor’s address from X-Forwarded-For
setting-metrics-port = where metrics are told, on loopback; 0 for nowhere
setting-relay-host = where other processes on the same PostgreSQL reach this one; on several machines, its address in their network
setting-workers = how many processes, on PostgreSQL

## Where things are kept

setting-data = the folder of the embedded database; empty: the user’s data folder
setting-database = a PostgreSQL by URL, instead of the folder

## Who may come

setting-invite-only = strangers come in by a link or a code only, and passphrases, which tables are opened with, need an invitation
setting-contact = how to reach the host, shown on the privacy page
setting-privacy = a text file with the host’s own words about privacy
setting-guests-expire-days = guests without a running game are forgotten after this many days

## How much of everything

setting-body-bytes = the longest request and socket frame, inflated
setting-record-bytes = the longest record that can be imported
setting-file-bytes = the longest deck or recipe file
setting-head-bytes = the longest address and headers of a request
setting-sockets = open sockets in all
setting-sockets-per-address = open sockets of one address
setting-sockets-per-person = open sockets of one person
setting-spectators-per-room = who only watch a table
setting-rooms-per-person = tables of one person that are not over
setting-tokens-per-person = tokens that a person may have for programs
setting-live-rooms = tables awake at once
setting-mailbox = commands that wait at one table
setting-outbox = messages that wait for one slow reader

## How often: tokens a second, and how many can be saved up

setting-requests-per-second = requests of one address
setting-requests-burst = requests of one address at once
setting-commands-per-second = socket messages of one person
setting-commands-burst = socket messages of one person at once
setting-offers-per-minute = offers that a person may make
setting-talk-per-minute = phrases that a person may say
setting-explanations-per-minute = questions about all moves at once that a person may ask; a sixth of them can be saved up
setting-guests-per-hour = new guests from one address
setting-codes-per-minute = codes that one address may try
setting-sign-ins-per-minute = passphrases that one address may try
setting-imports-per-hour = files and records that a person may send
setting-jobs-per-person = long answers that a person may wait for at once
setting-jobs-per-address = long answers that people at one address may wait for at once
setting-jobs = long answers that all may wait for at once

## Time

setting-request-seconds = a request has to come, and its answer to be taken, within this time
setting-ping-seconds = how often sockets are pinged
setting-silent-seconds = after that a person is shown as silent
setting-absent-seconds = after that the others are asked whether a bot shall play
setting-offer-seconds = how long an offer stands where other people wait for the answer
setting-sleep-seconds = a table that nobody watches is put to sleep after that
setting-lobby-hours = tables that never began are forgotten after that
setting-lease-seconds = how long a process owns a table without renewing

## Bots and long answers

setting-bot-processes = processes for bots
setting-bot-seconds = CPU time a bot may think about one decision
setting-bot-patience-seconds = a bot that has not chosen after that is ended, whatever it does
setting-bot-idle-seconds = idle bot processes end after that
setting-job-processes = processes for long answers
setting-job-seconds = CPU time of one long answer
setting-job-keep-seconds = how long an answer is kept
