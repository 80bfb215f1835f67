"""Scanning for people who have one switch or two: a highlight steps, the switch presses."""
