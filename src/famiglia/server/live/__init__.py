"""Tables in memory: commands, bots, sockets, broadcasts, and catching up with changes by other processes."""
