"""P9, P10: no byte that a viewer receives depends on what that viewer may not know."""
