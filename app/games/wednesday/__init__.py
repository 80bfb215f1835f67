"""Wednesday: Outcasts & Monsters."""
