"""The index of the saved matches, `history.db`: made from their journals, and made anew at will."""
