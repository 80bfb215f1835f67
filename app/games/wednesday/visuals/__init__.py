"""The look of Wednesday's table: cards, figures, places."""
