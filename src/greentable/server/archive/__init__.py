"""Games that are over: found, imported, looked at again."""
