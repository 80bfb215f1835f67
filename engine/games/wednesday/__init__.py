"""Wednesday: Outcasts & Monsters: five rounds of getting rid of outcasts, led by characters."""
