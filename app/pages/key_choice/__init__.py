"""The page on which letters are chosen for commands, and how much time keys leave."""
