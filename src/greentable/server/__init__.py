"""The table server: rooms where people and bots play, over HTTP and sockets.

A room is a table with the people around it. Whatever changes a room is an entry of its log, which
is on disk before anybody hears of it; what a viewer is sent is built from what that viewer may see.
The server names no game and decides no rule.

docs/hosting.md is for those who run it, docs/server.md for those who change it.
"""
