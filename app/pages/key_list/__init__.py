"""The list of all keys, over whatever page one comes from."""
