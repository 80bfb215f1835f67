"""The page Learn: the lessons of all games, and which of them is next."""
