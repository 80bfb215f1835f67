"""Computer players of Wednesday: Outcasts & Monsters."""
