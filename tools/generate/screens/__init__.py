"""Pictures of every main screen of the browser's client, for README and docs."""
