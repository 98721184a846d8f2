"""Commands for hosts: start the server, maintain its store, find damage.

They put the parts together; no other folder may import this one.
"""
