"""The messages between clients and a server of tables: over the socket, and as bodies of HTTP.

They are declared only here; `docs/protocol.md` lists them. This package has no logic: it neither
reads sockets nor stores anything.
"""
