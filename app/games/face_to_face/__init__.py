"""The Game: Face to Face."""
