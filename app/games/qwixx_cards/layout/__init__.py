"""The layout of Qwixx's table, as data."""
