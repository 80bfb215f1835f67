"""The deals of the day: what home and their page show of them."""
