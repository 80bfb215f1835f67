"""The tasks of Face to Face: what can be done in one turn, whatever the rival holds."""
