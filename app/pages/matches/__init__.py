"""The past matches: found, opened, deleted, exported and taken in."""
