"""The set-up of a match: who sits where, which options, which deal."""
