"""Storage: saved matches and settings."""
