"""What hosts do: start the server, look after its store, see what is wrong.

It puts the parts together; nothing else may import it.
"""
