"""The look of Extreme: cards, pictures, and all else on the table."""
