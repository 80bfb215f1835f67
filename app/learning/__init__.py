"""Lessons: what they hold, how they run, and how far somebody has come in them."""
