"""Where everything lies on the table of Face to Face, as data."""
