"""The review of a match: its table, its sheet, and the curve of the chances."""
