"""P1, P7, P8, P23: servers are killed or stopped, commands are repeated or sent at the same time; nothing is lost or doubled."""
