"""Languages: which one is in use, and Qt's own texts in it."""
