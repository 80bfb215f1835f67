"""How rounds and matches of Wednesday ended, and the points."""
