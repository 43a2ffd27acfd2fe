"""Tables in memory: commands, bots, sockets, broadcasts, and following what other processes write."""
