"""The table under hands: its widget, mouse, keys and screen readers, and what is said on it."""
