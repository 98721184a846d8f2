"""People: their identity, their statistics, their deletion, and clean-up."""
