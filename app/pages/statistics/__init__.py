"""The statistics: what the matches of a game come to, in figures, charts and tables."""
