"""The Game: Extreme."""
