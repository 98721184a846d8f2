"""Several processes and several addresses: who listens where, and which process has a room."""
