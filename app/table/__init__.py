"""The card table, whatever the game: what lies where, how it moves, how it is played by hand."""
