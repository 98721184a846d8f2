"""The messages between clients and a server of tables: over the socket, and as bodies of HTTP.

They are declared here and nowhere else; `docs/protocol.md` lists them. Nothing in here reads a
socket, keeps anything or decides anything.
"""
