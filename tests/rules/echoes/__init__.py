"""Rules 11 and 17: Echoes of the Past, by its clauses."""
