"""What the program has of its system: clock, folders, screens, libraries, a second start."""
