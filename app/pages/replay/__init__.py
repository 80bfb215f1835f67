"""The replay of a match: any moment of it on the table, one after the other or at will."""
