"""The layout of The Game's table, as data."""
