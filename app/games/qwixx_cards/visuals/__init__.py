"""What everything of Qwixx looks like: cards, pictures, and what else is on the table."""
