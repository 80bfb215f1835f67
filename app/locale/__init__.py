"""Languages: which one is spoken, and what Qt says in it."""
