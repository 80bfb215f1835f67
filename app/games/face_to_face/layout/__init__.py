"""The layout of Face to Face's table, as data."""
