"""The war: *La Famiglia: The Great Mafia War* for four players in two teams. So far its component packs."""
