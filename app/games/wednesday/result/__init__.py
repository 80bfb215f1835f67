"""The ends of rounds and matches of Wednesday, and the points."""
