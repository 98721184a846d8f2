"""What can be asked of the server over HTTP, a module for each subject."""
