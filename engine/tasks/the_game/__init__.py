"""The tasks of The Game, and what those of Extreme share with them."""
