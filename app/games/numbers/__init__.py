"""Shared parts of the games in which cards are placed on piles in order of their numbers."""
