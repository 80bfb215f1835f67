"""The system: clock, folders, screens, libraries, a second start."""
