"""Where everything lies on the table of The Game, as data."""
