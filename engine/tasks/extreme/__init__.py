"""The tasks of Extreme, which ask for what those of The Game ask for."""
