"""The keys: all commands that a key does, in one table, and what the person has changed of it."""
