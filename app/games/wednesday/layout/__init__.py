"""Where everything lies on the table of Wednesday, as data."""
