"""Messages between the processes of a server: that something has changed, never what it is now."""
