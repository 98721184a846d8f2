"""What clients and a server of tables say to each other. It is declared here, and only here.

Nothing in here reads a socket, keeps anything or decides anything.
"""
