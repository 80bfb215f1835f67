"""Qwixx, the card game: everyone crosses numbers on a sheet of their own, row by row."""
