"""What everything of Extreme looks like: cards, pictures, and what else is on the table."""
