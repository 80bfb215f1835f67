"""What is kept: saved matches and settings."""
