"""P9, P10: no byte that a person receives depends on what that person may not know."""
