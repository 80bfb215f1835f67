"""The layout of Extreme's table, as data."""
