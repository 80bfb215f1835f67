"""Where everything lies on the table of Extreme, as data."""
