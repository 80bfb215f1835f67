"""The table in motion: what is on it, and how it gets from one layout to the next."""
