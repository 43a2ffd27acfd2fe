"""Messages between the processes of a server. They say that something has changed, but not what it is now."""
