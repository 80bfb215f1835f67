"""The layout of Wednesday's table, as data."""
