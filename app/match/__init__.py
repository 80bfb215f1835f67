"""A match at the screen: who plays, who looks, and the computer players."""
