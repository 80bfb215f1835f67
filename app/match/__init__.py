"""A match at the screen: who plays, who looks, and the computers that are asked."""
