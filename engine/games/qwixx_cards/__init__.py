"""Qwixx, the card game: all players cross numbers on sheets of their own, row by row."""
