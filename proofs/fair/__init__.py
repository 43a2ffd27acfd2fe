"""P20, P21: every deal follows from its seed, and every change to a record is found."""
