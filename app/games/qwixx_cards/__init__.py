"""Qwixx, the card game."""
