"""A lesson on the table: the coach beside it, and what one knows at its end."""
