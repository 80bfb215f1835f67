"""Texts that several parts of the program share."""

from app.texts import texts

T = texts("Common")

home = T("Home", note="A button that leads to the home page.")
rules = T("Rules", note="A button that leads to the rules.")
settings = T("Settings", note="A button, and the heading of its page.")
back = T("Back", note="A button.")
about = T("About", note="A button, and the heading of its page.")
licences = T("Licences")
trapoula = T("Trapoula", note="The name of the program.")
saved_games = T("Saved games", note="A button, and the heading of its page.")
deal = T("deal {number}", note="The number by which cards can be dealt again.")
practice = T("practice", note="A move was taken back after the end: the game does not count.")
turns = T("turns", note="Under the number of turns on the page of the result.")
