"""The last moves of a match, to be read beside the table."""
