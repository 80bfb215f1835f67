"""The tasks of Wednesday: empty the hand before anybody can stop you, all hands being open."""
