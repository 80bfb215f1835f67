"""Computers at a table page: their pace, what is said of them, and who plays where."""
