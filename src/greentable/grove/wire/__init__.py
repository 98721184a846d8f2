"""Grove as JSON for clients: views, events and explanations, and reading them back."""
