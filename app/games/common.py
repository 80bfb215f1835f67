"""Texts that several games share."""

from app.texts import texts

T = texts("Games")

turns = T("turns", note="Under the number of turns on the page of the result.")
