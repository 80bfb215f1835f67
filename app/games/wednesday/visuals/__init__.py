"""What the table of Wednesday looks like: cards, figures, places."""
